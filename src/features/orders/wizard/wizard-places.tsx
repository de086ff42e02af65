import { Awaited, Skeleton } from "#src/components/ui/skeleton.tsx";

/** The places of the wizard: the way out, the steps, a question with its choices, the order so far beside it. */
export function WizardPlaces() {
  return (
    <Awaited className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
      <div className="min-w-0">
        <Skeleton shape="h-5 rounded-sm" className="mt-0.5 mb-5 ml-auto w-36" />
        <Skeleton shape="h-5 rounded-sm" className="mb-3.5 w-44 sm:hidden" />
        <Skeleton shape="h-[3px]" className="mb-5 sm:mb-19" />
        <Skeleton shape="h-10 rounded-sm" className="mb-5 w-96 max-w-full" />
        <Skeleton shape="h-5 rounded-sm" className="mb-5 w-72 sm:mb-9 max-w-full" />
        <Skeleton shape="h-100 rounded-sm" />
      </div>
      <Skeleton shape="h-80 rounded-lg" className="max-lg:hidden" />
    </Awaited>
  );
}
