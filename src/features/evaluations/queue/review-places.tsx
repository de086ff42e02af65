import { Awaited, Skeleton } from "#src/components/ui/skeleton.tsx";

/** The places of an application and, beside it, of the marks. */
export function ReviewPlaces() {
  return (
    <Awaited className="@container">
      <div className="grid gap-x-7 gap-y-8 @2xl:grid-cols-[minmax(0,1fr)_20rem] @4xl:gap-x-10 @4xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid content-start gap-3">
          <Skeleton shape="h-6 rounded-sm" className="w-72 max-w-full" />
          <Skeleton shape="h-6 rounded-sm" className="mb-5 w-96 max-w-full" />
          <Skeleton shape="h-24 rounded-sm" />
          <Skeleton shape="h-72 rounded-sm" />
        </div>
        <Skeleton shape="h-120 rounded-sm" />
      </div>
    </Awaited>
  );
}
