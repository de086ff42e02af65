import { centsFromUsd } from "#domain/money.ts";
import { isCreditSure } from "#domain/orders/moves/balance.ts";
import { isLive, isPayable } from "#domain/orders/moves/rules.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { cn } from "#src/components/cn.ts";
import { Money } from "#src/components/money.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import type { LineReader } from "./line-columns.tsx";

type PaidFiguresProps = { order: Order; reader: LineReader; className?: string };

/**
 * The figures of an order's payment as a bank tells them, from the approval on: the total, what of it is paid, and what
 * is left. Of an order that ended, what was paid for it.
 */
export function PaidFigures({ order, reader, className }: PaidFiguresProps) {
  const { LL, locale } = useWords();
  const words = LL.orders.paid;
  const { paid, payments, status, total } = order;
  if (!isPayable(status) && payments.length === 0) return null;
  const { accepted, handedIn, settled, settledAs, outstanding, credit } = paid;
  const left = credit > 0 ? credit : outstanding;
  const tooMuch = isCreditSure(status, { handedIn: centsFromUsd(handedIn) }) ? "credit" : "surplus";
  return (
    <div className={cn("max-w-96", className)}>
      <dl aria-label={words.title()} className="grid gap-1 text-[0.9375rem]">
        {isLive(status) && <Line label={words.total()} usd={total} />}
        <Line label={words.accepted()} usd={accepted} />
        {handedIn > 0 && <Line label={words.handedIn()} usd={handedIn} />}
        {settled > 0 && <Line label={words.settled[settledAs ?? "unstated"]()} usd={settled} />}
        <Line label={credit > 0 ? words[tooMuch]() : words.outstanding()} usd={left} isLast />
      </dl>
      {credit > 0 && (
        <p className="mt-2 border-l-3 border-ochre pl-3 text-sm">
          {words[`${tooMuch}${reader === "team" ? "Team" : "Own"}`]({
            amount: formatUsd(locale, centsFromUsd(credit)),
          })}
        </p>
      )}
    </div>
  );
}

function Line({ label, usd, isLast = false }: { label: string; usd: number; isLast?: boolean }) {
  return (
    <div
      className={cn(
        "flex flex-wrap items-baseline justify-between gap-x-4",
        isLast && "mt-1 border-t border-line-2 pt-1.5 font-semibold",
      )}
    >
      <dt className={cn(!isLast && "text-quiet")}>{label}</dt>
      <dd className="ml-auto">
        <Money cents={centsFromUsd(usd)} />
      </dd>
    </div>
  );
}
