import type { ReactNode } from "react";
import { ClosingQuay } from "./closing-quay.tsx";

type ClosingBandProps = {
  title: string;
  text: string;
  /** The one way on, as a link that looks like a button. */
  children: ReactNode;
};

/** The last word of a page before the footer, and where it leads. */
export function ClosingBand({ title, text, children }: ClosingBandProps) {
  return (
    <section
      aria-labelledby="closing"
      className="section on-annatto relative overflow-hidden bg-annatto text-card"
    >
      <ClosingQuay />
      <div className="page relative flex flex-wrap items-end justify-between gap-x-16 gap-y-10 pb-16">
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
