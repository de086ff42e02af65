import { createFileRoute } from "@tanstack/react-router";
import { useEvent } from "#src/features/event/data.ts";
import { About } from "#src/features/home/about.tsx";
import { ClosingBand } from "#src/features/home/closing-band.tsx";
import { Hero } from "#src/features/home/hero.tsx";
import { KeyDates } from "#src/features/home/key-dates.tsx";
import { Reasons } from "#src/features/home/reasons.tsx";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/_public/")({
  loader: () => loadWords("home"),
  component: Home,
});

function Home() {
  const event = useEvent();
  return (
    <>
      <Hero event={event} />
      <About event={event} />
      {event && <KeyDates event={event} />}
      <Reasons event={event} />
      <ClosingBand event={event} />
    </>
  );
}
