import { stopInHand } from "#domain/orders/moves/stops.ts";
import { formatDateAmongMany } from "#i18n/among-many.ts";
import { formatDate } from "#i18n/formatters.ts";
import { Instant } from "#src/components/date-time.tsx";
import { cn } from "#src/components/cn.ts";
import { useToday } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { OwnOrder } from "../data.ts";
import { useStopWords } from "./use-stop-words.ts";
import { StopDashes } from "./stop-dashes.tsx";

/** How far an order has come, in a line: a mark for each stop, and the current stop with its day. */
export function StopsSoFar({ order }: { order: Pick<OwnOrder, "standing" | "status"> }) {
  const { LL, locale } = useWords();
  const today = useToday();
  const nameOf = useStopWords(order.status);
  const words = LL.orders.stops;
  const { stops } = order.standing;
  const current = stopInHand(stops);
  if (!current) return null;
  const { name, at, dueOn } = current;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
      <StopDashes stops={stops} />
      <span className={cn("figures", name === "paymentRefused" && "font-semibold text-error")}>
        {nameOf(current)}
        {dueOn && (name === "paymentRefused" ? ", " : " ")}
        {dueOn && words.until({ day: formatDate(locale, dueOn, "UTC") })}
        {!dueOn && at && (
          <>
            {" "}
            <Instant value={at} isOfDay>
              {formatDateAmongMany(locale, at, today)}
            </Instant>
          </>
        )}
      </span>
    </p>
  );
}
