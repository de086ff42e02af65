import { DRAWINGS, drawingAddress, type DrawingName } from "#domain/site/drawings.ts";
import { useWords } from "#src/lib/words/words.tsx";

/**
 * What a page of the site opens with, beside its title: at the lower right of the nearest positioned element where the
 * window is wide, under the words where it is not. The eye meets it first: it is fetched with the text.
 */
export function OpeningFace({ name, className = "" }: { name: DrawingName; className?: string }) {
  const { locale } = useWords();
  return (
    <img
      src={drawingAddress(name, locale)}
      {...DRAWINGS[name]}
      alt=""
      decoding="async"
      fetchPriority="high"
      className={`pointer-events-none h-auto w-full object-contain object-bottom-right max-lg:mt-8 max-lg:ml-auto max-lg:max-h-80 max-lg:w-4/5 lg:absolute lg:right-0 lg:bottom-0 print:hidden ${className}`}
    />
  );
}
