import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { say } from "#src/lib/words/say.ts";
import { optionalPart } from "#src/lib/page/optional-part.ts";
import { useReached } from "#src/lib/page/use-reached.ts";
import { loadWords, useWords } from "#src/lib/words/words.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { type Overview, overviewQuery, type Stats, statsQuery } from "./data.ts";
import { Pipeline } from "./pipeline.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { Revenue } from "./revenue.tsx";
import { StandArea } from "./stand-area.tsx";
import { OrderCounts, SubmissionCounts } from "./status-counts.tsx";
import { WeekBars } from "./week-bars.tsx";
import { WorkQueue } from "./work-queue.tsx";
import { DeliveryLine } from "#src/kit/record/delivery.tsx";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";

/** Below everything that is worked with, and fetched when somebody comes to it. */
const Charts = optionalPart(async () => {
  const words = loadWords("reports", "eoi", "orders", "exports");
  const [{ DashboardCharts }] = await Promise.all([import("./charts.tsx"), words]);
  return DashboardCharts;
});

type DashboardProps = {
  /** What was done last, from the history. */
  events: ReactNode;
  /** For ADMIN: what is left before the season opens. */
  renderOpening: (season: { isEmpty: boolean }) => ReactNode;
};

/** The desk's first page: what waits, orders by status (ADM-01), revenue (ADM-02), and the ways on (ADM-03 to ADM-06). */
export function Dashboard({ events, renderOpening }: DashboardProps) {
  const { LL } = useWords();
  const { user } = useSession();
  const stats = useQuery(statsQuery);
  const overview = useQuery(overviewQuery);
  const error = stats.error ?? overview.error;
  return (
    <>
      <PageTitle size="desk" note={LL.desk.dashboard.note()} className="mb-6">
        {LL.rail.to.dashboard()}
      </PageTitle>
      {may(user, "settings.update") && (
        <>
          {renderOpening({ isEmpty: overview.data !== undefined && isEmpty(overview.data) })}
          <DeliveryLine canTest tellsDead className="mb-8" />
        </>
      )}
      {stats.data && overview.data ? (
        <Figures stats={stats.data} overview={overview.data} events={events} />
      ) : error ? (
        <ErrorPanel
          message={say(LL, error)}
          onRetry={() => void Promise.all([stats.refetch(), overview.refetch()])}
        />
      ) : (
        <DashboardSkeleton />
      )}
    </>
  );
}

/** Nobody has sent anything yet. */
function isEmpty({ submissions, orders }: Overview): boolean {
  return [...submissions, ...orders].every(({ count }) => count === 0);
}

type FiguresProps = Pick<DashboardProps, "events"> & { stats: Stats; overview: Overview };

function Figures({ stats, overview, events }: FiguresProps) {
  const [watchCharts, isReached] = useReached();
  const { queue, weeks, closes, area, submissions, orders } = overview;
  return (
    <div className="grid grid-cols-1 gap-11">
      <WorkQueue queue={queue} />
      <div className="grid grid-cols-1 gap-x-14 gap-y-11 xl:grid-cols-2">
        <WeekBars weeks={weeks} closes={closes} />
        <StandArea area={area} />
      </div>
      <Pipeline orders={orders} />
      <div className="grid grid-cols-1 gap-11">
        <OrderCounts counts={orders} />
        <SubmissionCounts counts={submissions} />
      </div>
      <div className="grid grid-cols-1 gap-x-14 gap-y-11 xl:grid-cols-[minmax(0,1fr)_minmax(18rem,23rem)]">
        <div className="grid grid-cols-1 content-start gap-11">
          <Revenue revenue={stats.revenue} />
          {events}
        </div>
        <QuickActions />
      </div>
      <div ref={watchCharts}>
        {isReached && (
          <Suspense fallback={null}>
            <Charts />
          </Suspense>
        )}
      </div>
    </div>
  );
}
