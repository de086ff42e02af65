import type { Locale } from "#domain/locales.ts";
import type { MailedLine, TemplateParams } from "#domain/mail/templates.ts";
import type { Cents } from "#domain/money.ts";
import { formatNumber, formatUsd } from "#i18n/formatters.ts";
import { sayTotal } from "#i18n/to-be-quoted.ts";
import type { Content } from "./content.ts";
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
    button: { label: button(), url },
  };
}

function sayLine(line: MailedLine, words: MailWords, locale: Locale): string {
  const said = sayAmounts(line, words, locale);
  if (line.discount === undefined) return said;
  const percent = formatNumber(locale, line.discount);
  return [said, words.orderChanged.discount({ percent })].join(" ");
}

function sayAmounts({ before, after }: MailedLine, words: MailWords, locale: Locale): string {
  const { added, removed, changed, revised, unpriced } = words.orderChanged;
  const said = (amount: Cents | "unpriced" | null) =>
    amount === "unpriced" ? unpriced() : formatUsd(locale, amount ?? 0);
  if (before === null) return added({ after: said(after) });
  if (after === null) return removed({ before: said(before) });
  if (before === after) return revised({ after: said(after) });
  return changed({ before: said(before), after: said(after) });
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
    facts: [
      { label: words.facts.reference(), value: reference },
      { label: words.facts.total(), value: sayTotal(words.toBeQuoted, locale, { ...PRICED, ...of }) },
    ],
    button: { label: button(), url },
  };
}
