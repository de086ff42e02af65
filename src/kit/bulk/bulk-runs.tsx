import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { BulkKind } from "#domain/bulk/acts.ts";
import { isBulkUnderWay } from "#domain/bulk/run.ts";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Progress } from "#src/components/ui/progress.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { progressOf, sayBulk, sayMenu, sayResult, type BulkNames } from "./bulk-words.ts";
import { myBulksQuery, showBulkRecords, type ListedRun } from "./data.ts";
import { useUndo } from "./use-undo.tsx";

type BulkRunsProps = { kind: BulkKind; names: BulkNames; onShow: (id: string) => void };

/**
 * The own runs of a list, above its rows: how far one is that is under way, and the latest ones of the day with their
 * way back, also after a reload. Nothing where there are none.
 */
export function BulkRuns({ kind, names, onShow }: BulkRunsProps) {
  const { LL } = useWords();
  const { data: runs } = useQuery(myBulksQuery(kind));
  const [isWhole, setIsWhole] = useState(false);
  const { undo, isPending, dialog } = useUndo();
  useShownWhenEnded(kind, runs);
  const [latest, ...earlier] = runs ?? [];
  if (!latest) return null;
  const shown = isWhole ? [latest, ...earlier] : [latest];
  return (
    <section
      aria-label={`${LL.bulk.mine()}: ${sayMenu(LL, kind, names)}`}
      className="mb-4 border-y border-line text-sm"
    >
      <ul>
        {shown.map((run) => (
          <RunLine
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
      </ul>
      {dialog}
    </section>
  );
}

/** Once a run has come to its end the list is read again, whether or not the news of each record came. */
function useShownWhenEnded(kind: BulkKind, runs: readonly ListedRun[] | undefined): void {
  const ended = runs
    ?.filter(({ status }) => !isBulkUnderWay(status))
    .map(({ id, status }) => `${id} ${status}`);
  const now = ended?.join();
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current !== undefined && now !== before.current) void showBulkRecords(kind);
    if (now !== undefined) before.current = now;
  }, [kind, now]);
}

type RunLineProps = {
  run: ListedRun;
  names: BulkNames;
  isBusy: boolean;
  onShow: () => void;
  onUndo: () => void;
  /** How many more there are behind a button of this line. */
  earlier: number;
  onEarlier: () => void;
};

function RunLine({ run, names, isBusy, onShow, onUndo, earlier, onEarlier }: RunLineProps) {
  const { LL } = useWords();
  const words = LL.bulk;
  const title = sayBulk(LL, names, run);
  const { gone, count } = progressOf(run);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-0.5 border-t border-line py-1 first:border-t-0">
      <p className="min-w-0 font-medium wrap-anywhere">{title}</p>
      {isBulkUnderWay(run.status) ? (
        <div className="flex grow items-center gap-3">
          <Progress value={(100 * gone) / Math.max(1, count)} label={title} className="w-40" />
          <span className="figures text-quiet">{words.progress({ gone, count })}</span>
        </div>
      ) : (
        <p className="grow text-quiet">
          {sayResult(LL, names, run)}
          {run.endedAt && (
            <span className="ml-3">
              <RelativeTime value={run.endedAt} />
            </span>
          )}
        </p>
      )}
      <div className="flex flex-wrap">
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
      </div>
    </li>
  );
}
