import type { UnitPeriod } from "../../catalogue/unit.ts";
import { shownDescription, shownTitle } from "../../catalogue/words.ts";
import type { Locale } from "../../locales.ts";
import { type Cents, usdFromCents } from "../../money.ts";
import type { LineWords, OrderLinePayload } from "./line.ts";
import { lineTotal } from "./price.ts";

export const LINE_KINDS = ["package", "catalogue", "custom"] as const;

/** A line of an order, with words in both languages and price in cents. */
export type OrderedLine = LineWords & {
  kind: (typeof LINE_KINDS)[number];
  lineId: string;
  itemId: string;
  unitPeriod: UnitPeriod;
  unitPrice: Cents;
  quantity: number;
  periodOfUse: number;
  notes: string;
  /** 0 to 100, given by the team. */
  discountPercent: number;
  /** False while a custom line has no price. */
  isPriced: boolean;
  isTeamLine: boolean;
};

/** A line as ordered, before the team changes it. */
export const AS_ASKED = { discountPercent: 0, isPriced: true, isTeamLine: false } as const;

/** The payload of WIZ-58 with its total (WIZ-47); the sender's language first. */
export function lineToSend(line: OrderedLine, locale: Locale): OrderLinePayload {
  const {
    kind,
    unitPrice,
    unitPeriod: _,
    discountPercent: __,
    isPriced: ___,
    isTeamLine: ____,
    ...shown
  } = line;
  return {
    ...shown,
    title: shownTitle(line, locale) ?? "",
    description: shownDescription(line, locale) ?? "",
    unitPrice: usdFromCents(unitPrice),
    totalPrice: usdFromCents(lineTotal(unitPrice, line.quantity, line.periodOfUse)),
    isCustomService: kind === "custom",
  };
}
