import { useEvent } from "#src/lib/event/event.tsx";
import { useSiteWords } from "#src/lib/event/site-words.ts";
import { AreaList } from "./area-list.tsx";
import { MapFigure } from "./map-figure.tsx";
import { useMarkedArea } from "./use-marked-area.ts";

/** The zone on its map, and the same map as a list (PUB-12, PUB-13). */
export function GreenZone() {
  const { zone, pictures } = useEvent();
  const marked = useMarkedArea();
  const area = pictures?.map ? undefined : marked;
  const words = useSiteWords("overview").zone;
  return (
    <section aria-labelledby="green-zone" className="section on-deep bg-river text-paper-2">
      <div className="page">
        <div className="grid items-end gap-x-20 gap-y-6 lg:grid-cols-[6fr_5fr]">
          <h2 id="green-zone" className="display-2 max-w-[9em]">
            {words.title({ zone })}
          </h2>
          <p className="max-w-[54ch] text-lg leading-8">{words.lead()}</p>
        </div>
        <MapFigure area={area} />
        <AreaList area={area} />
      </div>
    </section>
  );
}
