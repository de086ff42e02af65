import type { ReactNode } from "react";
import { Drawing } from "#src/components/drawing.tsx";

type ForestHeadProps = {
  /** The room above and below what stands on it. */
  className: string;
  children: ReactNode;
};

/** What a page of the expression of interest begins with: its title on forest, with contours where there is room. */
export function ForestHead({ className, children }: ForestHeadProps) {
  return (
    <div className="on-deep under-header overflow-hidden bg-forest text-paper-2 print:mt-0 print:bg-transparent print:pt-0 print:**:text-ink">
      <Drawing
        name="hero-contours"
        alt=""
        className="pointer-events-none absolute inset-0 size-full object-cover object-right mask-[linear-gradient(to_right,transparent_48%,black_80%)] max-md:hidden print:hidden"
      />
      <div className={`page relative print:py-0 ${className}`}>{children}</div>
    </div>
  );
}
