import { ChevronRight } from "lucide-react";
import { cn } from "#src/lib/cn.ts";
import type { RowGroups } from "./data-columns.ts";

/** Rows with the heads that stand above them: one head and its rows after another, or all rows under none. */
export function groupRows<Row>(
  rows: readonly Row[],
  groups: RowGroups<Row> | undefined,
): { head: Head | undefined; rows: readonly Row[] }[] {
  if (!groups || groups.heads.length === 0) return [{ head: undefined, rows }];
  return groups.heads.map((head) => ({ head, rows: rows.filter((row) => groups.of(row) === head.id) }));
}

type Head = RowGroups<unknown>["heads"][number];

/** Opens or closes the rows below it. */
export function GroupHead({ head, onToggle }: { head: Head; onToggle: (id: string) => void }) {
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
