import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { formatDateTime } from "#i18n/formatters.ts";
import { PageTitle } from "#src/components/page-title.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { OthersHere } from "#src/kit/record/others-here.tsx";
import { RecordPage } from "#src/kit/record/record-page.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { readDraft } from "#src/lib/tab-drafts.ts";
import { useWords } from "#src/lib/words.tsx";
import { submissionQuery, type Submission } from "../data.ts";
import { correctionsOf } from "./corrections.ts";
import { DecisionMail } from "./decision-mail.tsx";
import { SubmissionAccounts } from "./submission-accounts.tsx";
import { SubmissionHistory } from "./submission-history.tsx";
import { SubmissionMoves } from "./submission-moves.tsx";
import { SubmissionOrders } from "./submission-orders.tsx";
import { SubmissionSite } from "./submission-site.tsx";
import { SubmissionSheet } from "./submission-sheet.tsx";

/** The long form comes when somebody corrects something. */
const SubmissionEdit = lazy(() =>
  import("./submission-edit.tsx").then((module) => ({ default: module.SubmissionEdit })),
);

/** One submission on the staff desk (SUB-02, SUB-03): its answers, and beside them all that can be done with it. */
export function SubmissionPage({ id }: { id: string }) {
  const { LL } = useWords();
  // Corrections that were left unsaved are taken up again.
  const [isEditing, setIsEditing] = useState(() => readDraft(correctionsOf(id)) !== undefined);
  return (
    <RecordPage read={useQuery(submissionQuery(id))} list={LL.submissions.list.title()} back={<Back />}>
      {(submission) =>
        isEditing ? (
          <Suspense fallback={<SpinnerArea />}>
            <SubmissionEdit submission={submission} onDone={() => setIsEditing(false)} />
          </Suspense>
        ) : (
          <SubmissionDesk submission={submission} onEdit={() => setIsEditing(true)} />
        )
      }
    </RecordPage>
  );
}

function SubmissionDesk({ submission, onEdit }: { submission: Submission; onEdit: () => void }) {
  const { LL, locale } = useWords();
  const words = LL.submissions.detail;
  const { original } = submission;
  return (
    <>
      <PageTitle
        size="desk"
        above={<Back />}
        note={<span className="figures">{submission.reference}</span>}
        actions={
          <Button variant="secondary" onClick={onEdit}>
            {words.edit()}
          </Button>
        }
      >
        {submission.answers.institutionName}
      </PageTitle>
      <div className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line-2 pb-5">
        <StatusBadge of="submission" status={submission.status} />
        <span className="font-semibold">
          {submission.isWithdrawn ? LL.submissions.withdrawn() : LL.submissions.meaning[submission.status]()}
        </span>
        <span className="text-quiet">
          {words.received({ date: formatDateTime(locale, submission.createdAt) })},{" "}
          {words.changed({ date: formatDateTime(locale, submission.updatedAt) })}
        </span>
        <OthersHere at={`submission:${submission.id}`} />
        {original && (
          <Link to="/admin/submissions/$submissionId" params={{ submissionId: original.id }} className="link">
            {words.original({ reference: original.reference, institution: original.institutionName })}
          </Link>
        )}
      </div>
      <div className="grid gap-x-12 gap-y-2 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <aside className="min-w-0 lg:col-start-2">
          <SubmissionMoves submission={submission} />
          <SubmissionAccounts submission={submission} />
          <SubmissionOrders submission={submission} />
          <SubmissionSite submission={submission} />
        </aside>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <DecisionMail submissionId={submission.id} />
          <SubmissionSheet submission={submission} />
        </div>
        <Section title={words.history()} isRuled className="lg:col-start-2">
          <SubmissionHistory submission={submission} />
        </Section>
      </div>
    </>
  );
}

function Back() {
  const { LL } = useWords();
  return <BackLink to="/admin/submissions">{LL.submissions.detail.back()}</BackLink>;
}
