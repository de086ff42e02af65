import * as v from "valibot";
import { id, optionalText, wholeNumber } from "../../fields.ts";
import { type FieldIssue, fieldIssues, message } from "../../messages.ts";
import { centsFromUsd } from "../../money.ts";
import { itemId } from "../../catalogue/item-fields.ts";

/** Protective: lines of one order. */
export const MAX_LINES = 200;
export const MAX_NOTES = 2000;

/** 1 to 100 units (WIZ-44), 1 unless told. */
export function quantity() {
  return v.optional(wholeNumber(1, 100, message("quantityMin"), message("quantityMax")), 1);
}

/** 1 to 100 days (WIZ-45), 1 unless told. */
export function periodOfUse() {
  return v.optional(wholeNumber(1, 100, message("periodMin"), message("periodMax")), 1);
}

/** 0 to 100 percent with at most two decimals (WIZ-46), 0 unless told. */
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

/** A package is had once and for the whole event: its 1 and 1 serve the sum and are not shown as a quantity and days. */
export function isRented({ kind }: { kind: string }): boolean {
  return kind !== "package";
}

export function lineNotes() {
  return optionalText(MAX_NOTES);
}

/** A figure or title that is there for display only: whatever it says is dropped, the server writes its own. */
function displayOnly() {
  return v.pipe(
    v.optional(v.unknown()),
    v.transform(() => undefined),
  );
}

/** What its reader saw it cost: only ever shown beside what it costs, should the two differ. */
function seenPrice() {
  return v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined);
}

/**
 * A line of a sent order, the fifteen keys of WIZ-58 and its own name. Trusted are lineId, itemId, quantity,
 * periodOfUse and notes; the rest comes from the catalogue, or for an extra service from its group. A discount is
 * staff's to give: any other than 0 is refused.
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

/** What a line says of what is ordered, in both languages. */
export type LineWords = {
  title_pt: string;
  title_en: string;
  description_pt: string;
  description_en: string;
  category: string;
  unitMetric: string;
};

/** A line as it travels, fifteen keys (WIZ-58) and its own name; prices in dollars. */
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

/** A line while it is being chosen (WIZ-44 to WIZ-46): a figure still being typed is none yet. */
export type ChosenLine = {
  /** Its name within the order: an item may stand on two lines. */
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

/** A line is replaced when it changes, never written into: of forty lines a key asks again about one. */
const known = new WeakMap<ChosenLine, FieldIssue[]>();

/** The rules a chosen line breaks now: its quantity, days and note, under `lines.<lineId>.…`. */
export function lineIssues(line: ChosenLine): FieldIssue[] {
  const issues = known.get(line) ?? readIssues(line);
  known.set(line, issues);
  return issues;
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

export function brokenLines(lines: readonly ChosenLine[]): FieldIssue[] {
  return lines.flatMap(lineIssues);
}

/** The same lines, each with a name of its own: of two with one name, the later one gets a new name. */
export function withOwnNames<Line extends { lineId: string }>(lines: readonly Line[]): Line[] {
  const taken = new Set<string>();
  return lines.map((line) => {
    let lineId = line.lineId;
    for (let n = 2; taken.has(lineId); n += 1) lineId = `${line.lineId.slice(0, 56)}-${n}`;
    taken.add(lineId);
    return lineId === line.lineId ? line : { ...line, lineId };
  });
}
