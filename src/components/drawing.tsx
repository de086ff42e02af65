import { DRAWINGS, drawingAddress, type DrawingName } from "#domain/site/drawings.ts";
import type { Locale } from "#domain/locales.ts";
import { useWords } from "#src/lib/words/words.tsx";

type DrawingSource = { src: string; width: number; height: number };

/** A drawing's file and its size in the reader's language, for what shows it by itself. */
export function drawingSource(name: DrawingName, locale: Locale): DrawingSource {
  return { src: drawingAddress(name, locale), ...DRAWINGS[name] };
}

type DrawingProps = {
  name: DrawingName;
  /** The drawing in words; empty when it only decorates. */
  alt: string;
  className?: string;
  /** "eager" in the first screen of its page. */
  loading?: "lazy" | "eager";
};

/** One of the house's drawings as a picture; its place is kept while it loads. What only decorates lets text go first. */
export function Drawing({ name, alt, className, loading = "lazy" }: DrawingProps) {
  const { locale } = useWords();
  return (
    <img
      {...drawingSource(name, locale)}
      alt={alt}
      className={className}
      decoding="async"
      loading={loading}
      fetchPriority={alt ? undefined : "low"}
    />
  );
}
