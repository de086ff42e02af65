import { differenceKey, type Difference } from "#domain/merge.ts";

/** A field's label and values in words. */
export type DifferenceWords = { label: string; say: (value: unknown) => string };

/** Names what is not on the screen, such as whole lines. */
export type NameDifference = (difference: Difference) => DifferenceWords | undefined;

/** What is said about another person's save. */
export type OthersSave = {
  /** Who saved; null for the portal itself. */
  who?: string | null | undefined;
  name?: NameDifference;
  /** Sentences after the differences. */
  also?: readonly string[];
};

export type NamedDifference = Difference & DifferenceWords & { key: string };

/**
 * Differences in words, by the field or by the noun. Unnamed ones, such as the version, are left out unless they must
 * be decided.
 */
export function nameDifferences(
  differences: readonly Difference[],
  fields: ReadonlyMap<string, DifferenceWords>,
  name: NameDifference | undefined,
  unnamed: string,
): NamedDifference[] {
  return differences.flatMap((difference) => {
    const words = fields.get(difference.name) ?? name?.(difference);
    if (!words && difference.by !== "both") return [];
    const { label, say } = words ?? { label: unnamed, say: sayPlainly };
    return [{ ...difference, label, say, key: differenceKey(difference) }];
  });
}

function sayPlainly(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
