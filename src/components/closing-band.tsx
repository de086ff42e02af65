import type { ReactNode } from "react";
import { drawingAddress } from "#domain/site/drawings.ts";
import { useWords } from "#src/lib/words/words.tsx";

type ClosingBandProps = {
  title: string;
  text: string;
  /** The one way on, as a link that looks like a button. */
  children: ReactNode;
};

/** The last word of a page before the footer, and where it leads. */
export function ClosingBand({ title, text, children }: ClosingBandProps) {
  const { locale } = useWords();
  const lines = `url(${drawingAddress("hero-contours", locale)}), linear-gradient(to right, transparent, black 70%)`;
  return (
    <section
      aria-labelledby="closing"
      className="section on-annatto relative overflow-hidden bg-annatto text-card"
    >
      <div
        aria-hidden="true"
        style={{ maskImage: lines, maskComposite: "intersect" }}
        className="pointer-events-none absolute inset-y-0 right-0 w-1/2 bg-annatto-press mask-cover mask-right opacity-70 max-md:hidden"
      />
      <div className="page relative flex flex-wrap items-end justify-between gap-x-16 gap-y-10">
        <div>
          <h2 id="closing" className="display-2 max-w-[11em]">
            {title}
          </h2>
          <p className="display-5 mt-6 max-w-[26em]">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
