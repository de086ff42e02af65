import { AREA_KINDS, AREAS, type AreaId, type AreaKind } from "#domain/site/areas.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { AREA_COLOURS } from "./area-colours.ts";
import type { MarkedArea } from "./use-marked-area.ts";

type Area = (typeof AREAS)[number];
/** What of the map the list lights; none where its pins are not known. */
type AreaListProps = { area: MarkedArea | undefined };

/** The longest kind takes two columns, so that all end together. */
const WIDTHS: Record<AreaKind, string> = {
  stands: "",
  programme: "",
  services: "",
  access: "xl:col-span-2",
};

/** The map for those who read rather than look: every area under its kind, with the mark of its pin. */
export function AreaList({ area }: AreaListProps) {
  const { LL } = useWords();
  return (
    <div className="mt-16 lg:mt-20">
      <h3 className="display-4">{LL.map.listTitle()}</h3>
      <p className="mt-3 max-w-[54ch] text-mist">
        {LL.overview.zone.marks()} {LL.map.note()}
      </p>
      <div className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-5 xl:gap-y-5">
        {AREA_KINDS.map((kind) => (
          <div key={kind} className={`xl:row-span-5 xl:grid xl:grid-rows-subgrid ${WIDTHS[kind]}`}>
            <h4 className="border-b border-river-line pb-3 font-semibold">{LL.map.kinds[kind]()}</h4>
            <ul
              className={`grid content-start gap-x-8 gap-y-5 max-xl:mt-5 xl:row-span-4 xl:grid-rows-subgrid ${WIDTHS[kind] && "xl:grid-cols-2"}`}
            >
              {AREAS.filter((each) => each.kind === kind).map((each) => (
                <li key={each.id}>
                  <AreaName entry={each} area={area} />
                  <p className="ml-11 max-w-[40ch] text-[0.9375rem] leading-6 text-mist">
                    {LL.map.areas[each.id].text()}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

/** An area's mark and name; where the map has its pin, a press shows it there. */
function AreaName({ entry: { id, mark, kind }, area }: { entry: Area; area: MarkedArea | undefined }) {
  const { LL } = useWords();
  const content = (
    <>
      <span
        className={`figures grid size-8 place-items-center rounded-full border-2 border-card text-sm leading-none font-semibold text-card outline-paper-2 group-data-marked:outline-2 group-data-marked:outline-offset-2 ${AREA_COLOURS[kind]}`}
      >
        {mark}
      </span>
      <span className="py-1 leading-6 font-semibold decoration-2 underline-offset-5 group-data-marked:underline">
        {LL.map.areas[id].name()}
      </span>
    </>
  );
  const looks = "group grid grid-cols-[2rem_1fr] gap-x-3 text-left";
  if (!area) return <p className={looks}>{content}</p>;
  const marking = area.marking(id);
  return (
    <button
      type="button"
      data-extra
      className={`${looks} rounded-sm`}
      {...marking}
      onClick={() => {
        marking.onClick();
        if (!marking["aria-pressed"]) goToPin(id);
      }}
    >
      {content}
    </button>
  );
}

/** The map comes into view with what it says; whoever has only keys goes along, and on from pin to pin. */
function goToPin(id: AreaId): void {
  document.querySelector<HTMLElement>(`[data-area=${id}]`)?.focus({ preventScroll: true });
}
