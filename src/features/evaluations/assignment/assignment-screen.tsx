import { useQuery } from "@tanstack/react-query";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Awaited, Skeleton, TextPlace } from "#src/components/ui/skeleton.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { EvaluationViews } from "../evaluation-views.tsx";
import { ByHand } from "./by-hand.tsx";
import { type Assignments, assignmentsQuery } from "./data.ts";
import { DeclinedSection } from "./declined-section.tsx";
import { LastRun } from "./last-run.tsx";
import { ProgressTable } from "./progress-table.tsx";
import { ProposalDesk } from "./proposal-desk.tsx";

/** Who marks what: how far everybody is, the next proposal, the last one, and what is set by hand. */
export function AssignmentScreen() {
  const { LL } = useWords();
  const words = LL.assignment;
  const { data, error, refetch } = useQuery(assignmentsQuery());
  return (
    <>
      <PageTitle
        size="desk"
        note={
          data
            ? words.note({ count: data.underEvaluation })
            : !error && <TextPlace>{words.note({ count: 10 })}</TextPlace>
        }
        actions={<EvaluationViews />}
      >
        {words.title()}
      </PageTitle>
      {data ? (
        <Parts assignments={data} />
      ) : error ? (
        <ErrorPanel message={words.failed()} onRetry={() => void refetch()} />
      ) : (
        <PartPlaces />
      )}
    </>
  );
}

/** Of the table of readers, and of the proposal beside the last one. */
function PartPlaces() {
  return (
    <Awaited className="grid gap-y-10">
      <Skeleton shape="h-64 rounded-sm" />
      <div className="grid gap-x-12 gap-y-10 border-t border-line-2 pt-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton shape="h-96 rounded-sm" />
        <Skeleton shape="h-40 rounded-sm" />
      </div>
    </Awaited>
  );
}

function Parts({ assignments }: { assignments: Assignments }) {
  const { readers, options, last, byHand, declined } = assignments;
  const active = readers.filter(({ isActive }) => isActive);
  return (
    <div className="grid gap-y-10">
      <ProgressTable readers={readers} />
      <div className="grid gap-x-12 gap-y-10 border-t border-line-2 pt-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ProposalDesk
          key={active.map(({ id }) => id).join()}
          readers={active.map(({ id, name }) => ({ id, name }))}
          before={options}
        />
        <div className="grid content-start gap-y-10">
          <LastRun last={last} />
          <ByHand pairs={byHand} readers={active} />
          <DeclinedSection declined={declined} />
        </div>
      </div>
    </div>
  );
}
