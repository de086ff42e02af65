import { Link } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { buttonLink } from "#src/components/button-link.ts";
import { Drawing } from "#src/components/drawing.tsx";
import { formatShortSpan } from "#i18n/date-range.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { brochureAddress } from "./brochure.ts";

/** The first screen: what this is, the two ways on, and the dates (PUB-01). */
export function Hero() {
  const { LL, locale } = useWords();
  const { name, city, region, zone } = useEvent();
  return (
    <section className="under-header on-deep overflow-hidden bg-forest text-paper-2">
      <Drawing
        name="hero-contours"
        alt=""
        loading="eager"
        className="pointer-events-none absolute inset-0 size-full object-cover object-right mask-t-from-80% mask-t-to-95% mask-l-from-34% mask-l-to-58% mask-b-from-75% mask-b-to-92% max-lg:opacity-60 max-lg:mask-t-from-100% max-lg:mask-l-from-100% max-lg:mask-b-from-5% max-lg:mask-b-to-32%"
      />
      <div className="page relative flex min-h-[min(48rem,calc(100svh-var(--header)-2.75rem))] flex-col">
        <div className="flex flex-1 flex-col justify-center py-14">
          <p className="font-semibold text-annatto-light">
            {LL.home.hero.place({ event: name[locale], city, region })}
          </p>
          <h1 tabIndex={-1} data-page-heading className="display-1 mt-5 max-w-[7.6em]">
            {LL.home.hero.title()}
          </h1>
          <p className="mt-8 max-w-[36rem] text-lg leading-8 text-paper-2/90 md:text-xl">
            {LL.home.hero.lead({ zone })}
          </p>
          <div className="mt-9 flex flex-wrap gap-3.5">
            <FirstStep />
            <a href={brochureAddress(locale)} type="application/pdf" className={buttonLink("onDeep")}>
              <Download aria-hidden="true" className="size-4.5" />
              {LL.home.hero.toBrochure()}
            </a>
          </div>
        </div>
        <Facts />
      </div>
    </section>
  );
}

/** The form while it may be filled in; otherwise how taking part works. */
function FirstStep() {
  const { LL } = useWords();
  const { eoi } = useEvent();
  return eoi.isOpen ? (
    <Link to="/expression-of-interest" className={buttonLink("primary")}>
      {LL.home.hero.toInterest()}
    </Link>
  ) : (
    <Link to="/partnership-and-exhibit" className={buttonLink("primary")}>
      {LL.home.hero.toParticipation()}
    </Link>
  );
}

/** Dates and figures on one rule; two by two on a phone. */
function Facts() {
  const { LL, locale } = useWords();
  const { eoi, summit, conference, parties } = useEvent();
  const facts = [
    { term: LL.home.facts.eoi(), value: formatShortSpan(locale, eoi.days) },
    { term: LL.home.facts.summit(), value: formatShortSpan(locale, summit) },
    { term: LL.home.facts.conference(), value: formatShortSpan(locale, conference) },
    { term: LL.home.facts.parties(), value: String(parties) },
  ];
  return (
    <dl
      aria-label={LL.home.facts.label()}
      className="grid grid-cols-2 gap-x-6 gap-y-6 border-t border-moss/30 py-7 lg:grid-cols-4 lg:gap-x-0"
    >
      {facts.map((fact) => (
        <div
          key={fact.term}
          className="flex flex-col justify-between gap-1 lg:border-l lg:border-moss/30 lg:px-6 lg:first:border-l-0 lg:first:pl-0"
        >
          <dt className="text-sm text-mist">{fact.term}</dt>
          <dd className="display-4 figures">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
