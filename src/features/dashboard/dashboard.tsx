import { useQuery } from "@tanstack/react-query";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { say } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { statsQuery, type Stats } from "./data.ts";
import { OrderCounts } from "./order-counts.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { Revenue } from "./revenue.tsx";
import { Waiting } from "./waiting.tsx";

/** The desk's first page: orders by status (ADM-01), revenue (ADM-02), what waits, and the ways on. */
export function Dashboard() {
  const { LL } = useWords();
  const stats = useQuery(statsQuery);
  return (
    <>
      <PageTitle size="desk" note={LL.desk.dashboard.note()} className="mb-8">
        {LL.nav.dashboard()}
      </PageTitle>
      {stats.data ? (
        <Figures stats={stats.data} />
      ) : stats.error ? (
        <ErrorPanel message={say(LL, stats.error)} onRetry={() => void stats.refetch()} />
      ) : (
        <DashboardSkeleton />
      )}
    </>
  );
}

function Figures({ stats }: { stats: Stats }) {
  return (
    <div className="grid gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,1fr)_minmax(18rem,23rem)]">
      <div className="grid content-start gap-12">
        <OrderCounts counts={stats.orders} />
        <Revenue revenue={stats.revenue} />
      </div>
      <div className="grid content-start gap-12 max-xl:sm:grid-cols-2">
        <Waiting stats={stats} />
        <QuickActions />
      </div>
    </div>
  );
}
