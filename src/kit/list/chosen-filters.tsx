import { X } from "lucide-react";
import { isChoice } from "#domain/lists/filter.ts";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { ShownFilter } from "./filter-words.ts";

type ChosenFiltersProps = {
  filters: readonly ShownFilter[];
  onChoose: (name: string, value: unknown) => void;
  onClear: () => void;
};

type Chosen = { key: string; said: string; remove: () => void };

/** The filters chosen in the menu, each with a button to remove it. */
export function ChosenFilters({ filters, onChoose, onClear }: ChosenFiltersProps) {
  const { LL } = useWords();
  const chosen = filters.flatMap((shown) => chosenOf(shown, onChoose));
  if (chosen.length === 0) return null;
  return (
    <ul
      aria-label={LL.listing.chosenFilters()}
      className="mb-4 flex flex-wrap items-center gap-2 text-[0.8125rem]"
    >
      {chosen.map(({ key, said, remove }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={LL.listing.removeFilter({ name: said })}
            onClick={remove}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-paper-3 px-3 font-medium hover:bg-line-2 coarse:min-h-11"
          >
            {said}
            <X aria-hidden="true" className="size-3.5" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="link" size="sm" onClick={onClear}>
          {LL.actions.clearFilters()}
        </Button>
      </li>
    </ul>
  );
}

function chosenOf(
  { name, filter, words, value }: ShownFilter,
  onChoose: (name: string, value: unknown) => void,
): Chosen[] {
  if (words.as !== "menu" || value === undefined) return [];
  // The words of the filter's own kind.
  const say = words.say as (value: unknown) => string;
  const { label } = words;
  if (!isChoice(filter)) {
    return [{ key: name, said: say(value), remove: () => onChoose(name, undefined) }];
  }
  const values = value as readonly string[];
  return values.map((one) => ({
    key: `${name} ${one}`,
    said: `${label}: ${say(one)}`,
    remove: () =>
      onChoose(
        name,
        values.filter((other) => other !== one),
      ),
  }));
}
