import { DRAWINGS, drawingAddress, type DrawingName } from "#domain/site/drawings.ts";
import type { OwnPictures, PicturePlace } from "#domain/site/own-pictures.ts";
import type { Locale } from "#domain/locales.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";

type DrawingSource = { src: string; width: number; height: number };

/** A drawing's file and its size in the reader's language, or the organiser's own picture, for what shows it by itself. */
export function drawingSource(
  name: DrawingName,
  locale: Locale,
  pictures: OwnPictures | undefined,
): DrawingSource & { alt?: string } {
  const own = pictures?.[name as PicturePlace];
  if (!own) return { src: drawingAddress(name, locale), ...DRAWINGS[name] };
  const { src, width, height, alt } = own;
  return { src, width, height, alt: alt[locale] };
}

type DrawingProps = {
  name: DrawingName;
  /** The drawing in words; empty when it only decorates. An own picture has its own. */
  alt: string;
  className?: string;
  /** "eager" in the first screen of its page. */
  loading?: "lazy" | "eager";
};

/**
 * One of the house's drawings as a picture, or the organiser's in its place, of a stand in the drawing's proportions
 * (styles.css); its space is reserved while it loads. What only decorates lets text go first.
 */
export function Drawing({ name, alt, className, loading = "lazy" }: DrawingProps) {
  const { locale } = useWords();
  const { pictures } = useEvent();
  const own = pictures?.[name as PicturePlace];
  const source = drawingSource(name, locale, pictures);
  return (
    <img
      data-own={own && name}
      sizes={own && "auto, (width >= 64rem) 50vw, 100vw"}
      srcSet={own?.set}
      {...source}
      alt={alt && (source.alt ?? alt)}
      className={className}
      decoding="async"
      loading={loading}
      fetchPriority={alt ? undefined : "low"}
    />
  );
}
