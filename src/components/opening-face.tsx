import type { DrawingName } from "#domain/site/drawings.ts";
import { Drawing } from "./drawing.tsx";

/**
 * What a page of the site opens with, beside its title: at the lower right of the nearest positioned element where the
 * window is wide, under the words where it is not.
 */
export function OpeningFace({ name, className = "" }: { name: DrawingName; className?: string }) {
  return (
    <Drawing
      name={name}
      alt=""
      loading="eager"
      isFirst
      className={`pointer-events-none h-auto w-full object-contain object-bottom-right max-lg:mt-8 max-lg:ml-auto max-lg:max-h-80 max-lg:w-4/5 lg:absolute lg:right-0 lg:bottom-0 print:hidden ${className}`}
    />
  );
}
