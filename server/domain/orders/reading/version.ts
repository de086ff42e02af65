import type { Cents } from "../../money.ts";
import type { LineWords } from "../lines/line.ts";
import type { OrderedLine } from "../lines/ordered-line.ts";

/** A line as a version of its order keeps it; cents. */
export type VersionLine = LineWords & {
  lineId: string;
  kind: OrderedLine["kind"];
  itemId: string;
  unitPrice: Cents;
  quantity: number;
  periodOfUse: number;
  discountPercent: number;
  notes: string;
  total: Cents;
  discount: Cents;
  isPriced: boolean;
  isTeamLine: boolean;
};

/** All that both sides agree on: what is ordered and what it costs; cents. */
export type OrderContent = {
  lines: VersionLine[];
  notes: string;
  description: string;
  space: Cents;
  structure: Cents;
  isStructurePriced: boolean;
  extra: Cents;
  total: Cents;
};

/** What the team changed of a sent order: the state both sides last agreed on, and the one proposed. */
export type OrderChange = { before: OrderContent; after: OrderContent };

/**
 * Whether the team changed the order and the exhibitor has not agreed: no answer yet, or a refusal after which the team
 * has neither taken the change back nor made another. The order is not approved meanwhile.
 */
export function hasOpenChange(order: { contentVersion: number; agreedVersion: number }): boolean {
  return order.contentVersion !== order.agreedVersion;
}

/** What became of a line between two versions of its order. */
export const LINE_CHANGES = ["added", "removed", "changed", "same"] as const;
export type LineChange = {
  change: (typeof LINE_CHANGES)[number];
  before: VersionLine | null;
  after: VersionLine | null;
};

/** Two versions line by line, known by their own names: as they stand now, then what was taken out. */
export function compareVersions({ before, after }: OrderChange): LineChange[] {
  const had = new Map(before.lines.map((line) => [line.lineId, line]));
  const has = new Set(after.lines.map(({ lineId }) => lineId));
  const now = after.lines.map((line): LineChange => {
    const old = had.get(line.lineId) ?? null;
    return {
      change: old === null ? "added" : isSameLine(old, line) ? "same" : "changed",
      before: old,
      after: line,
    };
  });
  const gone = before.lines
    .filter(({ lineId }) => !has.has(lineId))
    .map((line): LineChange => ({ change: "removed", before: line, after: null }));
  return [...now, ...gone];
}

/** Whether two versions are the same in all that is agreed on. */
export function isSameContent(one: OrderContent, other: OrderContent): boolean {
  const isSame = compareVersions({ before: one, after: other }).every(({ change }) => change === "same");
  const names = Object.keys(other) as (keyof OrderContent)[];
  return isSame && names.every((name) => name === "lines" || one[name] === other[name]);
}

function isSameLine(one: VersionLine, other: VersionLine): boolean {
  const names = Object.keys(other) as (keyof VersionLine)[];
  return names.every((name) => one[name] === other[name]);
}
