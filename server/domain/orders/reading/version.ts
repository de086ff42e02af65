import type { UnitPeriod } from "../../catalogue/unit.ts";
import type { Cents, Usd } from "../../money.ts";
import type { LineWords } from "../lines/line.ts";
import type { OrderedLine } from "../lines/ordered-line.ts";

/** A line of a stored version; amounts in cents. */
export type VersionLine = LineWords & {
  lineId: string;
  kind: OrderedLine["kind"];
  itemId: string;
  unitPeriod: UnitPeriod;
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

/** What both sides agree on, in cents. */
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

/** What an order comes to, never without what of it waits for the team's price. */
export type QuotedTotal<Amount extends Cents | Usd = Cents> = {
  total: Amount;
  isStructurePriced: boolean;
  unpricedLines: number;
};

export function quotedTotal({ lines, isStructurePriced, total }: OrderContent): QuotedTotal {
  const unpricedLines = lines.filter(({ kind, isPriced }) => kind !== "package" && !isPriced).length;
  return { total, isStructurePriced, unpricedLines };
}

/** A change from the last agreed content to the proposed one. */
export type OrderChange = { before: OrderContent; after: OrderContent };

/**
 * Whether the team changed the order without the exhibitor's agreement: no answer yet, or refused and neither
 * withdrawn nor changed again. Approval waits meanwhile.
 */
export function hasOpenChange(order: { contentVersion: number; agreedVersion: number }): boolean {
  return order.contentVersion !== order.agreedVersion;
}

const LINE_CHANGES = ["added", "removed", "changed", "same"] as const;
export type LineChange = {
  change: (typeof LINE_CHANGES)[number];
  before: VersionLine | null;
  after: VersionLine | null;
};

/** Compares lines matched by name: the current lines, then the removed ones. */
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

export function isSameContent(one: OrderContent, other: OrderContent): boolean {
  const isSame = compareVersions({ before: one, after: other }).every(({ change }) => change === "same");
  const names = Object.keys(other) as (keyof OrderContent)[];
  return isSame && names.every((name) => name === "lines" || one[name] === other[name]);
}

/** Whether two lines agree in what is agreed on: quantity, days and amount, not the period. */
function isSameLine(one: VersionLine, other: VersionLine): boolean {
  const names = Object.keys(other) as (keyof VersionLine)[];
  return names.every((name) => name === "unitPeriod" || one[name] === other[name]);
}
