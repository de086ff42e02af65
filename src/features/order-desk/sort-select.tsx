import { Select } from "#src/components/ui/select.tsx";
import { useWords } from "#src/lib/words.tsx";
import { LIST_SORTS, type ListSort } from "./list-search.ts";

type SortSelectProps = { value: ListSort; onValueChange: (sort: ListSort) => void };

/** A phone shows cards, which have no heads to sort by: there the order is a choice of its own. */
export function SortSelect({ value, onValueChange }: SortSelectProps) {
  const { LL } = useWords();
  const words = LL.desk.list;
  return (
    <Select
      aria-label={words.sortLabel()}
      className="md:hidden"
      options={LIST_SORTS.map((sort) => ({ value: sort, label: words.sorts[sort]() }))}
      value={value}
      onValueChange={(sort) => onValueChange(sort as ListSort)}
    />
  );
}
