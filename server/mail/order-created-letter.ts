import type { Locale } from "#domain/locales.ts";
import type { OrderedPart, TemplateParams } from "#domain/mail/templates.ts";
import { formatArea, formatNumber, formatUsd } from "#i18n/formatters.ts";
import { isolate } from "#i18n/isolate.ts";
import { sayTotal } from "#i18n/to-be-quoted.ts";
import type { Content } from "./content.ts";
import { totalFigure } from "./total-figure.ts";
import type { MailWords } from "./words.ts";

/** The receipt of an order: whose rows are added up arrives at the total. */
export function writeOrderCreated(
  { company, reference, total, itemCount, parts = [], url, ...unpriced }: TemplateParams["orderCreated"],
  words: MailWords,
  locale: Locale,
): Content {
  const { title, body, items, button } = words.orderCreated;
  const { isStructurePriced = true, unpricedLines = 0 } = unpriced;
  return {
    title: title(),
    before: [body({ company })],
    figure: totalFigure(words.facts.total(), { total, isStructurePriced, unpricedLines }, words, locale),
    facts: [
      { label: words.facts.reference(), value: reference },
      ...parts.map((part) => ({ label: namePart(part, words, locale), value: sayPart(part, words, locale) })),
      ...(itemCount > 0 && parts.length === 0
        ? [{ label: words.facts.items(), value: items({ count: itemCount }) }]
        : []),
      {
        label: words.facts.total(),
        value: sayTotal(words.toBeQuoted, locale, { total, isStructurePriced, unpricedLines }),
      },
    ],
    button: { label: button(), url },
  };
}

function namePart({ of, title, m2 }: OrderedPart, words: MailWords, locale: Locale): string {
  const { part } = words.orderCreated;
  const name = nameOf();
  return m2 === undefined ? name : `${isolate(name)}, ${formatArea(locale, m2)}`;

  function nameOf(): string {
    if (of === "line") return title;
    return of === "stand" ? part.stand({ name: title }) : part[of]();
  }
}

function sayPart(
  { amount, quantity = 1, periodOfUse = 1 }: OrderedPart,
  words: MailWords,
  locale: Locale,
): string {
  const { part } = words.orderCreated;
  const said = amount === "unpriced" ? words.orderChanged.unpriced() : formatUsd(locale, amount);
  if (quantity === 1 && periodOfUse === 1) return said;
  const count = formatNumber(locale, quantity);
  return periodOfUse === 1
    ? part.counted({ amount: said, count })
    : part.rented({ amount: said, count, days: periodOfUse });
}
