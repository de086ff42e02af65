import type { QuotedTotal } from "#domain/orders/reading/version.ts";
import { sayToBeQuoted } from "#i18n/to-be-quoted.ts";
import type { Figure } from "../content.ts";
import type { Tools } from "./writer.ts";

/** A total, with what is not in it yet said below. */
export function totalFigure(label: string, of: QuotedTotal, { all, usd }: Tools): Figure {
  return { label, value: usd(of.total), remark: sayToBeQuoted(all.toBeQuoted, of) };
}
