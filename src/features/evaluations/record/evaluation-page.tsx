import { Reference } from "#src/components/reference.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { DateTime } from "#src/components/date-time.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { reasonOf } from "#domain/refusal.ts";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { FileLink } from "#src/kit/record/file-link.tsx";
import { RecordPage } from "#src/kit/record/record-page.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { sayReason } from "#i18n/say-refusal.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ChangedSince } from "../card/changed-since.tsx";
import { DecisionBadge } from "../card/decision-badge.tsx";
import { type Evaluation, evaluationQuery } from "../data.ts";
import { PrintButton } from "../print-button.tsx";
import { CorrectionDialog } from "./correction-dialog.tsx";
import { EvaluationHistory } from "./evaluation-history.tsx";
import { KeyFacts } from "./key-facts.tsx";
import { MarksTable } from "./marks-table.tsx";

/** One evaluation beside the key facts of its application: the marks, the first version, the trace of each change. */
export function EvaluationPage({ id }: { id: string }) {
  const { LL } = useWords();
  const words = LL.marking;
  const read = useQuery(evaluationQuery(id));
  const back = <BackLink to="/admin/evaluations">{words.page.back()}</BackLink>;
  const failed = reasonOf(read.error) ? undefined : LL.evaluations.reviews.failed();
  return (
    <RecordPage read={read} list={words.title()} back={back} {...(failed && { failed })}>
      {(evaluation) => (
        <>
          <PageTitle
            size="desk"
            above={back}
            note={<Reference value={evaluation.submission.reference} />}
            actions={<Actions evaluation={evaluation} />}
          >
            {evaluation.submission.institutionName}
          </PageTitle>
          <div className="grid items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
            <div className="min-w-0">
              <Given evaluation={evaluation} />
              <Section title={words.page.history()} isRuled>
                <EvaluationHistory evaluation={evaluation} />
              </Section>
            </div>
            <Section title={words.page.application()}>
              <KeyFacts submission={evaluation.submission} />
            </Section>
          </div>
        </>
      )}
    </RecordPage>
  );
}

function Actions({ evaluation }: { evaluation: Evaluation }) {
  const { LL } = useWords();
  const words = LL.marking.page;
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { id, submission, whyNotCorrect, isInQueue } = evaluation;
  return (
    <>
      <PrintButton url={`/api/documents/evaluations/${id}/sheet.pdf`} />
      {isInQueue && (
        <Button asChild variant="secondary" size="sm">
          <Link to="/admin/gruporg" search={{ submission: submission.id }}>
            {words.change()}
          </Link>
        </Button>
      )}
      {!whyNotCorrect && (
        <Button size="sm" onClick={() => setIsCorrecting(true)}>
          {words.correct()}
        </Button>
      )}
      {isCorrecting && <CorrectionDialog evaluation={evaluation} onClose={() => setIsCorrecting(false)} />}
    </>
  );
}

function Given({ evaluation }: { evaluation: Evaluation }) {
  const { LL } = useWords();
  const words = LL.marking;
  const { reader, isOwn, state, decision, average, first, isChangedKnowing, attachments } = evaluation;
  return (
    <div className="mb-8 grid gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="font-semibold">
          {reader}
          {isOwn && <span className="ml-1.5 font-normal text-quiet">({words.own()})</span>}
        </span>
        {state === "given" ? (
          <DecisionBadge decision={decision} />
        ) : (
          <Badge tone="outline">{words.states[state]()}</Badge>
        )}
        {average !== null && <span className="figures">{LL.evaluations.card.average({ average })}</span>}
        <DateTime
          value={evaluation.updatedAt}
          show="dateTime"
          className="figures text-[0.8125rem] text-quiet"
        />
      </p>
      <ChangedSince changed={evaluation.changedSince} isOwn={isOwn} />
      {isChangedKnowing && <p className="font-semibold text-wait-ink">{words.first.badge()}</p>}
      {evaluation.abstainedBecause ? (
        <p>{words.page.abstained({ reason: evaluation.abstainedBecause })}</p>
      ) : (
        <MarksTable now={evaluation} first={first} />
      )}
      {state === "setAside" && <p className="text-quiet">{LL.evaluations.others.setAside()}</p>}
      {evaluation.whyNotCorrect && state === "given" && (
        <p className="text-quiet">{sayReason(LL, evaluation.whyNotCorrect)}</p>
      )}
      <div>
        <h2 className="font-semibold">{words.page.comment()}</h2>
        <p className="mt-1 max-w-prose break-words whitespace-pre-line">
          {evaluation.comment || <span className="text-quiet">{words.page.noComment()}</span>}
        </p>
        {first && first.comment !== evaluation.comment && (
          <p className="mt-2 max-w-prose border-l-3 border-line-2 pl-4 break-words whitespace-pre-line text-quiet">
            {words.first.title()}: {first.comment || words.page.noComment()}
          </p>
        )}
      </div>
      {attachments.length > 0 && (
        <div className="grid gap-1.5">
          <h2 className="font-semibold">{words.page.files()}</h2>
          {attachments.map((file) => (
            <FileLink key={file.url} file={file} />
          ))}
        </div>
      )}
    </div>
  );
}
