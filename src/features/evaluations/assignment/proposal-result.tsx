import { Reference } from "#src/components/reference.tsx";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ProposalOptions } from "#domain/evaluations/assignment.ts";
import { reasonOf } from "#domain/refusal.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { Column } from "#src/components/data-columns.ts";
import { DataTable } from "#src/components/data-table.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { Section } from "#src/kit/record/section.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { acceptAssignment, type Proposal, propose } from "./data.ts";
import { Gaps } from "./gaps.tsx";

type ProposalResultProps = {
  proposal: Proposal;
  options: ProposalOptions;
  /** The form above asks for something else by now. */
  isOutdated: boolean;
  /** Another proposal in its place; none once it is accepted. */
  onProposed: (proposal: Proposal | undefined) => void;
};

/** What the proposal would do to each reader and what it leaves short, with the button that does exactly that. */
export function ProposalResult({ proposal, options, isOutdated, onProposed }: ProposalResultProps) {
  const { LL } = useWords();
  const words = LL.assignment.proposal;
  const columns = useMemo(() => proposalColumns(LL), [LL]);
  const { mutateAsync, isPending } = useMutation(acceptAssignment);
  const changes = proposal.given + proposal.taken > 0;

  async function accept(): Promise<void> {
    try {
      const { given, readers } = await mutateAsync({ options, seal: proposal.seal });
      showSuccess(words.accepted({ given, readers }));
      onProposed(undefined);
    } catch (error) {
      showError(say(LL, error));
      if (reasonOf(error)?.code === "proposalOutdated") await proposeAgain();
    }
  }

  /** What cannot be accepted any more makes way, also when nothing comes in its place. */
  async function proposeAgain(): Promise<void> {
    try {
      onProposed(await propose(options));
    } catch (error) {
      onProposed(undefined);
      showError(say(LL, error));
    }
  }

  return (
    <Section title={words.result()} isRuled className="mt-8">
      <p role="status" className="mb-4">
        {changes ? words.summary(proposal) : words.nothing()}
      </p>
      {changes && (
        <DataTable
          label={words.result()}
          columns={columns}
          rows={proposal.readers}
          getRowId={({ id }) => id}
        />
      )}
      {changes && <p className="mt-2 text-sm text-quiet">{words.load()}</p>}
      {changes && <WhoGetsWhich readers={proposal.readers} />}
      {proposal.gapCount > 0 && <Gaps proposal={proposal} />}
      {changes && (
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button disabled={isOutdated} pending={isPending} onClick={() => void accept()}>
            {words.accept()}
          </Button>
          <p className="text-quiet">{isOutdated ? words.outdated() : words.letters()}</p>
        </div>
      )}
    </Section>
  );
}

/** Which submissions come to each reader and which go, folded: hundreds may. */
function WhoGetsWhich({ readers }: { readers: readonly Row[] }) {
  const { LL } = useWords();
  const words = LL.assignment.proposal;
  return (
    <div className="mt-4">
      {readers
        .filter(({ given, taken }) => given + taken > 0)
        .map(({ id, name, gets, loses }) => (
          <details key={id} className="border-t border-line py-2">
            <summary className="cursor-pointer">
              {words.whoGets({ name, count: gets.length })}
              {loses.length > 0 && `, ${words.whoLoses({ count: loses.length })}`}
            </summary>
            <Listed title={words.gets()} submissions={gets} />
            <Listed title={words.loses()} submissions={loses} />
          </details>
        ))}
    </div>
  );
}

function Listed({ title, submissions }: { title: string; submissions: Row["gets"] }) {
  if (submissions.length === 0) return null;
  return (
    <div className="mt-2 pl-4">
      <h4 className="text-sm text-quiet">{title}</h4>
      <ul className="gap-x-8 sm:columns-2">
        {submissions.map(({ id, reference, institutionName }) => (
          <li key={id} className="break-inside-avoid py-0.5">
            <Link to="/admin/submissions/$submissionId" params={{ submissionId: id }} className="link">
              <Reference value={reference} />
            </Link>{" "}
            <span translate="no" className="wrap-anywhere">
              {institutionName}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Row = Proposal["readers"][number];

function proposalColumns(LL: TranslationFunctions): Column<Row>[] {
  const words = LL.assignment.proposal;
  const figure = (value: number | null) => <span className="figures">{value ?? "–"}</span>;
  return [
    {
      id: "reader",
      header: LL.assignment.reader(),
      onCard: "title",
      className: "w-full max-w-0",
      cell: ({ name, after }) => (
        <>
          <span className="block truncate font-semibold">{name}</span>
          {after === null && <span className="text-[0.8125rem] text-quiet">{words.apart()}</span>}
        </>
      ),
    },
    { id: "before", header: words.before(), align: "end", cell: ({ before }) => figure(before) },
    {
      id: "after",
      header: words.after(),
      align: "end",
      className: "font-semibold",
      cell: ({ after }) => figure(after),
    },
    {
      id: "change",
      header: words.change(),
      align: "end",
      cell: ({ given, taken }) => {
        const plus = given > 0 ? words.plus({ count: given }) : "";
        const minus = taken > 0 ? words.minus({ count: taken }) : "";
        return <span className="figures">{`${plus} ${minus}`.trim() || "–"}</span>;
      },
    },
  ];
}
