import type { ReactNode } from "react";
import { cn } from "#src/components/cn.ts";

export type Definition = {
  term: ReactNode;
  /** Nothing said is shown as a dash. */
  description: ReactNode;
  key?: string;
};

type DefinitionListProps = {
  items: readonly Definition[];
  /** "rows" term beside description on rules; "dense" the same without them; "stack" term above it; "columns" the same, several side by side; "flow" the same, down one column after another, without holes. */
  layout?: keyof typeof LISTS;
  className?: string;
};

/** Term beside description where the list is wide enough, whatever the window. */
const BESIDE = "@md:grid @md:grid-cols-[minmax(9rem,14rem)_minmax(0,1fr)] @md:gap-6";

const LISTS = {
  rows: { list: "@container border-t border-line", item: `border-b border-line py-2.5 ${BESIDE}` },
  dense: { list: "@container", item: `py-1 ${BESIDE}` },
  stack: { list: "grid gap-5", item: undefined },
  flow: { list: "columns-[11.5rem] gap-x-8", item: "break-inside-avoid pb-4" },
  columns: { list: "grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-3", item: undefined },
};

export function DefinitionList({ items, layout = "rows", className }: DefinitionListProps) {
  const { list, item: around } = LISTS[layout];
  return (
    <dl className={cn(list, className)}>
      {items.map((item, index) => (
        <div key={item.key ?? index} className={around}>
          <dt className="text-sm leading-6 text-quiet">{item.term}</dt>
          <dd className="min-w-0 leading-6 whitespace-pre-line">{item.description || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
