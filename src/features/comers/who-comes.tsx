import { Link } from "@tanstack/react-router";
import type { Comer, Comers } from "#domain/site/comers.ts";
import { formatLongDay } from "#i18n/date-range.ts";
import { buttonLink } from "#src/components/button-link.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { useSiteWords } from "#src/lib/event/site-words.ts";
import { useWords } from "#src/lib/words/words.tsx";

/**
 * Who is coming, by name, where the organiser shows it; while there is nobody yet, an invitation to be among the
 * first. Needs the words comers.
 */
export function WhoComes() {
  const { coming, eoi } = useEvent();
  if (!coming) return null;
  if (coming.names.length > 0) return <Names coming={coming} />;
  return eoi.state === "after" ? null : <Nobody state={eoi.state} />;
}

function Names({ coming }: { coming: Comers }) {
  const { eoi } = useEvent();
  const words = useSiteWords("comers");
  return (
    <section id="comers" aria-labelledby="comers-title" className="section bg-paper-3">
      <div className="page">
        <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-5">
          <h2 id="comers-title" className="display-2">
            {words.title()}
          </h2>
          <p className="max-w-[34ch] text-lg leading-7">{words.lead()}</p>
        </div>
        <ul className="mt-10 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))] gap-x-8 gap-y-6 md:mt-14 md:gap-y-9 lg:gap-y-12">
          {coming.names.map((comer) => (
            <Name key={`${comer.name} ${comer.country.en}`} comer={comer} />
          ))}
        </ul>
        <p className="mt-12 flex flex-wrap items-baseline gap-x-10 gap-y-4 empty:hidden">
          {coming.more > 0 && <span className="display-4 figures">{words.more({ count: coming.more })}</span>}
          {eoi.isOpen && (
            <Link to="/expression-of-interest" className="link text-[1.0625rem]">
              {words.toInterest()}
            </Link>
          )}
        </p>
      </div>
    </section>
  );
}

/** In letters; a longer name would tower over its neighbours. */
const LONG_NAME = 44;

function Name({ comer: { name, country } }: { comer: Comer }) {
  const { locale } = useWords();
  const size = name.length > LONG_NAME ? "display-5" : "display-4";
  return (
    <li className="border-t border-field pt-4">
      <p className={`${size} wrap-anywhere hyphens-auto [hyphenate-limit-chars:15]`}>
        <bdi translate="no">{name}</bdi>
      </p>
      <p className="mt-2 text-sm">{country[locale]}</p>
    </li>
  );
}

/** The rules on which the first names will stand; the next place is marked out. */
const PLACES = ["yours", "second", "third", "fourth"] as const;

function Nobody({ state }: { state: "before" | "soon" | "open" }) {
  const { LL, locale } = useWords();
  const { eoi, city } = useEvent();
  const words = LL.comers.none;
  const opens = formatLongDay(locale, eoi.days.from);
  const closes = formatLongDay(locale, eoi.days.to);
  return (
    <section id="comers" aria-labelledby="comers-title" className="section bg-paper-3">
      <div className="page">
        <div className="grid items-end gap-x-16 gap-y-7 lg:grid-cols-2">
          <h2 id="comers-title" className="display-2 max-w-[7em]">
            {words.title()}
          </h2>
          <div>
            <p className="max-w-[44ch] text-lg leading-8">{words[state]({ opens, closes, city })}</p>
            {state === "open" && (
              <Link to="/expression-of-interest" className={`${buttonLink("primary")} mt-7`}>
                {LL.comers.toInterest()}
              </Link>
            )}
          </div>
        </div>
        <div aria-hidden="true" className="mt-16 grid gap-x-8 md:grid-cols-2 xl:grid-cols-4">
          {PLACES.map((place) => (
            <div
              key={place}
              className={
                place === "yours"
                  ? "h-10 border-t-2 border-dashed border-annatto"
                  : "h-10 border-t border-field max-md:hidden"
              }
            />
          ))}
        </div>
      </div>
    </section>
  );
}
