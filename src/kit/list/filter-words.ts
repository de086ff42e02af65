import type { Choice, ChoiceName, Filters, Single, ValueOf } from "#domain/lists/filter.ts";
import type { NumberSpan } from "#domain/lists/spans.ts";

/** Beside the search, with counts; a select takes less room. */
type OpenChoiceWords<Value extends string> = {
  /** "Status" */
  label: string;
  /** Nothing chosen. */
  all: string;
  say: (value: Value) => string;
  as?: "chips" | "select";
  /** Hides values without rows unless they are chosen. */
  skipsEmpty?: boolean;
};
/** In the menu, where several can be chosen. */
type MenuWords<Value> = { as: "menu"; label: string; say: (value: Value) => string };
export type ChoiceWords<Value extends string> = OpenChoiceWords<Value> | MenuWords<Value>;

type Kinds = { range: NumberSpan; age: number; day: string };
type WordsOf<Filter> = Filter extends { values: readonly string[] }
  ? ChoiceWords<ValueOf<Filter>>
  : Filter extends { kind: infer Kind extends keyof Kinds }
    ? MenuWords<Kinds[Kind]>
    : never;

/** Filters without a kind are set by the screen. */
type ShownName<Of extends Filters> =
  | ChoiceName<Of>
  | {
      [Name in keyof Of & string]: Of[Name] extends { kind: keyof Kinds } ? Name : never;
    }[keyof Of & string];

export type FilterWords<Of extends Filters> = { [Name in ShownName<Of>]: WordsOf<Of[Name]> };

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
    // Only known filters have words.
    filter: filters[name] as Choice | Single,
    words: said as ShownFilter["words"],
    value: values[name],
  }));
}
