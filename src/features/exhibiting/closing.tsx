import { Link } from "@tanstack/react-router";
import { ClosingQuay } from "#src/components/closing-quay.tsx";
import { buttonLink } from "#src/components/button-link.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** The last word: to the expression of interest, or to somebody who answers. */
export function Closing() {
  const { LL } = useWords();
  const { eoi } = useEvent();
  const words = LL.exhibiting.closing;
  return (
    <section
      aria-labelledby="closing-title"
      className="section on-annatto relative overflow-hidden bg-annatto text-card"
    >
      <ClosingQuay />
      <div className="page relative flex flex-wrap items-end justify-between gap-10 pb-16">
        <h2 id="closing-title" className="display-2 max-w-[10em]">
          {words.title()}
        </h2>
        <div className="flex flex-wrap gap-3.5">
          <Link to="/expression-of-interest" className={buttonLink("dark")}>
            {eoi.isOpen ? words.interest() : words.selection()}
          </Link>
          <Link to="/services-and-support" hash="contact" className={buttonLink("secondary")}>
            {words.support()}
          </Link>
        </div>
      </div>
    </section>
  );
}
