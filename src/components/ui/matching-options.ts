import { searchable } from "#domain/accents.ts";

/**
 * The options whose label holds what was typed, without case and accents: those that start with it first, otherwise in
 * the order given. Nothing typed leaves all of them.
 */
export function matchingOptions<Option extends { label: string }>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const wanted = searchable(typed).trim();
  if (wanted === "") return options;
  const found = options.map((option) => ({ option, at: searchable(option.label).indexOf(wanted) }));
  return [...found.filter(({ at }) => at === 0), ...found.filter(({ at }) => at > 0)].map(
    ({ option }) => option,
  );
}
