import type { Choice, ChoiceName, Filters, Single, ValueOf } from "#domain/lists/filter.ts";
import type { NumberSpan } from "#domain/lists/spans.ts";

/** Beside the search, every value with its count; a select takes less room. */
type OpenChoiceWords<Value extends string> = {
  /** What is chosen among: "Status". */
  label: string;
  /** When nothing is chosen. */
  all: string;
  say: (value: Value) => string;
  as?: "chips" | "select";
  /** Values that no row has stand there only while they are chosen. */
  skipsEmpty?: boolean;
};
/** In the menu of filters, where several can be chosen; a value of a choice, or all that is said of a figure or a day. */
type MenuWords<Value> = { as: "menu"; label: string; say: (value: Value) => string };
export type ChoiceWords<Value extends string> = OpenChoiceWords<Value> | MenuWords<Value>;

type Kinds = { range: NumberSpan; age: number; day: string };
type WordsOf<Filter> = Filter extends { values: readonly string[] }
  ? ChoiceWords<ValueOf<Filter>>
  : Filter extends { kind: infer Kind extends keyof Kinds }
    ? MenuWords<Kinds[Kind]>
    : never;

/** The names of the filters that a screen shows: what has no kind, such as the record of a list, it says itself. */
type ShownName<Of extends Filters> =
  | ChoiceName<Of>
  | {
      [Name in keyof Of & string]: Of[Name] extends { kind: keyof Kinds } ? Name : never;
    }[keyof Of & string];

/** The words of every filter that a screen shows. */
export type FilterWords<Of extends Filters> = { [Name in ShownName<Of>]: WordsOf<Of[Name]> };

/** A filter with its words and what is chosen of it, whatever its kind. */
export type ShownFilter = {
  name: string;
  filter: Choice | Single;
  words: ChoiceWords<string> | MenuWords<unknown>;
  value: unknown;
};

export function shownFilters<Of extends Filters>(
  filters: Of,
  words: FilterWords<Of>,
  values: Readonly<Record<string, unknown>>,
): ShownFilter[] {
  return Object.entries(words).map(([name, said]) => ({
    name,
    // Words are there for known filters alone.
    filter: filters[name] as Choice | Single,
    words: said as ShownFilter["words"],
    value: values[name],
  }));
}
