import { centsFromUsd } from "#domain/money.ts";
import { isCreditSure } from "#domain/orders/moves/balance.ts";
import { isLive, isPayable } from "#domain/orders/moves/rules.ts";
import { stopInHand } from "#domain/orders/moves/stops.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { cn } from "#src/components/cn.ts";
import { Money } from "#src/components/money.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import type { OrderReader } from "../record/order-reader.ts";
import { paidOf } from "../lines/shown-amounts.ts";
import { useStopWords } from "../moves/use-stop-words.ts";

type PaidFiguresProps = { order: Order; reader: OrderReader; className?: string };

/**
 * The figures of an order's payment as a bank tells them, from the approval on: the total, what of it is paid, what
 * is left, and what comes next. Of an order that ended, what was paid for it.
 */
export function PaidFigures({ order, reader, className }: PaidFiguresProps) {
  const { LL, locale } = useWords();
  const next = useNext(order);
  const words = LL.orders.paid;
  const { payments, status } = order;
  const { paid, total } = paidOf(order);
  const { accepted, handedIn, settled, settledAs, outstanding, credit } = paid;
  if (!isPayable(status) && payments.length === 0) return null;
  // As long as nothing is paid, the amount due is all there is to say.
  if (reader === "exhibitor" && order.paying && payments.length === 0 && settled === 0) return null;
  const left = credit > 0 ? credit : outstanding;
  const tooMuch = isCreditSure(status, { handedIn: centsFromUsd(handedIn) }) ? "credit" : "surplus";
  return (
    <div className={cn("@container", className)}>
      <dl
        aria-label={words.title()}
        className="grid max-w-96 gap-1 text-[0.9375rem] @xl:flex @xl:max-w-none @xl:flex-wrap @xl:gap-x-10"
      >
        {isLive(status) && <Line label={words.total()} usd={total} />}
        <Line label={words.accepted()} usd={accepted} />
        {handedIn > 0 && <Line label={words.handedIn()} usd={handedIn} />}
        {settled > 0 && <Line label={words.settled[settledAs ?? "unstated"]()} usd={settled} />}
        <Line label={credit > 0 ? words[tooMuch]() : words.outstanding()} usd={left} isLast />
        {next && (
          <div className={LINE}>
            <dt className="text-quiet">{words.next()}</dt>
            <dd className="ml-auto font-semibold @xl:ml-0">{next}</dd>
          </div>
        )}
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

const LINE = "flex flex-wrap items-baseline justify-between gap-x-4 @xl:block";

function Line({ label, usd, isLast = false }: { label: string; usd: number; isLast?: boolean }) {
  return (
    <div
      className={cn(
        LINE,
        isLast && "font-semibold @max-xl:mt-1 @max-xl:border-t @max-xl:border-line-2 @max-xl:pt-1.5",
      )}
    >
      <dt className={cn(!isLast && "text-quiet")}>{label}</dt>
      <dd className="ml-auto @xl:ml-0">
        <Money cents={centsFromUsd(usd)} />
      </dd>
    </div>
  );
}

/** What comes next in paying, as the stops say it; while the team checks, that it does. */
function useNext({ status, standing }: Order): string | undefined {
  const { LL, locale } = useWords();
  const nameOf = useStopWords(status);
  const stop = stopInHand(standing.stops);
  if (!stop || stop.state !== "now") return undefined;
  // After a refused payment the next step is to pay, as before.
  const name = stop.name === "paymentRefused" ? LL.orders.stops.payment() : nameOf(stop);
  if (stop.dueOn) return `${name} ${LL.orders.stops.until({ day: formatDate(locale, stop.dueOn, "UTC") })}`;
  return status === "CONFIRM_PAYMENT" ? LL.orders.paid.check() : name;
}
