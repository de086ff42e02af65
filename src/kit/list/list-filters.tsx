import { useRef } from "react";
import { type Choice, isChoice, sumChosen } from "#domain/lists/filter.ts";
import { ChipFilter } from "#src/components/ui/chip-filter.tsx";
import { Select } from "#src/components/ui/select.tsx";
import { useWidth } from "#src/lib/page/use-width.ts";
import type { ChoiceWords, ShownFilter } from "./filter-words.ts";
import { remOfChips } from "./rem-of-chips.ts";
import type { ListAnswer } from "./list-query.ts";

type ListFiltersProps = {
  filters: readonly ShownFilter[];
  counts: ListAnswer<unknown>["counts"] | undefined;
  onChoose: (name: string, value: unknown) => void;
};

/** The choice beside the search, with counts. */
export function ListFilters({ filters, counts, onChoose }: ListFiltersProps) {
  return filters.map(({ name, filter, words, value }) => {
    if (!isChoice(filter) || !("all" in words)) return null;
    return (
      <OneFilter
        key={name}
        choice={filter}
        words={words}
        counts={counts?.[name]}
        values={value as readonly string[]}
        onValuesChange={(values) => onChoose(name, values)}
      />
    );
  });
}

type OneFilterProps = {
  choice: Choice;
  words: Extract<ChoiceWords<string>, { all: string }>;
  counts: Readonly<Record<string, number>> | undefined;
  values: readonly string[];
  onValuesChange: (values: readonly string[]) => void;
};

const ALL = "ALL";

/** Chips where all of them have room in the row of tools, a select where they have not. */
function OneFilter({ choice, words, counts, values, onValuesChange }: OneFilterProps) {
  const { say, skipsEmpty = false } = words;
  const [place, rem] = useWidth();
  const shown = choice.values.filter(
    (value) => !skipsEmpty || values.includes(value) || counts?.[value] !== 0,
  );
  const chips = [
    { value: ALL, label: words.all, count: counts && sumChosen(choice, counts) },
    ...shown.map((value) => ({ value, label: say(value), count: counts?.[value] })),
  ];
  const chosen = values.length > 0 ? values : [ALL];
  const choose = (value: string) => onValuesChange(value === ALL ? [] : [value]);
  return (
    <div ref={place} className="order-3 min-w-40 grow basis-0 md:order-2">
      {remOfChips(chips.map(({ label }) => label)) <= rem ? (
        <ChipFilter
          label={words.label}
          chips={chips}
          chosen={chosen}
          onChoose={choose}
          className="flex-nowrap"
        />
      ) : (
        <StatusSelect chips={chips} chosen={chosen} label={words.label} say={say} onChoose={choose} />
      )}
    </div>
  );
}

type StatusSelectProps = {
  chips: readonly { value: string; label: string; count: number | undefined }[];
  chosen: readonly string[];
  label: string;
  say: (value: string) => string;
  onChoose: (value: string) => void;
};

/** After a choice the focus stays beside the field, in which letters look for a value: here they act on rows again. */
function StatusSelect({ chips, chosen, label, say, onChoose }: StatusSelectProps) {
  const place = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);
  function leaveField(event: Event): void {
    if (!hasChosen.current) return;
    hasChosen.current = false;
    event.preventDefault();
    place.current?.focus({ preventScroll: true });
  }
  const options = chips.map(({ value, label: name, count }) => ({
    value,
    label: count === undefined ? name : `${name} (${count})`,
  }));
  // Several values, set by the address, are shown but cannot be chosen here.
  if (chosen.length > 1)
    options.unshift({ value: chosen.join(" "), label: chosen.map((value) => say(value)).join(", ") });
  return (
    <div ref={place} role="group" aria-label={label} tabIndex={-1} className="rounded-md md:max-w-64">
      <Select
        aria-label={label}
        className="w-full"
        options={options}
        value={chosen.join(" ")}
        onValueChange={(value) => {
          hasChosen.current = true;
          onChoose(value);
        }}
        onCloseAutoFocus={leaveField}
      />
    </div>
  );
}
