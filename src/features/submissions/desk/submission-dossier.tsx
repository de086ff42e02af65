import type { ReactNode } from "react";
import { RecordKeysHelp } from "#src/kit/record/record-keys-help.tsx";
import { RecordMails } from "#src/kit/record/record-mails.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Submission } from "../data.ts";
import { LikelyDuplicates } from "../duplicates/likely-duplicates.tsx";
import { DecisionMail } from "./decision-mail.tsx";
import { SubmissionAccounts } from "./submission-accounts.tsx";
import { SubmissionHead } from "./submission-head.tsx";
import { SubmissionHistory } from "./submission-history.tsx";
import { SubmissionLinks } from "./submission-links.tsx";
import { SubmissionMoves } from "./submission-moves.tsx";
import type { SubmissionListAddress } from "./list-at.ts";
import { SubmissionNeighbours } from "./submission-neighbours.tsx";
import { SubmissionOrders } from "./submission-orders.tsx";
import { BackToSubmissions } from "./submission-read.tsx";
import { SubmissionDescription, SubmissionFacts } from "./submission-sheet.tsx";
import { SubmissionSite } from "./submission-site.tsx";

type SubmissionDossierProps = {
  submission: Submission;
  /** The address of the list that the reader came from. */
  list: SubmissionListAddress;
  /** Parts that belong to other features. */
  evaluations: ReactNode;
  notes: ReactNode;
  onEdit: () => void;
};

/**
 * A submission as the team decides about it: what they want to show, how it was judged, then the facts; beside them what can
 * be done, which stays in view, what the team noted and what was done so far.
 */
export function SubmissionDossier({ submission, list, evaluations, notes, onEdit }: SubmissionDossierProps) {
  const { LL } = useWords();
  return (
    <>
      <SubmissionHead
        submission={submission}
        above={
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <BackToSubmissions list={list} />
            <SubmissionNeighbours id={submission.id} list={list} />
          </div>
        }
        onEdit={onEdit}
      />
      <RecordKeysHelp />
      <div className="@container">
        <div className="grid gap-x-12 gap-y-8 @3xl:grid-cols-[minmax(0,1fr)_20rem] @3xl:grid-rows-[auto_1fr]">
          <div className="min-w-0 bg-paper @3xl:sticky @3xl:top-0 @3xl:z-10 @3xl:col-start-2 @3xl:-my-3 @3xl:self-start @3xl:py-3">
            <SubmissionMoves submission={submission} list={list} />
          </div>
          <div className="min-w-0 @3xl:col-start-1 @3xl:row-span-2 @3xl:row-start-1">
            <DecisionMail submissionId={submission.id} />
            <SubmissionDescription submission={submission} />
            {!submission.original && <LikelyDuplicates of={submission.id} />}
            {evaluations}
            <SubmissionFacts submission={submission} />
          </div>
          <aside className="min-w-0 @3xl:col-start-2">
            {notes}
            <Section title={LL.submissions.detail.history()} isRuled className="mb-8">
              <SubmissionHistory submission={submission} />
              {submission.canEndLinks && <SubmissionLinks submission={submission} />}
            </Section>
            <SubmissionOrders submission={submission} />
            <SubmissionAccounts submission={submission} />
            <SubmissionSite submission={submission} />
            <RecordMails
              of={{ kind: "submission", id: submission.id }}
              className="mb-8 border-t border-line-2 pt-3"
            />
          </aside>
        </div>
      </div>
    </>
  );
}
