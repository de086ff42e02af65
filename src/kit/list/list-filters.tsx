import { type Choice, isChoice, sumChosen } from "#domain/lists/filter.ts";
import { ChipFilter } from "#src/components/ui/chip-filter.tsx";
import { Select } from "#src/components/ui/select.tsx";
import type { ChoiceWords, ShownFilter } from "./filter-words.ts";
import type { ListAnswer } from "./list-query.ts";

type ListFiltersProps = {
  filters: readonly ShownFilter[];
  counts: ListAnswer<unknown>["counts"] | undefined;
  onChoose: (name: string, value: unknown) => void;
};

/** Choices beside the search, with counts. */
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

function OneFilter({ choice, words, counts, values, onValuesChange }: OneFilterProps) {
  const { say, skipsEmpty = false } = words;
  const shown = choice.values.filter(
    (value) => !skipsEmpty || values.includes(value) || counts?.[value] !== 0,
  );
  const chips = [
    { value: ALL, label: words.all, count: counts && sumChosen(choice, counts) },
    ...shown.map((value) => ({ value, label: say(value), count: counts?.[value] })),
  ];
  const chosen = values.length > 0 ? values : [ALL];
  const choose = (value: string) => onValuesChange(value === ALL ? [] : [value]);
  if (words.as === "select") {
    // Several values, set by the menu or the address, are shown but cannot be chosen here.
    const several = { value: chosen.join(" "), label: values.map(say).join(", "), count: undefined };
    return (
      <Select
        aria-label={words.label}
        className="w-auto max-w-full min-w-[min(13rem,100%)]"
        options={values.length > 1 ? [several, ...chips] : chips}
        value={chosen.join(" ")}
        onValueChange={choose}
      />
    );
  }
  return (
    <ChipFilter
      label={words.label}
      chips={chips}
      chosen={chosen}
      onChoose={choose}
      // A line of its own, so that nothing above moves; on a phone it scrolls sideways.
      className="basis-full max-md:-mx-5 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-5 max-md:py-1"
    />
  );
}
