import { useMutation } from "@tanstack/react-query";
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
  const { reader, abstainedBecause, average, comment, attachments } = evaluation;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{reader}</span>
        {!abstainedBecause && <DecisionBadge decision={evaluation.decision} />}
        {average !== null && <span className="figures">{words.card.average({ average })}</span>}
        <DateTime value={evaluation.updatedAt} className="figures text-[0.8125rem] text-quiet" />
      </p>
      {abstainedBecause ? (
        <p className="text-quiet">{words.others.abstained({ reason: abstainedBecause })}</p>
      ) : (
        <MarksLine marks={evaluation} criteria={criteria} />
      )}
      {evaluation.isSetAside && <p className="text-quiet">{words.others.setAside()}</p>}
      {comment && <p className="whitespace-pre-line break-words">{comment}</p>}
      {attachments.map((file) => (
        <FileLink key={file.url} file={file} />
      ))}
    </>
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
    <>
      <p className="text-quiet">{whyNot ? words.closedDecided() : words.closed()}</p>
      <Button
        variant="link"
        size="none"
        className="mt-2 justify-self-start"
        pending={isPending}
        onClick={() => void openNow()}
      >
        {words.open()}
      </Button>
      {dialog}
    </>
  );
}
