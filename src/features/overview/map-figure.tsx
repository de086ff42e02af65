import { Drawing, drawingSource } from "#src/components/drawing.tsx";
import { LightboxFigure } from "#src/components/lightbox/lightbox-figure.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** The map in the reader's language; opens large (PUB-12, PUB-13). */
export function MapFigure() {
  const { LL, locale } = useWords();
  const { zone, pictures } = useEvent();
  const alt = LL.map.drawing({ zone });
  return (
    <LightboxFigure
      slides={[{ alt, ...drawingSource("map", locale, pictures) }]}
      index={0}
      className="mt-12 lg:mt-16"
    >
      <Drawing name="map" alt={alt} className="h-auto w-full rounded-lg bg-paper-3" />
    </LightboxFigure>
  );
}
