import * as v from "valibot";
import { list } from "../fields.ts";
import { message } from "../messages.ts";

/** A filter for any of a few values, each with its count; none chosen means the default values. */
export type Choice<Value extends string = string, Input extends string = Value> = {
  values: readonly Value[];
  usual: readonly Value[];
  schema: v.GenericSchema<readonly Input[] | undefined, Value[]>;
};

/** A filter for one value among many, such as the record that a list belongs to. */
export type Single<Value = unknown> = {
  schema: v.GenericSchema<Value | undefined, Value | undefined>;
  /** Reads the value from an address, where it is not the text itself. */
  read?: (text: string) => unknown;
  // A method, for variance: a list holds filters of all values.
  write?(value: Value): string;
};

export type Filters = Record<string, Choice | Single>;
export type FilterInputs<Of extends Filters> = { [Name in keyof Of]?: v.InferInput<Of[Name]["schema"]> };
export type FilterValues<Of extends Filters> = { [Name in keyof Of]: v.InferOutput<Of[Name]["schema"]> };
/** Names of the filters that are shown as chips. */
export type ChoiceName<Of extends Filters> = {
  [Name in keyof Of & string]: Of[Name] extends { values: readonly string[] } ? Name : never;
}[keyof Of & string];
export type ValueOf<Filter> = Filter extends { values: readonly (infer Value extends string)[] }
  ? Value
  : never;

/** `usual` is the default; `item` reads a value that has several spellings. */
export function choice<const Value extends string>(
  values: readonly Value[],
  more?: { usual?: readonly Value[] },
): Choice<Value>;
export function choice<const Value extends string, Input extends string>(
  values: readonly Value[],
  more: { usual?: readonly Value[]; item: v.GenericSchema<Input, Value> },
): Choice<Value, Input>;
export function choice<Value extends string>(
  values: readonly Value[],
  { usual = values, item }: { usual?: readonly Value[]; item?: v.GenericSchema<Value> } = {},
): Choice<Value> {
  const one = item ?? v.picklist(values, message("choice"));
  return { values, usual, schema: v.optional(list(one, values.length), []) };
}

export function single<Value>(schema: v.GenericSchema<Value>): Single<Value> {
  return { schema: v.optional(schema) };
}

export function isChoice(filter: Choice | Single): filter is Choice {
  return "values" in filter;
}

type ValuesOf<Value extends string> = Pick<Choice<Value>, "values" | "usual">;

/** The chosen values without duplicates; the default values if none are chosen. */
export function chosen<Value extends string>(
  { usual }: ValuesOf<Value>,
  values: readonly Value[],
): readonly Value[] {
  return values.length > 0 ? [...new Set(values)] : usual;
}

/** Counts of all values, with 0 for values that were not found. */
export function tally<Value extends string>(
  { values }: ValuesOf<Value>,
  found: readonly { value: string; count: number }[],
): Record<Value, number> {
  const counts = new Map<string, number>(values.map((value) => [value, 0]));
  for (const { value, count } of found) counts.set(value, (counts.get(value) ?? 0) + count);
  return Object.fromEntries(values.map((value) => [value, counts.get(value)])) as Record<Value, number>;
}

/** The total of the chosen values, summed from the count of each. */
export function sumChosen<Value extends string>(
  choice: ValuesOf<Value>,
  counts: Readonly<Record<Value, number>>,
  values: readonly Value[] = [],
): number {
  return chosen(choice, values).reduce((sum, value) => sum + counts[value], 0);
}
