import { isGroup, isSame } from "./same.ts";

/** A form's values as both found them, as I typed them, and as the other person stored them. */
export type Sides<Value = unknown> = { before: Value; mine: Value; theirs: Value };

/**
 * A field or a whole line that changed; undefined where the line does not exist. `path` names a line by its lineId,
 * `name` by its position in my form.
 */
export type Difference = Sides & {
  path: readonly string[];
  name: string;
  by: "me" | "them" | "both";
};

export type Merged<Values> = {
  values: Values;
  /** The differences in the order of the form; identical changes are left out. */
  differences: Difference[];
};

export type Side = "mine" | "theirs";

/**
 * Merges two people's edits field by field. Where both changed one differently, mine wins unless `choose` says
 * otherwise. Lines with a lineId are merged one by one; any other list is one field.
 */
export function mergeEdits<Values extends object>(
  sides: Sides<Values>,
  choose: (difference: Difference) => Side = () => "mine",
): Merged<Values> {
  const differences: Difference[] = [];
  function settle(place: Place, found: Sides): unknown {
    const by = changedBy(found);
    if (by === undefined) return found.mine;
    const difference = { ...place, ...found, by };
    differences.push(difference);
    if (by === "both") return found[choose(difference)];
    return by === "me" ? found.mine : found.theirs;
  }
  // Each part is one of the three inputs, or merged from them in the same shape.
  const values = merge({ path: [], name: "" }, sides, settle) as Values;
  return { values, differences };
}

export function differenceKey({ path }: Pick<Difference, "path">): string {
  return path.join(".");
}

type Place = Pick<Difference, "path" | "name">;
type Settle = (place: Place, found: Sides) => unknown;
type Group = Record<string, unknown>;
type Line = Group & { lineId: string };

function merge(place: Place, found: Sides, settle: Settle): unknown {
  const { before, mine, theirs } = found;
  if (isGroup(before) && isGroup(mine) && isGroup(theirs)) {
    return mergeGroups(place, { before, mine, theirs }, settle);
  }
  if (isLines(before) && isLines(mine) && isLines(theirs)) {
    return mergeLines(place, { before, mine, theirs }, settle);
  }
  return settle(place, found);
}

function mergeGroups({ path, name }: Place, { before, mine, theirs }: Sides<Group>, settle: Settle): Group {
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const merged = [...keys].map((key) => {
    const place = { path: [...path, key], name: name === "" ? key : `${name}.${key}` };
    return [key, merge(place, { before: before[key], mine: mine[key], theirs: theirs[key] }, settle)];
  });
  return Object.fromEntries(merged) as Group;
}

/** In their order if I moved none; lines that only one side has come last. */
function mergeLines({ path, name }: Place, { before, mine, theirs }: Sides<Line[]>, settle: Settle): Line[] {
  const [first, second] = isInOrder(mine, before) ? [theirs, mine] : [mine, theirs];
  const ids = new Set([...first, ...second].map(({ lineId }) => lineId));
  return [...ids].flatMap((lineId) => {
    const place = { path: [...path, lineId], name: `${name}[${mine.findIndex(hasId)}]` };
    function hasId(line: Line): boolean {
      return line.lineId === lineId;
    }
    const found = { before: before.find(hasId), mine: mine.find(hasId), theirs: theirs.find(hasId) };
    // A line that one side lacks is taken or dropped as a whole.
    const line = merge(place, found, settle) as Line | undefined;
    return line === undefined ? [] : [line];
  });
}

function isInOrder(mine: readonly Line[], before: readonly Line[]): boolean {
  const places = mine.map(({ lineId }) => before.findIndex((line) => line.lineId === lineId));
  const known = places.filter((place) => place >= 0);
  return known.every((place, at) => at === 0 || place > (known[at - 1] ?? -1));
}

function changedBy({ before, mine, theirs }: Sides): Difference["by"] | undefined {
  if (isSame(mine, theirs)) return undefined;
  if (isSame(before, theirs)) return "me";
  return isSame(before, mine) ? "them" : "both";
}

function isLines(value: unknown): value is Line[] {
  return Array.isArray(value) && value.every((line) => isGroup(line) && typeof line["lineId"] === "string");
}
