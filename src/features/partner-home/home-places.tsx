import { Awaited, Skeleton } from "#src/components/ui/skeleton.tsx";

/** Placeholders of the organisation and its standing, under the greeting. */
export function HeadPlaces() {
  return (
    <>
      <Skeleton shape="h-6 rounded-sm" className="mt-1 w-60 max-w-full" />
      <Skeleton shape="h-6 rounded-full" className="mt-2 w-52 max-w-full" />
    </>
  );
}

/** Placeholders of the next step, the orders and the colleagues. */
export function HomePlaces() {
  return (
    <Awaited>
      <NextStepPlace />
      <Skeleton shape="h-96 rounded-sm" />
    </Awaited>
  );
}

/** As high as a step with one sentence; pale, since most often nothing is to be done. */
export function NextStepPlace() {
  return (
    <span
      aria-hidden="true"
      data-awaited
      className="mb-9 block h-72 animate-breathe rounded-lg bg-paper-3 md:h-40"
    />
  );
}
