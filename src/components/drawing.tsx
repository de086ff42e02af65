import { DRAWINGS, drawingAddress, type DrawingName } from "#domain/site/drawings.ts";
import type { Locale } from "#domain/locales.ts";
import { useWords } from "#src/lib/words.tsx";

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
  loading?: "lazy" | "eager";
  /** In the first screen of its page: fetched at once and before other pictures. */
  priority?: boolean;
};

/** One of the house's drawings as a picture; its place is kept while it loads. */
export function Drawing({ name, alt, className, loading = "lazy", priority = false }: DrawingProps) {
  const { locale } = useWords();
  return (
    <img
      {...drawingSource(name, locale)}
      alt={alt}
      className={className}
      decoding="async"
      loading={priority ? "eager" : loading}
      fetchPriority={priority ? "high" : undefined}
    />
  );
}
