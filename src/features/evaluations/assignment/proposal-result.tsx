import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ProposalOptions } from "#domain/evaluations/assignment.ts";
import { reasonOf } from "#domain/refusal.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { Column } from "#src/components/data-columns.ts";
import { DataTable } from "#src/components/data-table.tsx";
import { Reference } from "#src/components/reference.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { acceptAssignment, type Proposal } from "./data.ts";
import { Gaps } from "./gaps.tsx";

type ProposalResultProps = {
  proposal: Proposal;
  options: ProposalOptions;
  /** The form above asks for something else by now. */
  isOutdated: boolean;
  /** Called once the proposal is accepted, or can no longer be. */
  onClose: () => void;
};

/** What the proposal gives each reader and what it leaves short, with the button that does exactly that. */
export function ProposalResult({ proposal, options, isOutdated, onClose }: ProposalResultProps) {
  const { LL } = useWords();
  const words = LL.assignment.proposal;
  const columns = useMemo(() => proposalColumns(LL), [LL]);
  const { mutate, isPending } = useMutation(acceptAssignment);
  const givesSome = proposal.given > 0;

  function accept(): void {
    const given = proposal.readers
      .filter(({ gets }) => gets.length > 0)
      .map(({ id, gets }) => ({ readerId: id, submissionIds: gets.map((submission) => submission.id) }));
    mutate(
      { options, given },
      {
        onSuccess: (accepted) => {
          showSuccess(words.accepted(accepted));
          onClose();
        },
        onError: (error) => {
          showError(say(LL, error));
          if (reasonOf(error)?.code === "proposalOutdated") onClose();
        },
      },
    );
  }

  return (
    <Section title={words.result()} isRuled className="mt-8">
      <p role="status" className="mb-4">
        {givesSome ? words.summary(proposal) : words.nothing()}
      </p>
      {givesSome && (
        <>
          <DataTable
            label={words.result()}
            columns={columns}
            rows={proposal.readers}
            getRowId={({ id }) => id}
          />
          <p className="mt-2 text-sm text-quiet">{words.load()}</p>
          <WhoGetsWhich readers={proposal.readers} />
        </>
      )}
      {proposal.gapCount > 0 && <Gaps proposal={proposal} />}
      {givesSome && (
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button disabled={isOutdated} pending={isPending} onClick={accept}>
            {words.accept()}
          </Button>
          <p className="text-quiet">{isOutdated ? words.outdated() : words.letters()}</p>
          <MailsKeptLine />
        </div>
      )}
    </Section>
  );
}

/** Which submissions come to each reader, folded: hundreds may. */
function WhoGetsWhich({ readers }: { readers: readonly Row[] }) {
  const { LL } = useWords();
  const words = LL.assignment.proposal;
  return (
    <div className="mt-4">
      {readers
        .filter(({ gets }) => gets.length > 0)
        .map(({ id: readerId, name, gets }) => (
          <details key={readerId} className="border-t border-line py-2">
            <summary className="cursor-pointer">{words.whoGets({ name, count: gets.length })}</summary>
            <ul className="mt-2 gap-x-8 pl-4 sm:columns-2">
              {gets.map(({ id, reference, institutionName }) => (
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
          </details>
        ))}
    </div>
  );
}

type Row = Proposal["readers"][number];

function proposalColumns(LL: TranslationFunctions): Column<Row>[] {
  const words = LL.assignment.proposal;
  return [
    {
      id: "reader",
      header: LL.assignment.reader(),
      onCard: "title",
      className: "w-full max-w-0",
      cell: ({ name }) => <span className="block truncate font-semibold">{name}</span>,
    },
    {
      id: "before",
      header: words.before(),
      align: "end",
      cell: ({ before }) => <span className="figures">{before}</span>,
    },
    {
      id: "gets",
      header: words.gets(),
      align: "end",
      cell: ({ gets }) => (
        <span className="figures">{gets.length > 0 ? words.plus({ count: gets.length }) : "–"}</span>
      ),
    },
    {
      id: "after",
      header: words.after(),
      align: "end",
      className: "font-semibold",
      cell: ({ after }) => <span className="figures">{after}</span>,
    },
  ];
}
