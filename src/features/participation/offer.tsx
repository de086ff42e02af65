import type { ReactNode } from "react";
import type { DrawingName } from "#domain/site/drawings.ts";
import { MIN_SPACE_M2, THEMATIC_AREAS } from "#domain/submissions/options.ts";
import { Drawing } from "#src/components/drawing.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";

const THEMES = THEMATIC_AREAS.filter((area) => area !== "other");

/** What the zone offers: hubs, activities, spaces (PUB-15). */
export function Offer() {
  const { LL } = useWords();
  const { zone } = useEvent();
  const words = LL.participation.offer;
  return (
    <section id="offer" aria-labelledby="offer-title" className="section on-deep bg-forest text-paper-2">
      <div className="page">
        <h2 id="offer-title" className="display-2 max-w-[10em]">
          {words.title({ zone: zone.replaceAll(" ", "\u00A0") })}
        </h2>
        <ul className="mt-14 border-b border-forest-line">
          <OfferRow drawing="offer-hubs" title={words.hubs()} text={words.hubsText()}>
            <ul className="mt-4 grid gap-x-8 gap-y-1.5 sm:max-md:grid-cols-2 lg:grid-cols-2">
              {THEMES.map((theme) => (
                <li key={theme} className="text-annatto-light">
                  {words.hubThemes[theme]()}
                </li>
              ))}
            </ul>
          </OfferRow>
          <OfferRow drawing="offer-activities" title={words.activities()} text={words.activitiesText()} />
          <OfferRow
            drawing="offer-spaces"
            title={words.spaces()}
            text={words.spacesText({ minimum: MIN_SPACE_M2 })}
          />
        </ul>
      </div>
    </section>
  );
}

type OfferRowProps = { drawing: DrawingName; title: string; text: string; children?: ReactNode };

function OfferRow({ drawing, title, text, children }: OfferRowProps) {
  return (
    <li className="grid items-center gap-x-16 gap-y-6 border-t border-forest-line py-10 md:grid-cols-2 lg:grid-cols-[minmax(0,35fr)_minmax(0,37fr)] lg:py-14">
      <Drawing name={drawing} alt="" className="h-auto w-full rounded-lg" />
      <div>
        <h3 className="display-3">{title}</h3>
        <div className="mt-4 max-w-[40ch] text-xl leading-8 text-mist">
          <p>{text}</p>
          {children}
        </div>
      </div>
    </li>
  );
}
