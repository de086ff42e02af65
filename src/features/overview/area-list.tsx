import { AREA_KINDS, AREAS, type AreaKind } from "#domain/site/areas.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** As the map colours its pins. */
const PINS: Record<AreaKind, string> = {
  stands: "bg-leaf",
  programme: "bg-annatto-deep",
  services: "bg-work-ink",
  access: "bg-ink",
};

/** The map for those who read rather than look: every area under its kind, with the mark of its pin. */
export function AreaList() {
  const { LL } = useWords();
  return (
    <div className="mt-16 lg:mt-20">
      <h3 className="display-4">{LL.map.listTitle()}</h3>
      <p className="mt-3 max-w-[54ch] text-mist">
        {LL.overview.zone.marks()} {LL.map.note()}
      </p>
      <div className="mt-10 grid gap-x-10 gap-y-12 sm:grid-cols-2 xl:grid-cols-4">
        {AREA_KINDS.map((kind) => (
          <div key={kind}>
            <h4 className="border-b border-river-line pb-3 font-semibold">{LL.map.kinds[kind]()}</h4>
            <ul className="mt-5 grid gap-5">
              {AREAS.filter((area) => area.kind === kind).map(({ id, mark }) => (
                <li key={id} className="grid grid-cols-[2rem_1fr] gap-x-3">
                  <span
                    className={`figures grid size-8 place-items-center rounded-full border-2 border-card text-sm leading-none font-semibold text-card ${PINS[kind]}`}
                  >
                    {mark}
                  </span>
                  <div>
                    <p className="leading-8 font-semibold">{LL.map.areas[id].name()}</p>
                    <p className="max-w-[40ch] text-[0.9375rem] leading-6 text-mist">
                      {LL.map.areas[id].text()}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
