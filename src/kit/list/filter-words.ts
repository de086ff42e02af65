import type { Locale } from "#domain/locales.ts";
import type { WordsFor } from "#domain/lists/columns.ts";
import {
  type Choice,
  type ChoiceName,
  type Filters,
  isChoice,
  type Single,
  type ValueOf,
} from "#domain/lists/filter.ts";
import type { NumberSpan } from "#domain/lists/spans.ts";
import { formatDay } from "#i18n/day.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { saySpan } from "./say-span.ts";

/** Words of a filter that stands beside the search, with counts. */
type OpenChoiceWords<Value extends string> = {
  /** The filter's label: "Status". */
  label: string;
  /** The option that chooses nothing. */
  all: string;
  say: (value: Value) => string;
  as?: "chips";
  /** Hides values without rows unless they are chosen. */
  skipsEmpty?: boolean;
};
/** Words of a filter in the menu, where several values can be chosen. */
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
    // The cast holds: only filters of the contract have words.
    filter: filters[name] as Choice | Single,
    words: said as ShownFilter["words"],
    value: values[name],
  }));
}

type Word = () => string;
type TextOf<Filter> = Filter extends { values: readonly string[] }
  ? { label: Word; all?: Word; is?: WordsFor<ValueOf<Filter>> }
  : Filter extends { kind: "day" }
    ? { label: Word; is: (day: { day: string }) => string }
    : Filter extends { kind: "age" }
      ? { label: Word; is: (age: { days: number }) => string }
      : { label: Word; is: (span: { span: string }) => string };

/** A list's words for its filters, in the order they stand on the screen: `all` only beside the search. */
type FilterTexts<Of extends Filters> = { [Name in ShownName<Of>]: TextOf<Of[Name]> };

/** How the values are said whose words belong to no list, such as a status. */
type Sayings<Of extends Filters, Texts> = {
  [Name in ChoiceName<Of> as Texts extends Record<Name, { is: unknown }> ? never : Name]:
    | WordsFor<ValueOf<Of[Name]>>
    | ((value: ValueOf<Of[Name]>) => string);
};

type AnyTexts = Readonly<Record<string, { label: Word; all?: Word; is?: unknown }>>;
type AnySayings = Readonly<Record<string, WordsFor<string> | ((value: string) => string) | undefined>>;

/** The words of a list's filters, looked up by name among the list's own words. */
export function filterWords<Of extends Filters, Texts extends FilterTexts<Of>>(
  { LL, locale }: { LL: TranslationFunctions; locale: Locale },
  filters: Of,
  texts: Texts & FilterTexts<Of>,
  sayings: Sayings<Of, Texts>,
): FilterWords<Of> {
  const words = Object.entries(texts as AnyTexts).map(([name, text]) => {
    const filter = filters[name];
    const has = new Set(Object.keys(text));
    const label = text.label();
    if (!filter || !isChoice(filter)) return [name, { as: "menu", label, say: sayingOf(filter, text.is) }];
    const say = asFunction(has.has("is") ? (text.is as WordsFor<string>) : (sayings as AnySayings)[name]);
    if (!has.has("all") || !text.all) return [name, { as: "menu", label, say }];
    return [name, { as: "chips", label, all: text.all(), say }];
  });
  // The cast holds: the words are built by the filters' names and kinds.
  return Object.fromEntries(words) as FilterWords<Of>;

  function sayingOf(filter: unknown, is: unknown): (value: never) => string {
    const { kind } = filter as { kind: keyof Kinds };
    const say = is as (part: { day?: string; days?: number; span?: string }) => string;
    if (kind === "day") return (day: string) => say({ day: formatDay(locale, day) });
    if (kind === "age") return (days: number) => say({ days });
    return (span: NumberSpan) => say({ span: saySpan(LL, span) });
  }
}

/** A group of words is a function like any other, but has names. */
function asFunction(saying: AnySayings[string]): (value: string) => string {
  if (typeof saying === "function" && Object.keys(saying).length === 0) return saying;
  const words = saying as WordsFor<string> | undefined;
  return (value) => words?.[value]?.() ?? value;
}
