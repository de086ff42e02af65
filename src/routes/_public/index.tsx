import { createFileRoute } from "@tanstack/react-router";
import { WhoComes } from "#src/features/comers/who-comes.tsx";
import { About } from "#src/features/home/about.tsx";
import { Closing } from "#src/features/home/closing.tsx";
import { Hero } from "#src/features/home/hero.tsx";
import { KeyDates } from "#src/features/home/key-dates.tsx";
import { Reasons } from "#src/features/home/reasons.tsx";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/_public/")({
  loader: () => loadWords("home", "comers"),
  component: Home,
});

function Home() {
  return (
    <>
      <Hero />
      <About />
      <WhoComes />
      <KeyDates />
      <Reasons />
      <Closing />
    </>
  );
}
