import { Link } from "@tanstack/react-router";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { ContourLines } from "#src/components/contour-lines.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words.tsx";
import { daySpan, formatShortSpan } from "./date-range.ts";

/** The first screen: what this is, the two ways on, and the dates. */
export function Hero({ event }: { event: PublicEvent | undefined }) {
  const { LL, locale } = useWords();
  return (
    <section className="under-header on-deep overflow-hidden bg-forest text-paper-2">
      <ContourLines
        accent={9}
        className="text-moss/40 mask-t-from-80% mask-t-to-93% mask-l-from-34% mask-l-to-56% mask-b-from-75% mask-b-to-92% max-md:mask-none max-md:opacity-20"
      />
      <div className="page relative flex min-h-[min(48rem,calc(100svh-var(--header)-2.75rem))] flex-col">
        <div className="flex flex-1 flex-col justify-center py-14">
          <p className="min-h-6 font-semibold text-annatto-light">
            {event &&
              LL.home.hero.place({ event: event.name[locale], city: event.city, region: event.region })}
          </p>
          <h1 tabIndex={-1} data-page-heading className="display-1 mt-5 max-w-[7.6em]">
            {LL.home.hero.title()}
          </h1>
          <p className="mt-8 max-w-[36rem] text-lg leading-8 text-paper-2/90 md:text-xl">
            {LL.home.hero.lead()}
          </p>
          <div className="mt-9 flex flex-wrap gap-3.5">
            <Button asChild size="lg">
              <Link to="/expression-of-interest">
                {event?.eoi.isOpen === false ? LL.home.hero.toSelection() : LL.home.hero.toInterest()}
              </Link>
            </Button>
            <Button asChild size="lg" variant="onDeep">
              <Link to="/" hash="reasons">
                {LL.home.hero.toReasons()}
              </Link>
            </Button>
          </div>
        </div>
        {event && <Facts event={event} />}
      </div>
    </section>
  );
}

/** Dates and figures on one rule; two by two on a phone. */
function Facts({ event }: { event: PublicEvent }) {
  const { LL, locale } = useWords();
  const eoi = { from: event.eoi.opens, to: event.eoi.closes, zone: event.eventZone };
  const facts = [
    { term: LL.home.facts.eoi(), value: formatShortSpan(locale, eoi) },
    { term: LL.home.facts.summit(), value: formatShortSpan(locale, daySpan(event.summit)) },
    { term: LL.home.facts.conference(), value: formatShortSpan(locale, daySpan(event.conference)) },
    { term: LL.home.facts.parties(), value: String(event.parties) },
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
