import type { ReactNode } from "react";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";

const QUEUES = 10;
const STAGES = 6;
const EVENTS = 10;
const WAITS = 5;

/** The places of the figures while they are on their way: the very grids that come, as high as they will be. */
export function DashboardSkeleton() {
  const { LL } = useWords();
  return (
    <div data-wide aria-busy="true" className="grid grid-cols-1 gap-7">
      <span role="status" className="sr-only">
        {LL.desk.dashboard.loading()}
      </span>
      <div className="grid grid-cols-1 gap-4">
        <Section>
          <Cells
            count={QUEUES}
            height="h-30 sm:h-27"
            className="grid-cols-[repeat(auto-fill,minmax(max(9.5rem,19%),1fr))]"
          />
        </Section>
        <Skeleton shape="h-9 rounded-md" className="max-w-220" />
      </div>
      <div className="grid grid-cols-1 gap-x-14 gap-y-7 xl:grid-cols-2">
        <Section>
          <Skeleton shape="h-42 rounded-sm" />
        </Section>
        <Section>
          <Skeleton shape="h-42 rounded-sm" />
        </Section>
      </div>
      <div className="grid grid-cols-1 gap-5">
        <Section>
          <Cells count={STAGES} height="h-24" className="grid-cols-2 sm:grid-cols-6" />
        </Section>
        <Skeleton shape="h-18 rounded-sm" />
      </div>
      <div className="grid grid-cols-1 gap-x-14 gap-y-7 xl:grid-cols-[minmax(0,1fr)_minmax(18rem,23rem)]">
        <Section>
          <Cells count={EVENTS} height="h-8.25" className="grid-cols-1" />
        </Section>
        <Section>
          <Cells count={WAITS} height="h-15" className="grid-cols-1" />
        </Section>
      </div>
    </div>
  );
}

function Section({ children }: { children: ReactNode }) {
  return (
    <div>
      <Skeleton shape="h-6 rounded-sm" className="mb-3 w-44" />
      {children}
    </div>
  );
}

type CellsProps = { count: number; height: string; className: string };

function Cells({ count, height, className }: CellsProps) {
  return (
    <div className={cn("grid gap-px border-t border-line-2", className)}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={cn("grid content-center border-b border-line px-4", height)}>
          <Skeleton className="w-2/3" />
        </div>
      ))}
    </div>
  );
}
