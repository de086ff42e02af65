import { useQuery } from "@tanstack/react-query";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Awaited, Skeleton, TextPlace } from "#src/components/ui/skeleton.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { EvaluationViews } from "../evaluation-views.tsx";
import { ByHand } from "./by-hand.tsx";
import { type Assignments, assignmentsQuery } from "./data.ts";
import { DeclinedSection } from "./declined-section.tsx";
import { ProgressTable } from "./progress-table.tsx";
import { ProposalDesk } from "./proposal-desk.tsx";

/** Who marks what: how far everybody is, the next proposal, and what is set by hand. */
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

/** Placeholders of the table of readers, and of the proposal beside the pairs. */
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
  const { readers, minimumMarks, byHand, declined } = assignments;
  return (
    <div className="grid gap-y-10">
      <ProgressTable readers={readers} />
      <div className="grid gap-x-12 gap-y-10 border-t border-line-2 pt-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ProposalDesk
          key={readers.map(({ id }) => id).join()}
          readers={readers.map(({ id, name }) => ({ id, name }))}
          minimumMarks={minimumMarks}
        />
        <div className="grid content-start gap-y-10">
          <ByHand pairs={byHand} readers={readers} />
          <DeclinedSection declined={declined} />
        </div>
      </div>
    </div>
  );
}
