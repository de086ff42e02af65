import { Link } from "@tanstack/react-router";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { ContourLines } from "#src/components/contour-lines.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words.tsx";

/** The last word before the footer, and where it leads. */
export function ClosingBand({ event }: { event: PublicEvent | undefined }) {
  const { LL } = useWords();
  return (
    <section className="section on-annatto relative overflow-hidden bg-annatto text-card">
      <ContourLines className="text-annatto-press/70 mask-[linear-gradient(to_right,transparent_45%,black_85%)]" />
      <div className="page relative flex flex-wrap items-end justify-between gap-10">
        <h2 className="display-2 max-w-[11em]">{LL.home.closing.title()}</h2>
        <Button asChild size="lg" variant="dark">
          <Link to="/expression-of-interest">
            {event?.eoi.isOpen === false ? LL.home.hero.toSelection() : LL.home.hero.toInterest()}
          </Link>
        </Button>
      </div>
    </section>
  );
}
