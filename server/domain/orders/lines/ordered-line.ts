import { shownDescription, shownTitle } from "../../catalogue/words.ts";
import type { Locale } from "../../locales.ts";
import { type Cents, usdFromCents } from "../../money.ts";
import type { LineWords, OrderLinePayload } from "./line.ts";
import { lineTotal } from "./price.ts";

export const LINE_KINDS = ["package", "catalogue", "custom"] as const;

/** A line with all that is kept of it: its words in both languages, its price in cents. */
export type OrderedLine = LineWords & {
  kind: (typeof LINE_KINDS)[number];
  lineId: string;
  itemId: string;
  unitPrice: Cents;
  quantity: number;
  periodOfUse: number;
  notes: string;
  /** 0 to 100, the team's to give. */
  discountPercent: number;
  /** False while a custom line waits for its price. */
  isPriced: boolean;
  /** Added by the team. */
  isTeamLine: boolean;
};

/** What a line is before the team has touched it. */
export const AS_ASKED = { discountPercent: 0, isPriced: true, isTeamLine: false } as const;

/** A line as it travels: the fifteen keys and its name, its total among them (WIZ-47, WIZ-58); the sender's language first. */
export function lineToSend(line: OrderedLine, locale: Locale): OrderLinePayload {
  const { kind, unitPrice, discountPercent: _, isPriced: __, isTeamLine: ___, ...shown } = line;
  return {
    ...shown,
    title: shownTitle(line, locale) ?? "",
    description: shownDescription(line, locale) ?? "",
    unitPrice: usdFromCents(unitPrice),
    totalPrice: usdFromCents(lineTotal(unitPrice, line.quantity, line.periodOfUse)),
    isCustomService: kind === "custom",
  };
}
