import type { Locale } from "#domain/locales.ts";
import type { MailedCount, MailedLine, TemplateParams } from "#domain/mail/templates.ts";
import type { Cents } from "#domain/money.ts";
import { formatNumber, formatUsd } from "#i18n/formatters.ts";
import { sayTotal } from "#i18n/to-be-quoted.ts";
import { at, type Content } from "./content.ts";
import { totalFigure } from "./total-figure.ts";
import type { MailWords } from "./words.ts";

/** Changes of sent orders by the team. */

/** Of letters that say nothing of it. */
const PRICED = { isStructurePriced: true, unpricedLines: 0 };

export function writeOrderChanged(
  { company, reference, version, before, after, waits, lines, note, url }: TemplateParams["orderChanged"],
  words: MailWords,
  locale: Locale,
): Content {
  const { title, body, structure, was, is, answer, button } = words.orderChanged;
  const changed = lines.map((line) => ({
    label: line.title ?? structure(),
    value: sayLine(line, words, locale),
  }));
  return {
    title: title(),
    before: [body({ company })],
    figure: totalFigure(is(), { total: after, ...(waits?.after ?? PRICED) }, words, locale),
    facts: [
      { label: words.facts.reference(), value: reference },
      { label: words.facts.version(), value: String(version) },
      ...changed,
      {
        label: was(),
        value: sayTotal(words.toBeQuoted, locale, { total: before, ...(waits?.before ?? PRICED) }),
      },
      {
        label: is(),
        value: sayTotal(words.toBeQuoted, locale, { total: after, ...(waits?.after ?? PRICED) }),
      },
    ],
    note,
    after: [answer()],
    button: { label: button(), url: at(url, "requests") },
  };
}

function sayLine(line: MailedLine, words: MailWords, locale: Locale): string {
  const said = sayAmounts(line, words, locale);
  if (line.discount === undefined) return said;
  const percent = formatNumber(locale, line.discount);
  return [said, words.orderChanged.discount({ percent })].join(" ");
}

function sayAmounts({ before, after, counts }: MailedLine, words: MailWords, locale: Locale): string {
  const { added, removed, changed, revised, unpriced, counted } = words.orderChanged;
  const said = (amount: Cents | "unpriced" | null, count: MailedCount | null | undefined) => {
    const price = amount === "unpriced" ? unpriced() : formatUsd(locale, amount ?? 0);
    if (!count) return price;
    const { quantity, days } = count;
    return days === undefined
      ? words.orderCreated.part.counted({ amount: price, count: formatNumber(locale, quantity) })
      : counted({ amount: price, quantity, days });
  };
  const is = said(after, counts?.after);
  const was = said(before, counts?.before);
  if (before === null) return added({ after: is });
  if (after === null) return removed({ before: was });
  // By what is read: another number of days may come to the same price.
  if (was === is) return revised({ after: is });
  return changed({ before: was, after: is });
}

/** One sentence about an order, with its total. */
export function writeTotal(
  { title, body, button }: MailWords["changeUndone"],
  { company, reference, url, ...of }: TemplateParams["changeUndone"],
  words: MailWords,
  locale: Locale,
): Content {
  return {
    title: title(),
    before: [body({ company })],
    figure: totalFigure(words.facts.total(), { ...PRICED, ...of }, words, locale),
    facts: [{ label: words.facts.reference(), value: reference }],
    button: { label: button(), url },
  };
}
