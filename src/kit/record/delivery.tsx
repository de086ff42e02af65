import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { loadWords } from "#src/lib/words/words.tsx";
import { trpc } from "#src/lib/call/trpc.ts";
import type { DeliveryLineProps } from "./delivery-notice.tsx";

/** Whether mail leaves, and what became of messages. */
const deliveryQuery = trpc.mails.delivery.queryOptions();

/** Seldom needed: it comes when there is something to say. */
const DeliveryNotice = lazy(async () => {
  const [part] = await Promise.all([import("./delivery-notice.tsx"), loadWords("deskObstacles")]);
  return { default: part.DeliveryNotice };
});

/** That no mail leaves, or that some did not arrive; nothing while all is well. */
export function DeliveryLine(props: DeliveryLineProps) {
  const { data } = useQuery(deliveryQuery);
  if (!data || (data.hasServer && !(props.tellsDead && data.dead > 0))) return null;
  return (
    <Suspense fallback={null}>
      <DeliveryNotice {...props} {...data} />
    </Suspense>
  );
}
