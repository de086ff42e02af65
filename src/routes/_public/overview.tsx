import { createFileRoute } from "@tanstack/react-router";
import { Closing } from "#src/features/overview/closing.tsx";
import { GreenZone } from "#src/features/overview/green-zone.tsx";
import { HostRegion } from "#src/features/overview/host-region.tsx";
import { Opportunities } from "#src/features/overview/opportunities.tsx";
import { TheEvent } from "#src/features/overview/the-event.tsx";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/_public/overview")({
  loader: () => loadWords("overview", "map"),
  component: Overview,
});

function Overview() {
  return (
    <>
      <TheEvent />
      <HostRegion />
      <GreenZone />
      <Opportunities />
      <Closing />
    </>
  );
}
