import { useMutation } from "@tanstack/react-query";
import type { Scores } from "#domain/evaluations/score.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { DateTime } from "#src/components/date-time.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { FileLink } from "#src/kit/record/file-link.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { openMarks, type Card, type OthersEvaluation } from "../data.ts";
import { DecisionBadge } from "./decision-badge.tsx";
import { MarksLine } from "./marks-line.tsx";

/** What others gave, for who may see it; otherwise why not, and the way to see it without evaluating. */
export function OthersMarks({ card }: { card: Card }) {
  const { LL } = useWords();
  const words = LL.evaluations.others;
  if (!card.isOpen) return <ClosedMarks card={card} />;
  if (card.others.length === 0) return <p className="text-quiet">{words.none()}</p>;
  return (
    <ul className="border-t border-line-2">
      {card.others.map((evaluation) => (
        <li key={evaluation.id} className="grid gap-1.5 border-b border-line py-3">
          <OneEvaluation evaluation={evaluation} criteria={card.criteria} />
        </li>
      ))}
    </ul>
  );
}

type OneEvaluationProps = { evaluation: OthersEvaluation } & Pick<Card, "criteria">;

function OneEvaluation({ evaluation, criteria }: OneEvaluationProps) {
  const { LL } = useWords();
  const words = LL.evaluations;
  const { reader, abstainedBecause, comment, attachments } = evaluation;
  return (
    <>
      <ReaderLine name={reader} marks={evaluation} criteria={criteria} />
      {abstainedBecause && (
        <p className="text-quiet">{words.others.abstained({ reason: abstainedBecause })}</p>
      )}
      {evaluation.isSetAside && <p className="text-quiet">{words.others.setAside()}</p>}
      {comment && <p className="whitespace-pre-line break-words">{comment}</p>}
      {attachments.map((file) => (
        <FileLink key={file.url} file={file} />
      ))}
    </>
  );
}

type ReaderLineProps = {
  name: string;
  marks: Pick<OthersEvaluation, keyof Scores | "average" | "decision" | "abstainedBecause" | "updatedAt">;
  criteria: Card["criteria"];
};

/** The evaluation of another reader, in one line where there is room: name, marks, average, decision, day. */
export function ReaderLine({ name, marks, criteria }: ReaderLineProps) {
  const { LL } = useWords();
  const { average, decision, abstainedBecause, updatedAt } = marks;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-32 grow font-semibold">{name}</span>
      {!abstainedBecause && <MarksLine marks={marks} criteria={criteria} isShort className="gap-x-3" />}
      {average !== null && (
        <span className="figures font-semibold">{LL.evaluations.card.average({ average })}</span>
      )}
      {!abstainedBecause && <DecisionBadge decision={decision} />}
      <DateTime value={updatedAt} className="figures text-[0.8125rem] text-quiet" />
    </div>
  );
}

function ClosedMarks({ card: { submission, standing, whyNot } }: { card: Card }) {
  const { LL } = useWords();
  const words = LL.evaluations.others;
  const { mutate: open, isPending } = useMutation(openMarks);
  const [ask, dialog] = useConfirm();
  if (standing.hasConflict) return <p className="text-quiet">{words.closedConflict()}</p>;

  async function openNow(): Promise<void> {
    const isSure = await ask({
      title: words.openTitle(),
      description: words.openText(),
      confirmLabel: words.open(),
      tone: "danger",
    });
    if (!isSure) return;
    open(
      { submissionId: submission.id },
      {
        onSuccess: () => showSuccess(words.opened()),
        onError: (error) => showError(say(LL, error)),
      },
    );
  }

  return (
    <p className="text-quiet">
      <span>{whyNot ? words.closedDecided() : words.closed()}</span>{" "}
      <Button variant="link" size="none" pending={isPending} onClick={() => void openNow()}>
        {words.open()}
      </Button>
      {dialog}
    </p>
  );
}
