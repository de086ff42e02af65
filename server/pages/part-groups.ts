import type { Plugin } from "vite";
import { ImportGraph } from "./import-graph.ts";

type Points = {
  /** Pages whose every kilobyte is counted: a file that one of them is sent holds nothing they do not need. */
  light: RegExp[];
  pages: RegExp[];
  /** What many pages stand on, as a whole. */
  kits: RegExp[];
};
type Group = { points: Set<RegExp>; modules: Set<string>; size: number };

/** In characters without comments, before they are minified: fetching so small a file costs more than being sent it without need. */
const SMALL = 5000;
const COMMENT = /\/\*.*?\*\//gs;

/**
 * Lets what the same starting points stand on travel as one file instead of dozens. A point is every module that its
 * pattern matches (a route and its split halves are one) with all they import; not what they fetch on demand. What
 * travels with the `application`, and what one page alone reaches, is left to the bundler.
 *
 * A file holds what each of its points needs, and nothing else; but a small one joins another that more points reach,
 * where none of these is light, it brings no third file with it and the files do not come to wait for each other.
 */
export function partGroups(
  application: RegExp,
  { light, pages, kits }: Points,
): Plugin & { nameOf: (id: string) => string | null } {
  const names = new Map<string, string>();
  return {
    name: "part-groups",
    apply: "build",
    nameOf: (id) => names.get(id) ?? null,
    async buildEnd() {
      if (this.environment.name !== "client") return;
      const graph = new ImportGraph(this);
      const left = await graph.reach(application);
      const reachedBy = new Map<string, Set<RegExp>>();
      for (const point of [...light, ...pages, ...kits]) {
        for (const id of await graph.reach(point)) {
          if (!left.has(id)) reachedBy.set(id, (reachedBy.get(id) ?? new Set()).add(point));
        }
      }
      const sizeOf = (id: string): number =>
        this.getModuleInfo(id)?.code?.replaceAll(COMMENT, "").length ?? 0;
      const groups = joinSmall(groupBy(reachedBy, kits, sizeOf), graph, light);
      for (const [at, { modules }] of groups.entries()) {
        for (const id of modules) names.set(id, `part-${at}`);
      }
    },
  };
}

function groupBy(
  reachedBy: Map<string, Set<RegExp>>,
  kits: RegExp[],
  sizeOf: (id: string) => number,
): Group[] {
  const groups = new Map<string, Group>();
  for (const [id, points] of reachedBy) {
    if (points.size < 2 && !kits.some((kit) => points.has(kit))) continue;
    const key = [...points].map(String).join();
    const group = groups.get(key) ?? { points, modules: new Set(), size: 0 };
    group.modules.add(id);
    group.size += sizeOf(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The smallest first, each into the group with the fewest points besides its own. */
function joinSmall(groups: Group[], graph: ImportGraph, light: RegExp[]): Group[] {
  const joined = groups.toSorted((one, other) => one.size - other.size);
  for (const small of [...joined].filter(({ size }) => size < SMALL)) {
    const wider = joined
      .filter(
        ({ points }) =>
          points.size > small.points.size && [...small.points].every((point) => points.has(point)),
      )
      .filter(({ points }) => !light.some((one) => points.has(one) && !small.points.has(one)))
      .filter((one) => standsOnNothingMore(small, one, joined, graph))
      .toSorted((one, other) => one.points.size - other.points.size)
      .find((one) => !waitForEachOther(small, one, joined, graph));
    if (!wider) continue;
    for (const id of small.modules) wider.modules.add(id);
    wider.size += small.size;
    joined.splice(joined.indexOf(small), 1);
  }
  return joined;
}

/** Whether who needs the wider one needs what the small one imports as well, and is sent no third file for its sake. */
function standsOnNothingMore(small: Group, wider: Group, groups: Group[], graph: ImportGraph): boolean {
  const asked = graph.importedBy(small.modules);
  return groups
    .filter((group) => group !== small && group !== wider && meet(group.modules, asked))
    .every(({ points }) => [...wider.points].every((point) => points.has(point)));
}

/** Whether two groups, merged, would need each other through a third file. */
function waitForEachOther(one: Group, other: Group, groups: Group[], graph: ImportGraph): boolean {
  const reached = new Set<Group>();
  const together = new Set([...one.modules, ...other.modules]);
  const asking = [together];
  for (const modules of asking) {
    const asked = graph.importedBy(modules);
    for (const group of groups) {
      if (group === one || group === other || reached.has(group) || !meet(group.modules, asked)) continue;
      if (meet(graph.importedBy(group.modules), together)) return true;
      reached.add(group);
      asking.push(group.modules);
    }
  }
  return false;
}

function meet(some: Set<string>, others: Set<string>): boolean {
  return [...some].some((one) => others.has(one));
}
