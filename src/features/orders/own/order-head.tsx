import { Reference } from "#src/components/reference.tsx";
import type { ReactNode } from "react";
import { centsFromUsd } from "#domain/money.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { sayOrdered } from "#i18n/stand-name.ts";
import { Drawing } from "#src/components/drawing.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import { drawingOfPage } from "../drawn.ts";
import { CopiedFrom } from "../record/copied-from.tsx";
import { OrderStops } from "../record/order-stops.tsx";
import { OrderAnswers } from "./order-answers.tsx";
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
        <div className="mb-8 grid items-center gap-x-14 gap-y-5 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,21.25rem)]">
          <PageTitle
            size="page"
            className=""
            note={
              <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <StatusBadge of="ownOrder" status={status} />
                <span>{said}</span>
                <CopiedFrom order={order} reader="exhibitor" />
              </span>
            }
            actions={word === null && <OrderAnswers order={order} />}
          >
            {sayOrdered(LL.statuses.ordered, locale, order)}
            {order.reference && (
              <Reference
                value={order.reference}
                className="mt-2 block font-sans text-lg font-medium tracking-normal text-quiet"
              />
            )}
          </PageTitle>
          <Drawing
            name={drawingOfPage(order, pictures)}
            alt=""
            loading="eager"
            className="h-auto w-48 rounded-lg @max-2xl:order-first @2xl:w-full"
          />
        </div>
      </div>
      <TeamWord order={order} />
      <OrderStops order={order} />
    </>
  );
}
