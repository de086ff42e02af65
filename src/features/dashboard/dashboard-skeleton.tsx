import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** The places of the figures while they are on their way. */
export function DashboardSkeleton() {
  const { LL } = useWords();
  return (
    <div aria-busy="true" className="grid gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,1fr)_minmax(18rem,23rem)]">
      <span role="status" className="sr-only">
        {LL.desk.dashboard.loading()}
      </span>
      <div className="grid content-start gap-12">
        <div>
          <Skeleton shape="h-6 rounded-sm" className="w-44" />
          <div className="mt-4 grid grid-cols-2 gap-px border-t border-line-2 md:grid-cols-5">
            {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((place) => (
              <div key={place} className="grid gap-4 px-5 py-5">
                <Skeleton shape="h-12 rounded-sm" className="w-20" />
                <Skeleton shape="h-6 rounded-full" className="w-24" />
              </div>
            ))}
          </div>
        </div>
        <div className="grid gap-4">
          <Skeleton shape="h-6 rounded-sm" className="w-60" />
          <Skeleton shape="h-6 rounded-sm" />
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/2" />
        </div>
      </div>
      <div className="grid content-start gap-5">
        <Skeleton shape="h-6 rounded-sm" className="w-40" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
