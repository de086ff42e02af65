import { useWords } from "#src/lib/words/words.tsx";
import { Skeleton } from "./ui/skeleton.tsx";

type PageSkeletonProps = {
  /** What is being waited for, for screen readers. */
  label?: string;
  /** Without a heading, where the page already has its heading. */
  hasHeading?: boolean;
};

/** The places of a page's heading, what stands first and its rows; so high that nothing below it is seen to move. */
export function PageSkeleton({ label, hasHeading = false }: PageSkeletonProps) {
  const { LL } = useWords();
  return (
    <div role="status" className="min-h-dvh">
      <span className="sr-only">{label ?? LL.loading.page()}</span>
      {hasHeading && <Skeleton shape="h-9 w-72 max-w-full rounded-sm" className="mt-2 mb-7" />}
      <Skeleton shape="h-48 rounded-md" className="mb-10" />
      <div className="grid gap-3">
        <Skeleton shape="h-18 rounded-sm" />
        <Skeleton shape="h-18 rounded-sm" />
        <Skeleton shape="h-18 rounded-sm" />
      </div>
    </div>
  );
}
