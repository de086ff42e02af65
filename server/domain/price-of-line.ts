import type { Cents } from "./money.ts";

/** Now and as seen. */
export type PriceOfLine = {
  lineId: string;
  title_pt: string;
  title_en: string;
  seen: Cents | null;
  price: Cents;
};
