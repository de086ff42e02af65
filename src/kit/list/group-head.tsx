import { ChevronRight } from "lucide-react";
import type { RowHead } from "#src/components/data-columns.ts";
import { cn } from "#src/components/cn.ts";

/** A group's heading, which folds the rows below it. */
export function GroupHead({ head, onToggle }: { head: RowHead; onToggle: (id: string) => void }) {
  return (
    <button
      type="button"
      aria-expanded={head.isOpen}
      onClick={() => onToggle(head.id)}
      className="flex w-full items-center gap-2 rounded-sm py-1 text-left font-semibold hover:underline hover:underline-offset-4"
    >
      <ChevronRight
        aria-hidden="true"
        className={cn("size-4 transition-transform duration-150", head.isOpen && "rotate-90")}
      />
      {head.label}
      <span className="figures font-normal text-quiet">{head.count}</span>
    </button>
  );
}
