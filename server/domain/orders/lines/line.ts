import * as v from "valibot";
import { id, optionalText, wholeNumber } from "../../fields.ts";
import { type FieldIssue, fieldIssues, message } from "../../messages.ts";
import { centsFromUsd } from "../../money.ts";
import { itemId } from "../../catalogue/item-fields.ts";
import type { UnitPeriod } from "../../catalogue/unit.ts";

/** A bound against abuse, far above real use. */
export const MAX_LINES = 200;
export const MAX_NOTES = 2000;

/** A quantity: 1 to 100 (WIZ-44), default 1. */
export function quantity() {
  return v.optional(wholeNumber(1, 100, message("quantityMin"), message("quantityMax")), 1);
}

/** 1 to 100 days (WIZ-45), default 1. */
export function periodOfUse() {
  return v.optional(wholeNumber(1, 100, message("periodMin"), message("periodMax")), 1);
}

/** 0 to 100 percent, at most two decimals (WIZ-46), default 0. */
export function discountPercentage() {
  return v.optional(
    v.pipe(
      v.number(message("discountMin")),
      v.minValue(0, message("discountMin")),
      v.maxValue(100, message("discountMax")),
      v.check((value) => centsFromUsd(value) / 100 === value, message("decimals")),
    ),
    0,
  );
}

/** A package has no quantity and days of its own: its 1 and 1 are not shown. */
export function isRented({ kind }: { kind: string }): boolean {
  return kind !== "package";
}

export function lineNotes() {
  return optionalText(MAX_NOTES);
}

/** A field that is only shown; the server drops it and writes its own. */
function displayOnly() {
  return v.pipe(
    v.optional(v.unknown()),
    v.transform(() => undefined),
  );
}

/** The price as seen by the sender; only compared with the current price. */
function seenPrice() {
  return v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined);
}

/**
 * The fifteen keys of WIZ-58 and a name. Trusted are lineId, itemId, quantity, periodOfUse and notes; the rest comes
 * from the catalogue, or for extra services from the group. A discount other than 0 is refused: only staff give them.
 */
export const orderLine = v.object({
  lineId: v.optional(id()),
  itemId: itemId(),
  quantity: quantity(),
  periodOfUse: periodOfUse(),
  notes: lineNotes(),
  isCustomService: displayOnly(),
  description: displayOnly(),
  description_pt: displayOnly(),
  description_en: displayOnly(),
  title: displayOnly(),
  title_pt: displayOnly(),
  title_en: displayOnly(),
  category: displayOnly(),
  unitMetric: displayOnly(),
  unitPrice: displayOnly(),
  totalPrice: seenPrice(),
  discountPercentage: v.pipe(
    discountPercentage(),
    v.check((percent) => percent === 0, message("unknownKey")),
  ),
});

/** A line's texts in both languages. */
export type LineWords = {
  title_pt: string;
  title_en: string;
  description_pt: string;
  description_en: string;
  category: string;
  unitMetric: string;
};

/** A line as the wizard sends it; prices in dollars. */
export type OrderLinePayload = LineWords & {
  lineId: string;
  itemId: string;
  title: string;
  description: string;
  unitPrice: number;
  quantity: number;
  periodOfUse: number;
  notes: string;
  totalPrice: number;
  isCustomService: boolean;
};

/** A line in the wizard (WIZ-44 to WIZ-46); null while a figure is being typed. */
export type ChosenLine = {
  /** An item may stand on two lines. */
  lineId: string;
  itemId: string;
  quantity: number | null;
  periodOfUse: number | null;
  notes: string;
};

const chosenLine = v.object({
  itemId: itemId(),
  quantity: quantity(),
  periodOfUse: periodOfUse(),
  notes: lineNotes(),
});

/** Lines are replaced, never mutated, so the issues of unchanged lines are cached. */
const known = new WeakMap<ChosenLine, FieldIssue[]>();

/** Of quantity, days and note, under `lines.<lineId>.…`; more than one day of what is had once is one. */
export function lineIssues(line: ChosenLine, unitPeriod?: UnitPeriod): FieldIssue[] {
  const issues = known.get(line) ?? readIssues(line);
  known.set(line, issues);
  if (issues.length > 0 || !hasWrongDays(line, unitPeriod)) return issues;
  return [{ path: `lines.${line.lineId}.periodOfUse`, key: "periodOnce" }];
}

/** Whether the days are wrong; they are required only where they count. */
export function hasWrongDays(
  { periodOfUse }: Pick<ChosenLine, "periodOfUse">,
  unitPeriod?: UnitPeriod,
): boolean {
  return unitPeriod === "once" && periodOfUse !== 1;
}

function readIssues(line: ChosenLine): FieldIssue[] {
  const { lineId, quantity, periodOfUse, ...rest } = line;
  const figures = { quantity: quantity ?? Number.NaN, periodOfUse: periodOfUse ?? Number.NaN };
  const parsed = v.safeParse(chosenLine, { ...rest, ...figures });
  if (parsed.success) return [];
  return fieldIssues(parsed.issues).map((issue) => ({
    ...issue,
    path: `lines.${lineId}.${issue.path}`,
  }));
}

export function brokenLines(lines: readonly ChosenLine[], items: readonly CountedItem[]): FieldIssue[] {
  const periods = periodsOf(items);
  return lines.flatMap((line) => lineIssues(line, periods.get(line.itemId)));
}

type CountedItem = { id: string; unitPeriod: UnitPeriod };

export function periodsOf(items: readonly CountedItem[]): ReadonlyMap<string, UnitPeriod> {
  return new Map(items.map((item) => [item.id, item.unitPeriod]));
}

/** The periods of an order's items; an item ordered both once and per day may have days. */
export function soldPeriods(
  lines: readonly { itemId: string; unitPeriod: UnitPeriod }[],
): ReadonlyMap<string, UnitPeriod> {
  const byDay = lines.filter(({ unitPeriod }) => unitPeriod === "perDay");
  return new Map([...lines, ...byDay].map((line) => [line.itemId, line.unitPeriod]));
}

/** Gives every line a name of its own: of two equal names the later one is changed. */
export function withOwnNames<Line extends { lineId: string }>(lines: readonly Line[]): Line[] {
  const taken = new Set<string>();
  return lines.map((line) => {
    let lineId = line.lineId;
    for (let n = 2; taken.has(lineId); n += 1) lineId = `${line.lineId.slice(0, 56)}-${n}`;
    taken.add(lineId);
    return lineId === line.lineId ? line : { ...line, lineId };
  });
}
