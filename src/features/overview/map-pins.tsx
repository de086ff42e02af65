import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { AREAS, type AreaId } from "#domain/site/areas.ts";
import { DRAWINGS } from "#domain/site/drawings.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { AREA_COLOURS } from "./area-colours.ts";
import type { MarkedArea } from "./use-marked-area.ts";

/** How far a key goes along the pins; the two ends are as far as it can. */
const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -AREAS.length,
  End: AREAS.length,
};

/**
 * The pins of the drawing as buttons, over where they are drawn: unseen until they are marked. One stop of the Tab key,
 * the arrows go from pin to pin.
 */
export function MapPins({ area }: { area: MarkedArea }) {
  const { LL } = useWords();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<AreaId>(AREAS[0].id);

  function move(event: KeyboardEvent): void {
    if (event.key === "Escape") area.close();
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const from = AREAS.findIndex(({ id }) => id === stop);
    const next = AREAS[Math.min(Math.max(from + step, 0), AREAS.length - 1)]?.id ?? stop;
    setStop(next);
    bar.current?.querySelector<HTMLElement>(`[data-area=${next}]`)?.focus();
  }

  return (
    <>
      <div ref={bar} role="toolbar" aria-label={LL.map.pins()} className="noscript:hidden">
        {AREAS.map(({ id, mark, kind, pin: [x, y] }) => {
          const { onFocus, ...marking } = area.marking(id);
          return (
            <button
              key={id}
              type="button"
              data-area={id}
              data-extra
              tabIndex={id === stop ? 0 : -1}
              aria-label={`${mark}, ${LL.map.areas[id].name()}`}
              style={placeOf(x, y)}
              className={`${id === "plaza" ? "snap-center [scroll-initial-target:nearest] " : ""}figures absolute grid size-9 -translate-1/2 scroll-m-12 place-items-center rounded-full text-sm leading-none font-semibold text-transparent [--focus:var(--color-ink)] data-marked:z-1 data-marked:border-2 data-marked:border-card data-marked:text-card data-marked:shadow-lift ${area.isMarked(id) ? AREA_COLOURS[kind] : ""}`}
              onKeyDown={move}
              onFocus={({ currentTarget }) => {
                setStop(id);
                onFocus();
                currentTarget.scrollIntoView({ block: "nearest", inline: "center" });
              }}
              {...marking}
            >
              {mark}
            </button>
          );
        })}
      </div>
      <ShownArea id={area.shown} />
    </>
  );
}

/** The name of what was pressed and what it is, beside its pin and inwards from it. */
function ShownArea({ id }: { id: AreaId | undefined }) {
  const { LL } = useWords();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (id) note.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [id]);
  const [x, y] = AREAS.find((area) => area.id === id)?.pin ?? [0, 0];
  const isEast = x > DRAWINGS.map.width / 2;
  const isSouth = y > DRAWINGS.map.height / 2;
  return (
    <div role="status">
      {id && (
        <div
          ref={note}
          style={placeOf(x, y)}
          className={`absolute z-2 w-60 animate-appear scroll-m-3 scroll-mt-24 rounded-md bg-ink px-4 py-3 text-sm text-paper-2 shadow-lift ${isEast ? "-translate-x-[calc(100%+1.75rem)]" : "translate-x-7"} ${isSouth ? "-translate-y-[calc(100%-1.125rem)]" : "-translate-y-4.5"}`}
        >
          <p className="font-semibold">{LL.map.areas[id].name()}</p>
          <p className="mt-1">{LL.map.areas[id].text()}</p>
        </div>
      )}
    </div>
  );
}

function placeOf(x: number, y: number): { left: string; top: string } {
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
  return { left: share(x, DRAWINGS.map.width), top: share(y, DRAWINGS.map.height) };
}
