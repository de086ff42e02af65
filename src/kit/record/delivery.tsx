import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useSendsMail } from "#src/lib/event/event.tsx";
import { loadWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";
import { trpc } from "#src/lib/call/trpc.ts";
import type { DeliveryLineProps } from "./delivery-notice.tsx";

/** Whether mail leaves, and what became of messages. */
const deliveryQuery = trpc.mails.delivery.queryOptions();

/** Seldom needed: the notice loads when there is something to say. */
const DeliveryNotice = lazy(async () => {
  const [part] = await Promise.all([import("./delivery-notice.tsx"), loadWords("deskObstacles")]);
  return { default: part.DeliveryNotice };
});

/**
 * That no mail leaves, or that some did not arrive; nothing while all is well. Without a mail server its place is kept
 * from the beginning, so that no button moves away from under a press.
 */
export function DeliveryLine(props: DeliveryLineProps) {
  const { data } = useQuery(deliveryQuery);
  const place = useSendsMail() ? null : <div className={cn(heightOf(props), props.className)} />;
  if (!data) return place;
  if (data.hasServer && !(props.tellsDead && (data.isHeld || isTroubled(data)))) return null;
  return (
    <Suspense fallback={place}>
      <DeliveryNotice {...props} {...data} />
    </Suspense>
  );
}

function heightOf({ canTest, tellsDead }: DeliveryLineProps): string {
  if (!canTest) return "min-h-6 max-sm:min-h-15";
  return tellsDead ? "min-h-9 max-sm:min-h-33" : "min-h-9 max-sm:min-h-26";
}

/** From how many postponed messages on it is a problem: a mail server may well postpone one or two. */
const SOME = 3;

function isTroubled({ dead, lately, paused }: { dead: number; lately: number; paused: unknown }): boolean {
  return dead > 0 || lately >= SOME || Boolean(paused);
}
