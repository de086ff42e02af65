import { Link } from "@tanstack/react-router";
import { DRAWINGS, drawingAddress } from "#domain/site/drawings.ts";
import { LIT_UNSAID, MARKED_LOT, QUAY_LOTS, cornersOf, litTarget, type QuayLot } from "#domain/site/quay.ts";
import { Drawing } from "#src/components/drawing.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useSiteWords } from "#src/lib/event/site-words.ts";
import { useWords } from "#src/lib/words/words.tsx";

/**
 * The zone on its quay, lit as far as the season is. Its lights come on once, row by row from the water: the lit town
 * lies over the same town with no stand and is laid open in five steps (`town-lit` in town.css), so that nothing is
 * drawn again for it. The lot that is marked out leads to the form while it may be filled in.
 */
export function Town() {
  const { lit = LIT_UNSAID } = useEvent();
  return (
    <div className="town-frame">
      <div className="town-window">
        <div className="town">
          <Picture lit={0} />
          <Picture lit={lit} className="town-lit" />
          <Drawing name="boat" alt="" loading="lazy" className="town-boat max-md:hidden" />
          <StandNames lit={lit} />
        </div>
      </div>
      <MarkedLot isTaken={lit >= MARKED_LOT.order} />
    </div>
  );
}

function Picture({ lit, className = "" }: { lit: number; className?: string }) {
  const { locale } = useWords();
  return (
    <img
      src={`${drawingAddress("quay", locale)}#${litTarget(lit)}`}
      {...DRAWINGS.quay}
      alt=""
      decoding="async"
      fetchPriority="low"
      className={className}
    />
  );
}

/** A stand under the pointer brightens and says of which package it is. */
function StandNames({ lit }: { lit: number }) {
  return (
    <svg
      viewBox={`0 0 ${DRAWINGS.quay.width} ${DRAWINGS.quay.height}`}
      aria-hidden="true"
      className="town-names max-lg:hidden print:hidden"
    >
      {QUAY_LOTS.filter(({ order }) => order <= lit).map((lot) => (
        <StandName key={lot.order} lot={lot} />
      ))}
    </svg>
  );
}

function StandName({ lot }: { lot: QuayLot }) {
  const { LL } = useWords();
  const corners = cornersOf(lot, 0.7);
  const [, , [right]] = corners as [never, never, [number, number]];
  const [[x, y]] = corners as [[number, number]];
  return (
    <g className="group/stand">
      <polygon points={corners.join(" ")} className="fill-transparent group-hover/stand:fill-ochre/25" />
      <text
        x={(x + right) / 2}
        y={y + 8}
        textAnchor="middle"
        className="fill-transparent font-display text-[26px] font-bold group-hover/stand:fill-paper-2"
      >
        {LL.home.town[lot.stand]()}
      </text>
    </g>
  );
}

/** What stands at the lot that nobody has yet: the way to it, or to those who come once there is none. */
function MarkedLot({ isTaken }: { isTaken: boolean }) {
  const { hero, town } = useSiteWords("home");
  const { eoi, comers, coming } = useEvent();
  if (isTaken || !eoi.isOpen)
    return coming && coming.names.length > 0 ? (
      <a href="#comers" className="town-lot font-semibold">
        {town.coming()}
      </a>
    ) : null;
  return (
    <Link to="/expression-of-interest" className="town-lot">
      <span className="font-semibold">
        {town.marked()}&nbsp;<span aria-hidden="true">→</span>
      </span>
      {comers !== undefined && <span className="text-sm">{hero.comers({ count: comers })}</span>}
    </Link>
  );
}
