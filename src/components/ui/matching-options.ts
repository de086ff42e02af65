import { plainWords } from "#domain/accents.ts";

/** `also`: other names somebody may type for it; `codes` find it, and are no name. */
export type Named = { label: string; also?: readonly string[] | undefined; codes?: readonly string[] };

/**
 * The options whose name holds what was typed, by `plainWords`: what is called exactly so comes first, then what has it
 * as a code, then what starts with it, otherwise in the order given. Nothing typed leaves all of them.
 */
export function matchingOptions<Option extends Named>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const wanted = plainWords(typed);
  if (wanted === "") return options;
  const places = options.flatMap((option, index) => {
    const names = namesOf(option);
    const tests = [
      names.includes(wanted),
      hasCode(option, wanted),
      names.some((name) => name.startsWith(wanted)),
      names.some((name) => name.includes(wanted)),
    ];
    const rank = tests.indexOf(true);
    return rank === -1 ? [] : [{ option, rank, index }];
  });
  return places.toSorted((a, b) => a.rank - b.rank || a.index - b.index).map(({ option }) => option);
}

/** Whether the typed text is a whole name or code of the option. */
export function isCalled(option: Named, typed: string): boolean {
  const wanted = plainWords(typed);
  return namesOf(option).includes(wanted) || hasCode(option, wanted);
}

/** The names of an option, normalised for comparison. */
function namesOf({ label, also = [] }: Named): string[] {
  return [label, ...also].map(plainWords);
}

function hasCode({ codes = [] }: Named, wanted: string): boolean {
  return codes.some((code) => code.toLowerCase() === wanted);
}
