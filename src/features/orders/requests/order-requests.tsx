import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { say } from "#src/lib/words/say.ts";
import { loadWords, useWords } from "#src/lib/words/words.tsx";
import { requestsQuery } from "../data.ts";
import { Unfold } from "../record/unfold.tsx";

/** Comes when the requests are first unfolded. */
const RequestList = lazy(async () => {
  const [part] = await Promise.all([import("./request-list.tsx"), loadWords("history")]);
  return { default: part.RequestList };
});

type OrderRequestsProps = {
  orderId: string;
  /** The number of requests, without the notices that the portal wrote itself. */
  count: number;
  /** How many of them wait for the reader. */
  waiting: number;
};

/** The requests of one order on the dashboard, loaded when they are unfolded (ORD-25). */
export function OrderRequests({ orderId, count, waiting }: OrderRequestsProps) {
  const { LL } = useWords();
  const words = LL.orders.requests;
  return (
    <Unfold
      label={(isOpen) => {
        if (count === 0) return isOpen ? words.hideNotices() : words.showNotices();
        return isOpen ? words.hide() : words.show({ count });
      }}
      aside={
        waiting > 0 && (
          <Badge tone="call" className="ml-2">
            {words.waiting({ count: waiting })}
          </Badge>
        )
      }
    >
      <Requests orderId={orderId} />
    </Unfold>
  );
}

function Requests({ orderId }: { orderId: string }) {
  const { LL } = useWords();
  const { data, error, refetch } = useQuery(requestsQuery(orderId));
  const awaited = <Skeleton shape="h-20 rounded-sm" />;
  if (error && !data) return <ErrorPanel message={say(LL, error)} onRetry={() => void refetch()} />;
  return (
    <Suspense fallback={awaited}>
      {data ? <RequestList requests={data} reader="exhibitor" /> : awaited}
    </Suspense>
  );
}
