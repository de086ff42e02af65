import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { formatDateTime } from "#i18n/formatters.ts";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { RetryLine } from "#src/kit/record/retry-line.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { decisionQuery, type Decision } from "../data.ts";
import { DecisionHead, LetterText } from "./decision-letter.tsx";

/** The mail's form loads where there is a mail to send. */
const DecisionDraft = lazy(() =>
  import("./decision-draft.tsx").then((module) => ({ default: module.DecisionDraft })),
);

/** The mail with the decision for the applicant: read, edited and sent by a person, then what became of it. */
export function DecisionMail({ submissionId }: { submissionId: string }) {
  const { LL } = useWords();
  const words = LL.submissions.decision;
  const { data: decision, error, refetch } = useQuery(decisionQuery(submissionId));
  if (!decision && !error) return null;
  return (
    <Section title={words.title()} className="mb-10">
      <MailsKeptLine className="mb-4" />
      {decision ? (
        <DecisionState submissionId={submissionId} decision={decision} />
      ) : (
        <RetryLine text={words.failedToLoad()} onRetry={() => void refetch()} />
      )}
    </Section>
  );
}

function DecisionState({ submissionId, decision }: { submissionId: string; decision: Decision }) {
  const { LL } = useWords();
  const words = LL.submissions.decision;
  const isOutdated = decision.status === "draft" && !decision.canSend;
  const didFail = decision.status === "failed" || decision.status === "dead";
  return (
    <>
      <p
        role="status"
        className={didFail ? "-mt-2.5 mb-3 break-words error-text" : "-mt-2.5 mb-3 text-quiet"}
      >
        <StateSentence decision={decision} />
        {isOutdated && ` ${words.outdated()}`}
      </p>
      {decision.canSend ? (
        <Suspense fallback={<SpinnerArea />}>
          <DecisionDraft key={decision.id} submissionId={submissionId} decision={decision} />
        </Suspense>
      ) : (
        <>
          <DecisionHead decision={decision} subject={decision.subject} />
          {decision.status !== "draft" && (
            <details className="mt-4">
              <summary className="link w-fit cursor-pointer">{words.show()}</summary>
              <LetterText locale={decision.locale} text={decision.text} />
            </details>
          )}
        </>
      )}
    </>
  );
}

/** What became of the mail, in words. */
function StateSentence({ decision: { status, sentAt, lastError } }: { decision: Decision }): string {
  const { LL, locale } = useWords();
  const { state } = LL.submissions.decision;
  const date = sentAt ? formatDateTime(locale, sentAt) : "";
  const reason = lastError.trim().replace(/\.$/, "");
  switch (status) {
    case "draft":
    // Only mails of campaigns are skipped.
    case "skipped":
      return state.draft();
    case "queued":
    case "sending":
      return state.underWay();
    case "sent":
      return state.sent({ date });
    case "kept":
      return state.kept({ date });
    case "failed":
      return state.failed({ reason });
    case "dead":
      return state.dead({ reason });
    default:
      return status satisfies never;
  }
}
