import type { ReactNode } from "react";
import { DRAWINGS, drawingAddress } from "#domain/site/drawings.ts";
import { plotTarget, type PlotState } from "#domain/site/plot.ts";
import { useWords } from "#src/lib/words/words.tsx";

type ForestHeadProps = {
  /** The room above and below what stands on it. */
  className: string;
  /** How far the organisation's lot is built, drawn at the right where there is room. */
  plot: PlotState;
  children: ReactNode;
};

/** What a page of the expression of interest begins with: its title on forest, beside the lot it is about. */
export function ForestHead({ className, plot, children }: ForestHeadProps) {
  const { locale } = useWords();
  return (
    <div className="on-deep under-header overflow-hidden bg-forest text-paper-2 print:mt-0 print:bg-transparent print:pt-0 print:**:text-ink">
      <div className={`page relative print:py-0 ${className}`}>
        <div className="lg:pr-[min(32rem,40vw)] print:pr-0">{children}</div>
        <img
          src={`${drawingAddress("plot", locale)}#${plotTarget(plot)}`}
          {...DRAWINGS.plot}
          alt=""
          decoding="async"
          fetchPriority="low"
          className="pointer-events-none absolute right-0 bottom-0 h-[min(24rem,calc(100%_-_0.5rem))] w-[min(31rem,38vw)] object-contain object-bottom-right max-lg:hidden print:hidden"
        />
      </div>
    </div>
  );
}
