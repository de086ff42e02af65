import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button } from "#src/components/ui/button.tsx";
import { RetryLine } from "#src/kit/record/retry-line.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { sayReason } from "#i18n/say-refusal.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ChangedSince } from "./card/changed-since.tsx";
import { OthersMarks, ReaderLine } from "./card/others-marks.tsx";
import { cardQuery, type Card } from "./data.ts";

/** The evaluations of a submission as a part of its page: the reader's own, and others' for those who may see them. */
export function SubmissionEvaluations({ submissionId }: { submissionId: string }) {
  const { LL } = useWords();
  const words = LL.evaluations;
  const { data: card, error, refetch } = useQuery(cardQuery(submissionId));
  return (
    <Section title={words.title()} isRuled className="mb-8" actions={card && <Evaluate card={card} />}>
      {!card && !error && <p aria-hidden="true" className="min-h-6" />}
      {!card && error && <RetryLine text={words.reviews.failed()} onRetry={() => void refetch()} />}
      {card && (
        <div className="grid gap-3">
          <OwnMarks card={card} />
          <OthersMarks card={card} />
        </div>
      )}
    </Section>
  );
}

/** The link to the reader's own marks, at the end of the title's line. */
function Evaluate({ card: { own, whyNot, submission } }: { card: Card }) {
  const words = useWords().LL.evaluations.others;
  if (whyNot) return null;
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to="/admin/gruporg" search={{ submission: submission.id }}>
        {own?.isGiven ? words.change() : words.evaluate()}
      </Link>
    </Button>
  );
}

function OwnMarks({ card: { own, criteria, whyNot, changedSince } }: { card: Card }) {
  const { LL } = useWords();
  const words = LL.evaluations;
  return (
    <>
      {own && !own.abstainedBecause && (
        <div className="grid gap-2">
          <ReaderLine name={words.others.mine()} marks={own} criteria={criteria} />
          <ChangedSince changed={changedSince} isOwn canSave={!whyNot} />
          {!own.isGiven && <p className="text-quiet">{words.card.notYet()}</p>}
        </div>
      )}
      {whyNot && <p className="text-quiet">{sayReason(LL, whyNot)}</p>}
    </>
  );
}
