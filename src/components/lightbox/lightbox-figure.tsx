import { Expand } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "#src/lib/words.tsx";
import { writeRow } from "./row.ts";
import type { ImageSlide } from "./slide.ts";

type LightboxFigureProps = {
  /** All images of the row; the figures of one row may share them. */
  slides: readonly ImageSlide[];
  /** Which of them this figure shows. */
  index: number;
  caption?: ReactNode;
  className?: string;
  /** The image as the page shows it, with its `alt`. */
  children: ReactNode;
};

/**
 * An image that opens large. Only a link to the image: so it works without JavaScript, in another tab, and on a page
 * that React has not taken over. The layout's LightboxHost hears its clicks.
 */
export function LightboxFigure({ slides, index, caption, className, children }: LightboxFigureProps) {
  const { LL } = useWords();
  return (
    <figure className={className}>
      <a
        href={slides[index]?.src}
        aria-haspopup="dialog"
        data-lightbox={writeRow({ slides, index })}
        className="group relative block rounded-sm"
      >
        {children}
        <span className="absolute right-3 bottom-3 inline-flex items-center gap-2 rounded-md border border-transparent bg-river/85 px-3 py-2 text-sm leading-5 font-semibold text-paper-2 transition-colors duration-150 group-hover:bg-river group-focus-visible:bg-river">
          <Expand aria-hidden="true" className="size-4" />
          {LL.actions.enlarge()}
        </span>
      </a>
      {caption && <figcaption className="mt-3 text-[0.9375rem] text-quiet">{caption}</figcaption>}
    </figure>
  );
}
