import { searchable } from "#domain/accents.ts";

type Named = { label: string; also?: string };

/** As they are compared: without case and accents. */
export function namesOf({ label, also }: Named): string[] {
  return [label, also ?? label].map(searchable);
}

/**
 * The options whose name holds what was typed, without case and accents: those that start with it first, otherwise in
 * the order given. Nothing typed leaves all of them.
 */
export function matchingOptions<Option extends Named>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const wanted = searchable(typed).trim();
  if (wanted === "") return options;
  const startsSo = (option: Option) => namesOf(option).some((name) => name.startsWith(wanted));
  const holds = (option: Option) => namesOf(option).some((name) => name.includes(wanted));
  return [...options.filter(startsSo), ...options.filter((option) => !startsSo(option) && holds(option))];
}
