import type { ReactNode } from "react";
import { LightboxLink } from "./lightbox-link.tsx";
import type { ImageSlide } from "./slide.ts";

type LightboxFigureProps = {
  /** All images of the row; the figures of one row may share them. */
  slides: readonly ImageSlide[];
  /** The index of the image that this figure shows. */
  index: number;
  caption?: ReactNode;
  className?: string;
  /** The image as the page shows it, with its `alt`. */
  children: ReactNode;
};

/** An image that opens large where it is pressed. */
export function LightboxFigure({ slides, index, caption, className, children }: LightboxFigureProps) {
  return (
    <figure className={className}>
      <LightboxLink
        slides={slides}
        index={index}
        className="group relative block rounded-sm"
        wordClassName="absolute right-3 bottom-3 rounded-md border border-transparent bg-ink px-3 py-2 text-sm leading-5 font-semibold text-paper-2 transition-colors duration-150 group-hover:bg-forest-2"
      >
        {children}
      </LightboxLink>
      {caption && <figcaption className="mt-3 text-[0.9375rem] text-quiet">{caption}</figcaption>}
    </figure>
  );
}
