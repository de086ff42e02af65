import { stopInHand } from "#domain/orders/moves/stops.ts";
import { formatDate } from "#i18n/formatters.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { Fold } from "#src/components/fold.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import { OrderStops } from "./order-stops.tsx";
import { useStopWords } from "./use-stop-words.ts";
import { StopDashes } from "./stop-dashes.tsx";

/** The way of an order: all its stops where they have room; on a phone a dash each, the current stop by name, the days behind a tap. */
export function OwnStops({ order }: { order: Order }) {
  const { LL, locale } = useWords();
  const nameOf = useStopWords(order.status);
  const { stops } = order.standing;
  const current = stopInHand(stops);
  if (!current) return null;
  return (
    <>
      <div className="max-sm:hidden">
        <OrderStops order={order} />
      </div>
      <details className="group border-y border-line sm:hidden">
        <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-2.5 [&::-webkit-details-marker]:hidden">
          <span className="text-[0.9375rem] font-semibold">
            {nameOf(current)}
            {current.name === "paymentRefused" && ","}
            <span className="figures font-normal text-quiet">
              {" "}
              {current.dueOn
                ? LL.orders.stops.until({ day: formatDate(locale, current.dueOn, "UTC") })
                : current.at && <DateTime value={current.at} />}
            </span>
          </span>
          <Fold />
          <StopDashes stops={stops} className="col-span-2" />
        </summary>
        <div className="pt-2 pb-4">
          <OrderStops order={order} />
        </div>
      </details>
    </>
  );
}
