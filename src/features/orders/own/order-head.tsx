import { Reference } from "#src/components/reference.tsx";
import type { ReactNode } from "react";
import { centsFromUsd } from "#domain/money.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { sayOrdered } from "#i18n/stand-name.ts";
import { Drawing } from "#src/components/drawing.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import { drawingOfPage } from "../drawn.ts";
import { CopiedFrom } from "../record/copied-from.tsx";
import { OrderAnswers } from "./order-answers.tsx";
import { OwnStops } from "../moves/own-stops.tsx";
import { TeamWord } from "./team-word.tsx";

/** What was ordered, in a picture and by its name, where it stands, what the team wrote last, and how far it has come. */
export function OrderHead({ order, back }: { order: Order; back: ReactNode }) {
  const { LL, locale } = useWords();
  const { pictures } = useEvent();
  const { head, status, word } = order.standing;
  const now = LL.orders.now;
  const amount = formatUsd(locale, centsFromUsd(order.paid.outstanding));
  const dueOn = order.paying?.dueOn;
  const day = dueOn ? formatDate(locale, dueOn, "UTC") : "";
  const said =
    head === "payRest" || head === "partAccepted"
      ? now[head]({ amount })
      : head === "partRefused"
        ? now[head]({ amount, day })
        : now[head]();
  return (
    <>
      <div className="mb-3 text-[0.9375rem]">{back}</div>
      <div className="@container">
        <div className="mb-5 grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-x-4 gap-y-3 @2xl:mb-6 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,12rem)] @2xl:items-center @2xl:gap-x-14">
          <div className="contents @2xl:block">
            <h1 tabIndex={-1} data-page-heading className="display-4 min-w-0 wrap-anywhere @2xl:display-2">
              {sayOrdered(LL.statuses.ordered, locale, order)}
              {order.reference && (
                <Reference
                  value={order.reference}
                  className="mt-1 block font-sans text-base font-medium tracking-normal text-quiet @2xl:mt-2 @2xl:text-lg"
                />
              )}
            </h1>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-quiet @max-2xl:order-last @max-2xl:col-span-2 @2xl:mt-3 @2xl:text-[1.0625rem]">
              <StatusBadge of="ownOrder" status={status} wraps />
              <span className="max-w-[68ch]">{said}</span>
              <CopiedFrom order={order} reader="exhibitor" />
            </div>
            {word === null && (
              <div className="flex flex-wrap gap-2.5 empty:hidden @max-2xl:order-last @max-2xl:col-span-2 @2xl:mt-4">
                <OrderAnswers order={order} />
              </div>
            )}
          </div>
          <Drawing
            name={drawingOfPage(order, pictures)}
            alt=""
            loading="eager"
            className="h-auto w-full rounded-md @2xl:rounded-lg"
          />
        </div>
      </div>
      <TeamWord order={order} />
      <OwnStops order={order} />
    </>
  );
}
