import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";
import { Dialog, DialogContent } from "#src/components/ui/dialog.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { usePreferences } from "../list/preferences.ts";
import { RetryLine } from "./retry-line.tsx";

type ChooseMoveProps<Id extends string> = {
  title: string;
  description?: string | undefined;
  /** The moves offered; undefined while the record is read. */
  moves: readonly { id: Id; name: string; leads?: string }[] | undefined;
  /** The figure of a move chosen before the moves had loaded. */
  figure?: number | undefined;
  /** Why the record could not be read. */
  failed?: string | undefined;
  onRetry: () => void;
  onChoose: (id: Id) => void;
  onClose: () => void;
};

/**
 * Which of its moves a record shall make, each by its figure: what the key "s" opens at the current row. The question of
 * the chosen move comes next. Needs the namespace moving.
 */
export function ChooseMove<Id extends string>({
  title,
  description,
  moves,
  figure,
  failed,
  onRetry,
  onChoose,
  onClose,
}: ChooseMoveProps<Id>) {
  const { LL } = useWords();
  const { letterKeys } = usePreferences();
  const list = useRef<HTMLOListElement>(null);
  const isRead = moves !== undefined;
  const early = useRef(figure);
  const chooseEarly = useEffectEvent(() => {
    const move = early.current === undefined ? undefined : moves?.[early.current - 1];
    if (move) onChoose(move.id);
  });
  useEffect(() => {
    if (isRead) chooseEarly();
  }, [isRead]);
  useEffect(() => {
    // After the dialog took the focus, which begins at its first button.
    const timer = setTimeout(() => isRead && list.current?.querySelector("button")?.focus());
    return () => clearTimeout(timer);
  }, [isRead]);

  function onKeyDown(event: KeyboardEvent): void {
    if (!letterKeys || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (!/^[1-9]$/.test(event.key)) return;
    const pressed = Number(event.key);
    if (!moves) early.current = pressed;
    const move = moves?.[pressed - 1];
    if (!move) return;
    event.preventDefault();
    onChoose(move.id);
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={title} description={description} size="sm" onKeyDown={onKeyDown}>
        {failed !== undefined && <RetryLine text={failed} onRetry={onRetry} />}
        {!moves && failed === undefined && <SpinnerArea />}
        {moves?.length === 0 && <p className="text-quiet">{LL.moving.none()}</p>}
        {moves && moves.length > 0 && (
          <ol ref={list} className="-mx-3 grid">
            {moves.map(({ id, name, leads }, at) => (
              <li key={id}>
                <button
                  type="button"
                  data-move={id}
                  onClick={() => onChoose(id)}
                  className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-1.5 text-left hover:bg-paper-2"
                >
                  <kbd
                    aria-hidden="true"
                    className="grid size-7 shrink-0 place-items-center rounded-sm border border-line-2 bg-paper-2 font-sans text-sm"
                  >
                    {letterKeys && at < 9 ? at + 1 : "→"}
                  </kbd>
                  <span className="min-w-0">
                    <span className="block font-semibold">{name}</span>
                    {leads && <span className="block text-sm text-quiet">{leads}</span>}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        )}
      </DialogContent>
    </Dialog>
  );
}
