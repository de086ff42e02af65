import { drawingAddress } from "#domain/site/drawings.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** The quay as a dark strip along the lower edge of the band before the footer, whose river it stands on. */
export function ClosingQuay() {
  const { locale } = useWords();
  return (
    <div
      aria-hidden="true"
      style={{ maskImage: `url(${drawingAddress("skyline", locale)})` }}
      className="pointer-events-none absolute inset-x-0 bottom-0 h-28 bg-river mask-repeat-x mask-[auto_100%] mask-position-[70%_100%] print:hidden"
    />
  );
}
