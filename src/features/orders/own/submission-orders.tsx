import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useRef, type ReactNode } from "react";
import { ownOrdersMark } from "#domain/orders/reading/own-orders-mark.ts";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { SplitKey } from "#src/components/split-bar.tsx";
import { Pagination } from "#src/components/ui/pagination.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { useLastPage } from "#src/kit/list/use-last-page.ts";
import { useListCursor } from "#src/kit/list/use-list-cursor.ts";
import { cn } from "#src/components/cn.ts";
import { moveChildren } from "#src/lib/page/move-children.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { colleaguesDraftsQuery, type OwnOrder, ownOrdersQuery } from "../data.ts";
import { ColleaguesDrafts } from "../draft/colleagues-drafts.tsx";
import { OrderCard } from "./order-card.tsx";
import { useHasUnsent } from "../draft/use-has-unsent.ts";

/** The code that reads drafts is large, and few exhibitors have a draft. */
const UnsentDrafts = lazy(() =>
  import("./unsent-drafts.tsx").then((module) => ({ default: module.UnsentDrafts })),
);

type SubmissionOrdersProps = {
  submissionId: string;
  reference: string;
  /** A note under the title: what the orders are for. */
  note: ReactNode;
  /** Buttons beside the title. */
  actions: ReactNode;
};

/** The orders of one submission on the exhibitor's dashboard, a page at a time (ORD-24). */
export function SubmissionOrders({ submissionId, reference, note, actions }: SubmissionOrdersProps) {
  const { LL } = useWords();
  const top = useRef<HTMLHeadingElement>(null);
  const hasUnsent = useHasUnsent(submissionId);
  const place = useListCursor(ownOrdersMark(submissionId));
  const { data: theirs = [] } = useQuery(colleaguesDraftsQuery(submissionId));
  const query = useQuery(ownOrdersQuery(submissionId, place.cursor));
  const isLeaving = useLastPage(place, query);
  const { data: page, error, isPlaceholderData } = query;

  function turnTo(cursor: string | null): (() => void) | undefined {
    if (cursor === null) return undefined;
    return () => {
      place.turnTo(cursor);
      top.current?.scrollIntoView({ block: "nearest" });
    };
  }

  if (error && !page) return <ErrorPanel message={say(LL, error)} onRetry={() => void query.refetch()} />;
  if (!page || isLeaving) return <Skeleton shape="h-96 rounded-sm" />;
  const { items, before, total, previousCursor, nextCursor } = page;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 ref={top} className="display-5 scroll-mt-20">
          {LL.orders.list.title()}
        </h3>
        {actions}
      </div>
      <div className="mt-1 mb-3">{note}</div>
      {error && (
        <ErrorPanel
          title={LL.table.outdated()}
          message={say(LL, error)}
          onRetry={() => void query.refetch()}
          className="mb-4"
        />
      )}
      {total > 0 && <Cards key={before} orders={items} isRefreshing={isPlaceholderData} />}
      {total + theirs.length === 0 && (
        <p className="border-t border-line py-6 text-quiet">{LL.orders.list.none()}</p>
      )}
      {theirs.length > 0 && (
        <div className="border-t border-line">
          <ColleaguesDrafts drafts={theirs} submissionId={submissionId} />
        </div>
      )}
      <Suspense fallback={null}>
        {/* Read anew with the orders: what was saved meanwhile is among them. */}
        {hasUnsent && (
          <UnsentDrafts
            key={`${total} ${items[0]?.id ?? ""} ${items[0]?.version ?? ""}`}
            submissionId={submissionId}
          />
        )}
      </Suspense>
      {(previousCursor ?? nextCursor) !== null && (
        <Pagination
          label={LL.orders.list.pages({ reference })}
          from={before + 1}
          to={before + items.length}
          total={total}
          onPrevious={turnTo(previousCursor)}
          onNext={turnTo(nextCursor)}
        />
      )}
    </div>
  );
}

function Cards({ orders, isRefreshing }: { orders: readonly OwnOrder[]; isRefreshing: boolean }) {
  const { LL } = useWords();
  return (
    <>
      <ul
        ref={moveChildren}
        aria-busy={isRefreshing}
        className={cn("border-t border-line transition-opacity duration-150", isRefreshing && "opacity-60")}
      >
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-quiet">
        <p>{LL.amounts.taxes()}</p>
        <SplitKey />
      </div>
    </>
  );
}
