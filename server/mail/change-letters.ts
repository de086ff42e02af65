import type { Locale } from "#domain/locales.ts";
import type { MailedLine, TemplateParams } from "#domain/mail/templates.ts";
import type { Cents } from "#domain/money.ts";
import { formatNumber, formatUsd } from "#i18n/formatters.ts";
import { sayToBeQuoted } from "#i18n/to-be-quoted.ts";
import type { Content } from "./content.ts";
import type { MailWords } from "./words.ts";

/** Changes of sent orders by the team. */

export function writeOrderChanged(
  { company, reference, version, before, after, unpriced, lines, note, url }: TemplateParams["orderChanged"],
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
      { label: was(), value: formatUsd(locale, before) },
      {
        label: is(),
        value: [formatUsd(locale, after), unpriced && sayToBeQuoted(words.toBeQuoted, unpriced)]
          .filter(Boolean)
          .join(" "),
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
  { company, reference, total, url }: TemplateParams["changeUndone"],
  words: MailWords,
  locale: Locale,
): Content {
  return {
    title: title(),
    before: [body({ company })],
    facts: [
      { label: words.facts.reference(), value: reference },
      { label: words.facts.total(), value: formatUsd(locale, total) },
    ],
    button: { label: button(), url },
  };
}
