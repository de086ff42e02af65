import { buttonLink } from "#src/components/button-link.ts";
import { Drawing, drawingSource } from "#src/components/drawing.tsx";
import { LightboxLink } from "#src/components/lightbox/lightbox-link.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { MapPins } from "./map-pins.tsx";
import type { MarkedArea } from "./use-marked-area.ts";

type MapFigureProps = {
  /** None over an organiser's own map: nobody knows where its pins are. */
  area: MarkedArea | undefined;
};

/**
 * The map in the reader's language, whose pins say what they are; opens large (PUB-12, PUB-13). In a narrow window it
 * keeps the size its letters need and is moved about.
 */
export function MapFigure({ area }: MapFigureProps) {
  const { LL, locale } = useWords();
  const { zone, pictures } = useEvent();
  const alt = LL.map.drawing({ zone });
  return (
    <figure className="mt-12 lg:mt-16">
      {area ? (
        <div className="overflow-auto overscroll-x-contain rounded-lg bg-paper-3 max-sm:h-105 print:h-auto">
          <div className="relative w-full max-md:w-max print:w-full">
            <Drawing
              name="map"
              alt={alt}
              className="h-auto w-full max-md:w-[51rem] max-md:max-w-none print:w-full"
            />
            <MapPins area={area} />
          </div>
        </div>
      ) : (
        <Drawing name="map" alt={alt} className="h-auto w-full rounded-lg bg-paper-3" />
      )}
      <figcaption className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 text-mist">
        <span className="noscript:invisible" data-no-print>
          {area && LL.map.hint()}
        </span>
        <LightboxLink
          slides={[{ alt, ...drawingSource("map", locale, pictures) }]}
          index={0}
          className={buttonLink("onDeep", "md")}
        />
      </figcaption>
    </figure>
  );
}
