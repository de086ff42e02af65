import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { type Overview, overviewQuery, type Stats, statsQuery } from "./data.ts";
import { LongestWaits } from "./longest-waits.tsx";
import { MoneyStages } from "./money-stages.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { Revenue } from "./revenue.tsx";
import { StandArea } from "./stand-area.tsx";
import { WeekBars } from "./week-bars.tsx";
import { WorkQueue } from "./work-queue.tsx";
import { DeliveryLine } from "#src/kit/record/delivery.tsx";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";

type DashboardProps = {
  /** What was done last, from the history. */
  events: ReactNode;
  /** For ADMIN: what is left before the season opens. */
  renderOpening: (season: { isEmpty: boolean }) => ReactNode;
};

/**
 * The desk's first page, one window and a half: what waits and the ways on (ADM-03 to ADM-07), the season so far,
 * orders by status (ADM-01) and revenue (ADM-02), what was done last beside what waits the longest.
 */
export function Dashboard({ events, renderOpening }: DashboardProps) {
  const { LL } = useWords();
  const { user } = useSession();
  const stats = useQuery(statsQuery);
  const overview = useQuery(overviewQuery);
  const error = stats.error ?? overview.error;
  return (
    <>
      <PageTitle size="desk" className="mb-5">
        {LL.rail.to.dashboard()}
      </PageTitle>
      {may(user, "settings.update") && (
        <div className="mb-6 flex flex-wrap items-center gap-x-8 gap-y-3 empty:hidden">
          {renderOpening({ isEmpty: overview.data !== undefined && isEmpty(overview.data) })}
          <DeliveryLine canTest tellsDead className="grow basis-136" />
        </div>
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

/** Whether no submission and no order has been sent yet. */
function isEmpty({ submissions, orders }: Overview): boolean {
  return [...submissions, ...orders].every(({ count }) => count === 0);
}

type FiguresProps = Pick<DashboardProps, "events"> & { stats: Stats; overview: Overview };

function Figures({ stats, overview, events }: FiguresProps) {
  const { queue, weeks, closes, area, orders } = overview;
  return (
    <div data-wide className="grid grid-cols-1 gap-7">
      <div className="grid grid-cols-1 gap-4">
        <WorkQueue queue={queue} />
        <QuickActions />
      </div>
      <div className="grid grid-cols-1 gap-x-14 gap-y-7 xl:grid-cols-2">
        <WeekBars weeks={weeks} closes={closes} />
        <StandArea area={area} />
      </div>
      <div className="grid grid-cols-1 gap-5">
        <MoneyStages orders={orders} />
        <Revenue revenue={stats.revenue} />
      </div>
      <div className="grid grid-cols-1 gap-x-14 gap-y-7 xl:grid-cols-[minmax(0,1fr)_minmax(18rem,23rem)]">
        {events}
        <LongestWaits queue={queue} />
      </div>
    </div>
  );
}
