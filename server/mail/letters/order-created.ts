import type { OrderedPart } from "#domain/mail/facts.ts";
import { formatArea, formatNumber } from "#i18n/formatters.ts";
import { isolate } from "#i18n/isolate.ts";
import { sayTotal } from "#i18n/to-be-quoted.ts";
import type { MailWords } from "../words.ts";
import { totalFigure } from "./total-figure.ts";
import type { Tools, Writers } from "./writer.ts";

export const orderCreatedLetters = {
  /** The receipt of an order: whose rows are added up arrives at the total. */
  orderCreated: ({ company, parts, url, ...given }, tools) => {
    const { words, all, locale, reference } = tools;
    return {
      title: words.title(),
      before: [words.body({ company })],
      figure: totalFigure(all.facts.total(), given, tools),
      facts: [
        reference(given.reference),
        ...parts.map((part) => ({ label: namePart(part, tools), value: sayPart(part, tools) })),
        { label: all.facts.total(), value: sayTotal(all.toBeQuoted, locale, given) },
      ],
      button: { label: words.button(), url },
    };
  },
} satisfies Partial<Writers>;

type OfOrder = Tools & { words: MailWords["orderCreated"] };

function namePart({ of, title, m2 }: OrderedPart, { words: { part }, locale }: OfOrder): string {
  const name = nameOf();
  return m2 === undefined ? name : `${isolate(name)}, ${formatArea(locale, m2)}`;

  function nameOf(): string {
    if (of === "line") return title;
    return of === "stand" ? part.stand({ name: title }) : part[of]();
  }
}

function sayPart(
  { amount, quantity = 1, periodOfUse = 1 }: OrderedPart,
  { words: { part }, all, locale, usd }: OfOrder,
): string {
  const said = amount === "unpriced" ? all.orderChanged.unpriced() : usd(amount);
  if (quantity === 1 && periodOfUse === 1) return said;
  const count = formatNumber(locale, quantity);
  return periodOfUse === 1
    ? part.counted({ amount: said, count })
    : part.rented({ amount: said, count, days: periodOfUse });
}
