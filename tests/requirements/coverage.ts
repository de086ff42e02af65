import { printTable } from "#tests/load/table.ts";
import { type Claim, readChanged } from "./changed.ts";
import { IN_A_BROWSER } from "./in-a-browser.ts";
import { AREAS, type Area, type Requirement } from "./requirements.ts";
import { findShown, LEVELS, type Level, levelOf, readSources } from "./sources.ts";

type Shown = ReadonlyMap<string, readonly string[]>;

/**
 * `bun run requirements`: which requirements the tests show and by what, area by area; which none shows, and which are
 * wanted in a browser and shown by less.
 */
async function printCoverage(): Promise<void> {
  const shown = findShown(await readSources());
  const rows = AREAS.map(({ name, requirements }) => [name, ...countLevels(requirements, shown).map(String)]);
  const all = AREAS.flatMap(({ requirements }) => requirements);
  const sums = ["", ...countLevels(all, shown).map(String)];
  printTable([["area", "all", ...LEVELS, "none"], ...rows, sums], 1);
  console.log("\nEach requirement is counted once, by the test that stands nearest to the reader of a page.");
  for (const area of AREAS) printRows("no test shows", area, ({ id }) => (shown.has(id) ? undefined : ""));
  for (const area of AREAS)
    printRows("wanted in a browser, and shown by less", area, (requirement) => {
      const level = nearest(requirement, shown);
      return IN_A_BROWSER.has(requirement.id) && level !== "journey" ? level : undefined;
    });
  printChanged(readChanged());
}

/** A test that was changed may have been turned round: it is read again beside its row. */
function printChanged(changed: readonly Claim[] | undefined): void {
  if (!changed)
    return console.log("\nWithout the history of the sources nobody can say which tests were changed.");
  const paths = new Map<string, Set<string>>();
  for (const { id, path } of changed) paths.set(id, new Set([...(paths.get(id) ?? []), path]));
  const lines = [...paths].map(([id, where]) => `  ${id.padEnd(8)}  ${[...where].join(", ")}`);
  console.log(`\nTests changed since the last release, to be read again beside their row: ${lines.length}`);
  if (lines.length > 0) console.log(lines.toSorted().join("\n"));
}

function countLevels(requirements: readonly Requirement[], shown: Shown): number[] {
  const levels = requirements.map((requirement) => nearest(requirement, shown));
  const counts = [...LEVELS, undefined].map((level) => levels.filter((one) => one === level).length);
  return [requirements.length, ...counts];
}

function nearest({ id }: Requirement, shown: Shown): Level | undefined {
  const levels = (shown.get(id) ?? []).map(levelOf);
  return LEVELS.find((level) => levels.includes(level));
}

/** The rows of which something is to be said, with what that is. */
function printRows(
  title: string,
  { name, requirements }: Area,
  noteOf: (requirement: Requirement) => string | undefined,
): void {
  const lines = requirements.flatMap((requirement) => {
    const note = noteOf(requirement);
    return note === undefined
      ? []
      : [`  ${requirement.id.padEnd(8)}  ${note.padEnd(note === "" ? 0 : 8)}${requirement.statement}`];
  });
  if (lines.length > 0) console.log([`\n${name}: ${title}`, ...lines].join("\n"));
}

await printCoverage();
