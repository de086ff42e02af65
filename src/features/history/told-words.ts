import type { WordsFor } from "#domain/lists/columns.ts";
import type { HistoryRecord } from "#domain/records.ts";
import type { Told } from "#domain/told.ts";
import { sayCategory } from "#i18n/category-word.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { sayUnit } from "#i18n/unit-word.ts";
import type { TOLD_ROOMS } from "./told-rooms.ts";

type Words = Pick<TranslationFunctions, "historyList" | "language" | "role" | (typeof TOLD_ROOMS)[number]>;
type Word = () => string;

/** The values of a field that holds one or several of a fixed set; never for free text. */
type ChoiceIn<Value> =
  NonNullable<Value> extends readonly (infer Item)[]
    ? ChoiceIn<Item>
    : NonNullable<Value> extends string
      ? string extends NonNullable<Value>
        ? never
        : Exclude<NonNullable<Value>, "">
      : never;

type Chosen<Fields> = {
  [Field in keyof Fields as [ChoiceIn<Fields[Field]>] extends [never] ? never : Field]: WordsFor<
    ChoiceIn<Fields[Field]>
  >;
};

/** Words for the fields that only this kind has; the history itself names shared fields. */
type Named<Fields> = {
  [Field in Exclude<keyof Fields, keyof TranslationFunctions["historyList"]["fields"]>]: Word;
};

type KindWords<Fields> = {
  /** Words for values that are names in the program. */
  chosen: Chosen<Fields>;
  /** Words for fields whose values are only sometimes names in the program. */
  said?: { [Field in keyof Fields]?: (value: string) => string };
} & (keyof Named<Fields> extends never ? { named?: undefined } : { named: Named<Fields> });

/** A kind without fields of its own, in which nothing is chosen, needs no words beside those of the history. */
type NeedsWords<Fields> = [keyof Named<Fields> | keyof Chosen<Fields>] extends [never] ? never : Fields;

/** What is said of the fields of each kind of record: no field in `TOLD` can be without words. */
function toldWords(LL: Words): {
  [Kind in HistoryRecord as NeedsWords<Told[Kind]> extends never ? never : Kind]: KindWords<Told[Kind]>;
} {
  const { values, fields } = LL.historyList;
  return {
    order: { chosen: { package: fields, letter: values, settledAs: values } },
    catalogueItem: {
      chosen: { status: values, unitPeriod: values },
      said: {
        category: (category) => sayCategory(LL.orders.category, category),
        unitMetric: (unit) => sayUnit(LL.orders.unit, unit),
      },
    },
    account: { chosen: { role: LL.role, language: LL.language } },
    settings: { chosen: {}, named: LL.settings.parts },
    evaluation: { chosen: { decision: values, cannotJudge: fields } },
    plannedDecision: { chosen: { decision: values } },
    letterType: { chosen: { kind: LL.campaigns.kinds } },
  };
}

type AnyWords = {
  chosen: Readonly<Record<string, object>>;
  said?: Readonly<Record<string, (value: string) => string>>;
  named?: Readonly<Record<string, Word>>;
};

/** The words of one kind's fields and values, typed alike for all kinds. */
export function toldWordsOf(LL: Words, kind: HistoryRecord): AnyWords {
  const words: Readonly<Record<string, unknown>> = toldWords(LL);
  return (words[kind] as AnyWords | undefined) ?? { chosen: {} };
}
