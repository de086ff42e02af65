import type { MailedCount, MailedLine } from "#domain/mail/facts.ts";
import type { Cents } from "#domain/money.ts";
import { formatNumber } from "#i18n/formatters.ts";
import { sayTotal } from "#i18n/to-be-quoted.ts";
import { at } from "../content.ts";
import type { MailWords } from "../words.ts";
import { totalFigure } from "./total-figure.ts";
import type { Tools, Writers } from "./writer.ts";

/** Changes of sent orders by the team. */
export const orderChangedLetters = {
  orderChanged: ({ company, version, lines, note, url, ...given }, tools) => {
    const { words, all, locale, reference } = tools;
    const before = { total: given.before, ...given.waits.before };
    const after = { total: given.after, ...given.waits.after };
    return {
      title: words.title(),
      before: [words.body({ company })],
      figure: totalFigure(words.is(), after, tools),
      facts: [
        reference(given.reference),
        { label: all.facts.version(), value: String(version) },
        ...lines.map((line) => ({ label: line.title ?? words.structure(), value: sayLine(line, tools) })),
        { label: words.was(), value: sayTotal(all.toBeQuoted, locale, before) },
        { label: words.is(), value: sayTotal(all.toBeQuoted, locale, after) },
      ],
      note,
      after: [words.answer()],
      button: { label: words.button(), url: at(url, "requests") },
    };
  },
  changeUndone: ({ company, url, ...given }, { words, ...tools }) => ({
    title: words.title(),
    before: [words.body({ company })],
    figure: totalFigure(tools.all.facts.total(), given, tools),
    facts: [tools.reference(given.reference)],
    button: { label: words.button(), url },
  }),
  /** The letter before was our mistake, and there is nothing to do. */
  orderMoveUndone: ({ company, reference, status, url }, { words, all, ...tools }) => ({
    title: words.title(),
    before: [words.body({ company, reference })],
    facts: [tools.reference(reference), { label: all.facts.now(), value: all.orderStatus[status]() }],
    button: { label: words.button(), url },
  }),
} satisfies Partial<Writers>;

type OfChange = Tools & { words: MailWords["orderChanged"] };

function sayLine(line: MailedLine, tools: OfChange): string {
  const said = sayAmounts(line, tools);
  if (line.discount === undefined) return said;
  const percent = formatNumber(tools.locale, line.discount);
  return [said, tools.words.discount({ percent })].join(" ");
}

function sayAmounts({ before, after, counts }: MailedLine, { words, all, locale, usd }: OfChange): string {
  const said = (amount: Cents | "unpriced" | null, count: MailedCount | null | undefined) => {
    const price = amount === "unpriced" ? words.unpriced() : usd(amount ?? 0);
    if (!count) return price;
    const { quantity, days } = count;
    return days === undefined
      ? all.orderCreated.part.counted({ amount: price, count: formatNumber(locale, quantity) })
      : words.counted({ amount: price, quantity, days });
  };
  const is = said(after, counts?.after);
  const was = said(before, counts?.before);
  if (before === null) return words.added({ after: is });
  if (after === null) return words.removed({ before: was });
  // Compared as printed: another number of days may come to the same price.
  if (was === is) return words.revised({ after: is });
  return words.changed({ before: was, after: is });
}
