import { usdFromCents } from "#domain/money.ts";
import {
  compareVersions,
  type OrderChange,
  type OrderContent,
  quotedTotal,
  type VersionLine,
} from "#domain/orders/reading/version.ts";

/** The amounts of a version of an order; dollars. */
function showSums(content: OrderContent) {
  const { space, structure, isStructurePriced, extra, total } = content;
  return {
    unpricedLines: quotedTotal(content).unpricedLines,
    spaceAmount: usdFromCents(space),
    structureAmount: usdFromCents(structure),
    isStructurePriced,
    extraAmount: usdFromCents(extra),
    total: usdFromCents(total),
  };
}

/** A version of an order with its lines, as both sides read it; dollars. */
export function showContent(content: OrderContent) {
  return {
    ...showSums(content),
    lines: content.lines.map((line) => ({ ...wordsOf(line), ...showFigures(line) })),
  };
}

/** What the team changed: the lines side by side, and the totals before and after; dollars. */
export function showChange(change: OrderChange) {
  return {
    before: showSums(change.before),
    after: showSums(change.after),
    lines: compareVersions(change).flatMap(({ change: what, before, after }) => {
      const line = after ?? before;
      if (!line) return [];
      const figures = { before: before && showFigures(before), after: after && showFigures(after) };
      return [{ ...wordsOf(line), change: what, ...figures }];
    }),
  };
}

function wordsOf({ lineId, kind, title_pt, title_en, unitMetric, isTeamLine }: VersionLine) {
  return { lineId, kind, title_pt, title_en, unitMetric, isTeamLine };
}

function showFigures(line: VersionLine) {
  return {
    quantity: line.quantity,
    periodOfUse: line.periodOfUse,
    unitPeriod: line.unitPeriod,
    unitPrice: usdFromCents(line.unitPrice),
    isPriced: line.isPriced,
    discountPercentage: line.discountPercent,
    netTotal: usdFromCents(line.total - line.discount),
    notes: line.notes,
  };
}
