import type { ReactNode } from "react";
import { cn } from "#src/lib/cn.ts";

export type Definition = {
  term: ReactNode;
  /** Nothing said is shown as a dash. */
  description: ReactNode;
  key?: string;
};

type DefinitionListProps = {
  items: readonly Definition[];
  /** "rows" term beside description on rules; "columns" term above it, several side by side. */
  layout?: "rows" | "columns";
  className?: string;
};

export function DefinitionList({ items, layout = "rows", className }: DefinitionListProps) {
  const isRows = layout === "rows";
  return (
    <dl
      className={cn(
        isRows ? "border-t border-line" : "grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-3",
        className,
      )}
    >
      {items.map((item, index) => (
        <div
          key={item.key ?? index}
          className={
            isRows
              ? "border-b border-line py-2.5 sm:grid sm:grid-cols-[minmax(9rem,14rem)_1fr] sm:gap-6"
              : undefined
          }
        >
          <dt className="text-sm leading-6 text-quiet">{item.term}</dt>
          <dd className="min-w-0 whitespace-pre-line">{item.description || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
