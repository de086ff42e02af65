import {
  type Choice,
  type ChoiceName,
  type Filters,
  type FilterValues,
  sumChosen,
  type ValueOf,
} from "#domain/lists/filter.ts";
import { ChipFilter } from "#src/components/ui/chip-filter.tsx";
import { Select } from "#src/components/ui/select.tsx";
import type { ListAnswer } from "./list-query.ts";
import type { ListSearch } from "./use-list-search.ts";

type ChoiceWords<Value extends string> = {
  /** What is chosen among: "Status". */
  label: string;
  /** When nothing is chosen. */
  all: string;
  say: (value: Value) => string;
  /** Chips show every value with its count; a select takes less room. */
  as?: "chips" | "select";
};

/** The words of every choice of a list; what is no choice has no control of its own. */
export type FilterWords<Of extends Filters> = { [Name in ChoiceName<Of>]: ChoiceWords<ValueOf<Of[Name]>> };

type ListFiltersProps<Column extends string, Of extends Filters> = {
  list: ListSearch<Column, Of>;
  words: FilterWords<Of>;
  counts: ListAnswer<unknown>["counts"] | undefined;
};

/** The filters of a list, each with its counts under the search. */
export function ListFilters<Column extends string, Of extends Filters>({
  list,
  words,
  counts,
}: ListFiltersProps<Column, Of>) {
  const names = Object.keys(words) as ChoiceName<Of>[];
  return names.map((name) => (
    <OneFilter
      key={name}
      // Words are there for choices alone.
      choice={list.contract.filters[name] as Choice}
      words={words[name]}
      counts={counts?.[name]}
      values={list.state.filters[name] as readonly string[]}
      onValuesChange={(values) => list.choose(name, values as FilterValues<Of>[typeof name])}
    />
  ));
}

type OneFilterProps = {
  choice: Choice;
  words: ChoiceWords<never>;
  counts: Readonly<Record<string, number>> | undefined;
  values: readonly string[];
  onValuesChange: (values: readonly string[]) => void;
};

const ALL = "ALL";

function OneFilter({ choice, words, counts, values, onValuesChange }: OneFilterProps) {
  const say = words.say as (value: string) => string;
  const chips = [
    { value: ALL, label: words.all, count: counts && sumChosen(choice, counts) },
    ...choice.values.map((value) => ({ value, label: say(value), count: counts?.[value] })),
  ];
  const chosen = values.length > 0 ? values : [ALL];
  const choose = (value: string) => onValuesChange(value === ALL ? [] : [value]);
  if (words.as === "select") {
    // An address may name several at once, which can be shown here and not chosen.
    const several = { value: chosen.join(" "), label: values.map(say).join(", "), count: undefined };
    return (
      <Select
        aria-label={words.label}
        className="w-auto min-w-52"
        options={values.length > 1 ? [several, ...chips] : chips}
        value={chosen.join(" ")}
        onValueChange={choose}
      />
    );
  }
  return <ChipFilter label={words.label} chips={chips} chosen={chosen} onChoose={choose} />;
}
