import { X } from "lucide-react";
import type { ReactNode } from "react";
import { bottomBar } from "#src/components/bottom-bar.ts";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { RowSelection } from "./use-selection.ts";

type SelectionBarProps = { selected: RowSelection; total: number; children: ReactNode };

/** The count and actions of the selection, at the foot. */
export function SelectionBar({ selected, total, children }: SelectionBarProps) {
  const { LL } = useWords();
  const words = LL.listing.selection;
  const { selection } = selected;
  const isWholePage = selected.page === true && selection?.kind === "ids";
  return (
    <>
      <p role="status" className="sr-only">
        {selection && words.count({ count: selection.count })}
      </p>
      {selection && (
        <div
          ref={bottomBar}
          role="group"
          aria-label={words.actions()}
          className="on-deep sticky bottom-3 z-10 mt-3 flex w-fit max-w-full animate-rise flex-wrap items-center gap-x-1 gap-y-1 rounded-lg bg-ink px-2 py-1 text-paper-2 shadow-lift max-md:w-full"
        >
          <span className="figures px-2 font-semibold">{words.count({ count: selection.count })}</span>
          {isWholePage && selection.count < total && (
            <Button variant="quietOnDeep" size="sm" onClick={selected.chooseAll}>
              {words.all({ total })}
            </Button>
          )}
          {children}
          <Button variant="quietOnDeep" size="sm" onClick={selected.clear}>
            <X className="size-4" />
            {words.clear()}
          </Button>
        </div>
      )}
    </>
  );
}
