import type { Direction } from "#domain/lists/contract.ts";
import type { Filters } from "#domain/lists/filter.ts";
import { Select } from "#src/components/ui/select.tsx";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { ListSearch } from "./use-list-search.ts";

/** The label of each direction, such as "Largest total". */
type Ways = Record<Direction, () => string>;
type Usual = keyof TranslationFunctions["listing"]["sorts"];

/** Of the columns that many lists have, only where it is not what is usual. */
export type SortWords<Column extends string> = Record<Exclude<Column, Usual>, Ways> &
  Partial<Record<Extract<Column, Usual>, Ways>>;

type ListSortProps<Column extends string, Of extends Filters> = {
  list: ListSearch<Column, Of>;
  words?: SortWords<Column> | undefined;
};

/** The sort menu on a phone, whose cards have no heads to sort by. */
export function ListSort<Column extends string, Of extends Filters>({
  list,
  words,
}: ListSortProps<Column, Of>) {
  const { LL } = useWords();
  const { columns } = list.contract;
  const said = { ...LL.listing.sorts, ...words } as Readonly<Record<string, Ways>>;
  const { column, direction } = list.state.sort;
  const orders = (Object.keys(columns) as Column[]).flatMap((name) =>
    (columns[name] === "asc" ? (["asc", "desc"] as const) : (["desc", "asc"] as const)).map((way) => ({
      value: `${name} ${way}`,
      label: said[name]?.[way]() ?? name,
      sort: { column: name, direction: way },
    })),
  );

  function choose(value: string): void {
    const order = orders.find((known) => known.value === value);
    if (order) list.sortBy(order.sort);
  }

  return (
    <Select
      aria-label={LL.table.order()}
      className="w-full md:hidden"
      options={orders}
      value={`${column} ${direction}`}
      onValueChange={choose}
    />
  );
}
