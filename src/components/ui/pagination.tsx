import { ArrowLeft, ArrowRight } from "lucide-react";
import { useWords } from "#src/lib/words/words.tsx";
import { Button } from "./button.tsx";

type PaginationProps = {
  /** First and last row shown, counted from 1, and how many there are. */
  from: number;
  to: number;
  total: number;
  /** Absent where there is no such page. */
  onPrevious?: () => void;
  onNext?: () => void;
  /** Which pages, where there is more than one list. */
  label?: string;
};

export function Pagination({ from, to, total, onPrevious, onNext, label }: PaginationProps) {
  const { LL } = useWords();
  return (
    <nav
      aria-label={label ?? LL.table.pages()}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3 text-sm"
    >
      <span aria-live="polite" className="figures text-quiet">
        {LL.table.range({ from, to, total })}
      </span>
      {(onPrevious ?? onNext) && (
        <span className="flex flex-wrap gap-1">
          <Button variant="quiet" size="sm" disabled={!onPrevious} onClick={onPrevious}>
            <ArrowLeft className="size-4" />
            <span className="max-sm:sr-only">{LL.table.previous()}</span>
          </Button>
          <Button variant="quiet" size="sm" disabled={!onNext} onClick={onNext}>
            <span className="max-sm:sr-only">{LL.table.next()}</span>
            <ArrowRight className="size-4" />
          </Button>
        </span>
      )}
    </nav>
  );
}
