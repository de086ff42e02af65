import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { cn } from "#src/components/cn.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { requestsQuery } from "../data.ts";

/** Comes when the requests are first unfolded. */
const RequestList = lazy(() =>
  import("../record/request-list.tsx").then((module) => ({ default: module.RequestList })),
);

type OrderRequestsProps = {
  orderId: string;
  count: number;
  /** How many of them wait for the reader. */
  waiting: number;
};

/** The requests of one order on the dashboard, asked for when they are unfolded (ORD-25). */
export function OrderRequests({ orderId, count, waiting }: OrderRequestsProps) {
  const { LL } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-3">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? LL.orders.requests.hide() : LL.orders.requests.show({ count })}
        <ChevronDown
          aria-hidden="true"
          className={cn("size-4 transition-transform duration-150", isOpen && "rotate-180")}
        />
      </Button>
      {waiting > 0 && (
        <Badge tone="call" className="ml-2">
          {LL.orders.requests.waiting({ count: waiting })}
        </Badge>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && <Requests orderId={orderId} />}
      </div>
    </div>
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
