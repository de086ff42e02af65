import { ORDER_PLACES } from "#domain/orders/moves/places.ts";
import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import type { OfferedVerb } from "#domain/orders/moves/offer.ts";
import { isNotice } from "#domain/requests/status.ts";
import { Button } from "#src/components/ui/button.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order, OrderRequest } from "../data.ts";
import { RequestList } from "./request-list.tsx";
import { WishActs } from "./wish-acts.tsx";

/** The form loads when it is first opened. */
const RequestDialog = lazy(() =>
  import("./request-dialog.tsx").then((module) => ({ default: module.RequestDialog })),
);

type DeskRequestsProps = { order: Order; onMove: (verb: OfferedVerb) => void };

/** The requests of an order at the desk: written, edited, answered and deleted (REQ-04, ORD-12). */
export function DeskRequests({ order, onMove }: DeskRequestsProps) {
  const { id, requests } = order;
  const { LL } = useWords();
  useNamedRequest();
  const [open, setOpen] = useState<OrderRequest | "new">();
  return (
    <Section
      title={LL.desk.requests.title()}
      place={ORDER_PLACES.requests}
      // The portal's own note that the order was made asks nobody.
      count={requests.filter((request) => !isNotice(request)).length}
      actions={
        <Button variant="secondary" size="sm" onClick={() => setOpen("new")}>
          {LL.orders.requests.newTitle()}
        </Button>
      }
    >
      {requests.length === 0 ? (
        <p className="text-quiet">{LL.orders.requests.none()}</p>
      ) : (
        <RequestList
          requests={requests}
          reader="team"
          edit={setOpen}
          wishActs={<WishActs order={order} onMove={onMove} />}
        />
      )}
      <Suspense fallback={null}>
        {open && (
          <RequestDialog
            orderId={id}
            orderStatus={order.status}
            request={open === "new" ? undefined : open}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </Section>
  );
}

/** The request that the address names, in view and in focus: a list of requests leads to it. */
function useNamedRequest(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const named = hash.startsWith("request-") ? document.getElementById(hash) : null;
    named?.scrollIntoView();
    named?.focus({ preventScroll: true });
  }, [hash]);
}
