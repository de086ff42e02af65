/** In dollars, now and as seen. */
export type PriceOfLine = {
  lineId: string;
  title_pt: string;
  title_en: string;
  seen: number | null;
  price: number;
};
