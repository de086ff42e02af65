import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useRef } from "react";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { EmptyState } from "#src/components/ui/empty-state.tsx";
import { Progress } from "#src/components/ui/progress.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { loadWords, useWords } from "#src/lib/words/words.tsx";
import { cardQuery } from "../data.ts";
import { ReviewDesk } from "./review-desk.tsx";
import { ReviewPlaces } from "./review-places.tsx";
import { useQueue } from "./use-queue.ts";

/** Few have it: who decides and does not mark. */
const ChairOverview = lazy(async () => {
  const [part] = await Promise.all([import("./chair.tsx"), loadWords("assignment", "moving")]);
  return { default: part.ChairOverview };
});

type ReviewsProps = {
  /** The submission that the address names, out of turn. */
  named: string | undefined;
  /** Renders the application, which belongs to another feature. */
  renderApplication: (submissionId: string) => ReactNode;
};

/** The reader's queue (ROUTE-15, ADM-08): one submission after another, the application beside the marks. */
export function Reviews({ named, renderApplication }: ReviewsProps) {
  const { LL } = useWords();
  const words = LL.evaluations.reviews;
  const queue = useQueue(named);
  const { data: progress, error } = queue.query;
  const top = useRef<HTMLDivElement>(null);

  function goOn(): void {
    queue.goOn();
    top.current?.scrollIntoView({ block: "nearest" });
  }

  return (
    <>
      <div ref={top} className="scroll-mt-20" />
      <PageTitle
        size="desk"
        className="mb-3"
        actions={
          queue.goBack && (
            <Button variant="link" size="sm" onClick={queue.goBack}>
              {words.previous()}
            </Button>
          )
        }
        note={
          progress &&
          progress.all > 0 && (
            <span className="figures">
              {words.progress(progress)}
              {progress.assignedLeft > 0 && (
                <span className="ml-4">{words.assignedLeft({ count: progress.assignedLeft })}</span>
              )}
            </span>
          )
        }
      >
        {words.title()}
      </PageTitle>
      {progress && progress.all > 0 && (
        <Progress
          className="mb-5"
          label={words.progressLabel()}
          value={(100 * progress.done) / progress.all}
        />
      )}
      {queue.isDone &&
        (progress?.decidesOnly ? (
          <Suspense fallback={<SpinnerArea />}>
            <ChairOverview />
          </Suspense>
        ) : (
          <Done hasAny={progress?.all !== 0} hasLater={queue.hasLater} onTakeUp={queue.takeUp} />
        ))}
      {!progress && error && (
        <ErrorPanel message={words.failed()} onRetry={() => void queue.query.refetch()} />
      )}
      {queue.current ? (
        <Current
          key={queue.current}
          id={queue.current}
          renderApplication={renderApplication}
          onNext={goOn}
          onLater={() => {
            queue.skip();
            top.current?.scrollIntoView({ block: "nearest" });
          }}
        />
      ) : (
        !queue.isDone && !error && <ReviewPlaces />
      )}
    </>
  );
}

type CurrentProps = Pick<ReviewsProps, "renderApplication"> & {
  id: string;
  onNext: () => void;
  onLater: () => void;
};

function Current({ id, renderApplication, onNext, onLater }: CurrentProps) {
  const { LL } = useWords();
  const { data: card, error, refetch } = useQuery(cardQuery(id));
  if (!card && error) {
    return <ErrorPanel message={LL.evaluations.reviews.failed()} onRetry={() => void refetch()} />;
  }
  if (!card) return <ReviewPlaces />;
  return (
    <ReviewDesk card={card} onNext={onNext} onLater={onLater}>
      {renderApplication(id)}
    </ReviewDesk>
  );
}

type DoneProps = { hasAny: boolean; hasLater: boolean; onTakeUp: () => void };

function Done({ hasAny, hasLater, onTakeUp }: DoneProps) {
  const { LL } = useWords();
  const words = LL.evaluations.reviews;
  return (
    <EmptyState
      title={hasAny ? words.doneTitle() : words.noneTitle()}
      action={
        hasLater && (
          <Button variant="secondary" onClick={onTakeUp}>
            {words.backToLater()}
          </Button>
        )
      }
    >
      {hasLater ? words.laterText() : words.doneText()}
    </EmptyState>
  );
}
