import type { Cents } from "./money.ts";

/** The current price of a line, and the price the reader saw. */
export type PriceOfLine = {
  lineId: string;
  title_pt: string;
  title_en: string;
  seen: Cents | null;
  price: Cents;
};
