import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { BulkKind } from "#domain/bulk/acts.ts";
import { isUnderWay, progressOf } from "#domain/runs/run.ts";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { RunLine, RunList } from "../run/run-line.tsx";
import { RunLetters } from "./run-letters.tsx";
import { sayBulk, sayMenu, sayResult, type BulkNames } from "./bulk-words.ts";
import { myBulksQuery, showBulkRecords, type ListedRun } from "./data.ts";
import { useUndo } from "./use-undo.tsx";
import { RetryLine } from "../record/retry-line.tsx";

type BulkRunsProps = { kind: BulkKind; names: BulkNames; onShow: (id: string) => void };

/**
 * The reader's runs above a list: the progress of a run under way, and the day's latest with undo, also after a reload.
 */
export function BulkRuns({ kind, names, onShow }: BulkRunsProps) {
  const { LL } = useWords();
  const { data: runs, error, refetch } = useQuery(myBulksQuery(kind));
  const [isWhole, setIsWhole] = useState(false);
  const { undo, isPending, dialog } = useUndo();
  useShownWhenEnded(kind, runs);
  const [latest, ...earlier] = runs ?? [];
  if (error && !runs) return <RetryLine text={LL.error.part()} onRetry={() => void refetch()} />;
  if (!latest) return null;
  const shown = isWhole ? [latest, ...earlier] : [latest];
  return (
    <section aria-label={`${LL.bulk.mine()}: ${sayMenu(LL, kind, names)}`} className="mb-4">
      <RunList>
        {shown.map((run) => (
          <ListedLine
            key={run.id}
            run={run}
            names={names}
            isBusy={isPending}
            onShow={() => onShow(run.id)}
            onUndo={() => void undo(run)}
            earlier={!isWhole && earlier.length > 0 && run === latest ? earlier.length : 0}
            onEarlier={() => setIsWhole(true)}
          />
        ))}
      </RunList>
      {dialog}
    </section>
  );
}

/** The list is read again at the end, in case news of single records were lost. */
function useShownWhenEnded(kind: BulkKind, runs: readonly ListedRun[] | undefined): void {
  const ended = runs?.filter(({ status }) => !isUnderWay(status)).map(({ id, status }) => `${id} ${status}`);
  const now = ended?.join();
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current !== undefined && now !== before.current) void showBulkRecords(kind);
    if (now !== undefined) before.current = now;
  }, [kind, now]);
}

type ListedLineProps = {
  run: ListedRun;
  names: BulkNames;
  isBusy: boolean;
  onShow: () => void;
  onUndo: () => void;
  /** Number of earlier runs, hidden behind a button. */
  earlier: number;
  onEarlier: () => void;
};

function ListedLine({ run, names, isBusy, onShow, onUndo, earlier, onEarlier }: ListedLineProps) {
  const { LL } = useWords();
  const words = LL.bulk;
  const title = sayBulk(LL, names, run);
  const progress = progressOf(run.status, run.count, run.counts);
  return (
    <RunLine
      title={title}
      progress={isUnderWay(run.status) && { label: title, said: words.progress(progress), ...progress }}
      actions={
        <>
          {earlier > 0 && (
            <Button variant="quiet" size="sm" onClick={onEarlier}>
              {words.earlier({ count: earlier })}
            </Button>
          )}
          <Button variant="quiet" size="sm" aria-label={words.detailsOf({ title })} onClick={onShow}>
            {words.details()}
          </Button>
          {run.canUndo && (
            <Button
              variant="quiet"
              size="sm"
              disabled={isBusy}
              aria-label={words.undoOf({ title })}
              onClick={onUndo}
            >
              {words.undo()}
            </Button>
          )}
        </>
      }
    >
      {sayResult(LL, names, run)}
      {run.endedAt && run.status !== "undone" && (
        <span className="ml-3">
          <RelativeTime value={run.endedAt} />
        </span>
      )}
      <RunLetters run={run} />
    </RunLine>
  );
}
