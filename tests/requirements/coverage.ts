import { printTable } from "#tests/load/table.ts";
import { AREAS, type Area } from "./requirements.ts";
import { findShown, readSources } from "./sources.ts";

/** `bun run requirements`: which requirements the tests show, area by area, and which none shows yet. */
async function printCoverage(): Promise<void> {
  const sources = await readSources();
  const shown = findShown(sources);
  const rows = AREAS.map((area) => [area.name, ...figuresOf(area, shown).map(String)]);
  const sums = [1, 2, 3].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0));
  printTable([["area", "all", "shown", "rule alone"], ...rows, ["", ...sums.map(String)]], 1);
  console.log(
    '\n"Rule alone": tests/domain or tests/i18n only; nothing shows yet that somebody can reach it.',
  );
  for (const { name, requirements } of AREAS) {
    const missing = requirements.filter(({ id }) => !shown.has(id));
    if (missing.length > 0) console.log(`\n${name}: no test shows`);
    for (const { id, statement } of missing) console.log(`  ${id.padEnd(8)}  ${statement}`);
  }
}

function figuresOf({ requirements }: Area, shown: ReadonlyMap<string, string[]>): number[] {
  const tests = requirements.map(({ id }) => shown.get(id) ?? []).filter((paths) => paths.length > 0);
  const byRule = tests.filter((paths) => paths.every((path) => /^tests\/(?:domain|i18n)\//.test(path)));
  return [requirements.length, tests.length, byRule.length];
}

await printCoverage();
