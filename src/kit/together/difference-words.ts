import { differenceKey, type Difference } from "#domain/merge.ts";

/** A field as it is called, and its values in words. */
export type DifferenceWords = { label: string; say: (value: unknown) => string };

/** How a room calls what is not on the screen: a line as a whole, a field that shows only at times. */
export type NameDifference = (difference: Difference) => DifferenceWords | undefined;

/** What a room knows of somebody else's save. */
export type OthersSave = {
  /** Who it was; null for the portal itself. */
  who?: string | null | undefined;
  /** How a field is called that is not on the screen. */
  name?: NameDifference;
  /** What else they did, in sentences. */
  also?: readonly string[];
};

export type NamedDifference = Difference & DifferenceWords & { key: string };

/**
 * What two people did, in words: as its field says it, or else as the room does. What neither knows is no part that
 * anybody wrote, such as the version, and is left out, unless it has to be decided.
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
