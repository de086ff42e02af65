import { useQuery } from "@tanstack/react-query";
import { readBriefing } from "#domain/orders/draft/briefing.ts";
import { centsFromUsd } from "#domain/money.ts";
import { hasProForma } from "#domain/orders/moves/rules.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { FileLink } from "#src/kit/record/file-link.tsx";
import { PaperLink } from "#src/kit/record/paper-link.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { contractsQuery, type Order } from "../data.ts";

/** The papers of a sent order on one shelf: the order itself, pro forma, receipts, contracts, the brief. */
export function OrderPapers({ order }: { order: Order }) {
  const { LL, locale } = useWords();
  const words = LL.orderPapers.papers;
  const { data: contracts = [] } = useQuery(contractsQuery(order.id));
  if (order.sentAt === null) return null;
  const { id, payments, status, briefing } = order;
  const at = `/api/documents/orders/${id}`;
  const accepted = payments
    .filter(({ kind, status: is }) => kind === "proof" && is === "accepted")
    .toReversed();
  return (
    <Section title={words.title()}>
      <ul className="grid gap-2 border-t border-line-2 pt-2.5">
        <li>
          <PaperLink href={`${at}/order.pdf`} label={words.order()} />
        </li>
        {hasProForma(order) && (
          <li>
            <PaperLink
              href={`${at}/pro-forma.pdf`}
              label={status === "PAID" ? words.proFormaPaid() : words.proForma()}
            />
          </li>
        )}
        {accepted.map(({ id: paymentId, amount, decidedAt, handedInAt }) => (
          <li key={paymentId}>
            <PaperLink
              href={`${at}/receipts/${paymentId}.pdf`}
              label={sayReceipt(amount, decidedAt ?? handedInAt)}
            />
          </li>
        ))}
        {contracts.map(({ id: contractId, version, file, locale: language }) => (
          <li key={contractId}>
            <FileLink
              file={file}
              hidesSize
              label={words.contract({ version, language: LL.orderPapers.contracts.language[language]() })}
            />
          </li>
        ))}
        {readBriefing(briefing) && (
          <li>
            <PaperLink href={`${at}/brief.pdf`} label={words.brief()} />
          </li>
        )}
      </ul>
    </Section>
  );

  function sayReceipt(amount: number | null, day: string): string {
    const date = formatDate(locale, day);
    if (amount === null) return words.receiptOf({ date });
    return words.receipt({ amount: formatUsd(locale, centsFromUsd(amount)), date });
  }
}
