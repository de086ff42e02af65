import { type Choice, chosen, tally } from "./filter.ts";

export type CountedRow<Name extends string = string> = Record<Name, string> & { count: number };

/**
 * Rows per value of a filter under the other filters, so that the count is what choosing it shows; and the total
 * under all.
 */
export function countUnder<Name extends string>(
  choices: Readonly<Record<Name, Choice>>,
  asked: Readonly<Record<Name, readonly string[]>>,
  found: readonly CountedRow<Name>[],
): { counts: Record<Name, Record<string, number>>; total: number } {
  const names = Object.keys(choices) as Name[];
  const left = new Map(names.map((name) => [name, new Set(chosen(choices[name], asked[name]))]));
  const under = (others: readonly Name[]) =>
    found.filter((row) => others.every((name) => left.get(name)?.has(row[name])));
  const counts = names.map((name) => {
    const rows = under(names.filter((other) => other !== name));
    return [
      name,
      tally(
        choices[name],
        rows.map((row) => ({ value: row[name], count: row.count })),
      ),
    ] as const;
  });
  return {
    counts: Object.fromEntries(counts) as Record<Name, Record<string, number>>,
    total: under(names).reduce((sum, { count }) => sum + count, 0),
  };
}
