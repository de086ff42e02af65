import { Link } from "@tanstack/react-router";
import { brochureAddress } from "#domain/site/brochure.ts";
import { buttonLink } from "#src/components/button-link.ts";
import { LineIcon } from "#src/components/line-icon.tsx";
import { formatShortSpan } from "#i18n/date-range.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { useSiteWords } from "#src/lib/event/site-words.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { Town } from "./town.tsx";

/**
 * The first screen: what this is, the two ways on, and the dates (PUB-01). The town stands beside the words where the
 * window is wide. On a phone it follows the claim and the two ways on, so that the first window shows it, and what the
 * zone is stands with the dates on the river below.
 */
export function Hero() {
  const { LL, locale } = useWords();
  const words = useSiteWords("home").hero;
  const { name, city, region, zone } = useEvent();
  return (
    <section className="under-header on-deep flex flex-col overflow-hidden bg-forest text-paper-2 lg:min-h-[min(75rem,100svh)]">
      <div className="relative flex flex-1 flex-col">
        <div className="pointer-events-none relative z-1 *:pointer-events-auto max-lg:contents max-lg:*:px-(--page-margin) lg:hero-column lg:flex lg:flex-1 lg:flex-col lg:items-start lg:justify-center lg:py-6">
          <p className="pt-6 font-semibold text-annatto-light lg:pt-0">
            {words.place({ event: name[locale], city, region })}
          </p>
          <h1
            tabIndex={-1}
            data-page-heading
            className="display-hero mt-4 max-w-[7.6em] max-lg:box-content lg:mt-5"
          >
            {words.title()}
          </h1>
          <p className="bg-river text-lg leading-8 text-paper-2/90 max-lg:order-1 max-lg:pt-7 md:text-xl lg:mt-7 lg:bg-transparent lg:max-w-[27rem] xl:max-w-[min(31rem,44vw)]">
            {words.lead({ zone })}
          </p>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:w-fit max-sm:flex-col lg:mt-8 lg:gap-3.5 lg:max-w-[22rem] xl:max-w-none">
            <FirstStep />
            <a
              href={brochureAddress(locale)}
              type="application/pdf"
              target="_blank"
              rel="noreferrer"
              className={buttonLink("onDeep")}
            >
              <LineIcon name="download" className="size-4.5" />
              {words.toBrochure()}
              <span className="sr-only">{LL.footer.newTab()}</span>
            </a>
          </div>
        </div>
        <Town />
      </div>
      <Facts />
    </section>
  );
}

/** The form while it may be filled in; otherwise how taking part works. */
function FirstStep() {
  const words = useSiteWords("home").hero;
  const { eoi } = useEvent();
  return eoi.isOpen ? (
    <Link to="/expression-of-interest" className={buttonLink("primary")}>
      {words.toInterest()}
    </Link>
  ) : (
    <Link to="/partnership-and-exhibit" className={buttonLink("primary")}>
      {words.toParticipation()}
    </Link>
  );
}

/** Dates and figures on the river; two by two on a phone, each in one line, and with large text one below the other. */
function Facts() {
  const { LL, locale } = useWords();
  const { eoi, summit, conference, parties } = useEvent();
  const facts: { term: string; short?: string; value: string }[] = [
    { term: LL.home.facts.eoi(), short: LL.home.facts.eoiShort(), value: formatShortSpan(locale, eoi.days) },
    {
      term: LL.home.facts.summit(),
      short: LL.home.facts.summitShort(),
      value: formatShortSpan(locale, summit),
    },
    { term: LL.home.facts.conference(), value: formatShortSpan(locale, conference) },
    { term: LL.home.facts.parties(), short: LL.home.facts.partiesShort(), value: String(parties) },
  ];
  return (
    <div className="relative bg-river">
      <dl
        aria-label={LL.home.facts.label()}
        className="hero-column grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.25rem),1fr))] gap-x-6 gap-y-6 py-7 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-0"
      >
        {facts.map((fact) => (
          <div
            key={fact.term}
            className="flex flex-col justify-between gap-1 lg:border-l lg:border-moss/30 lg:px-6 lg:first:border-l-0 lg:first:pl-0"
          >
            <dt className="text-sm text-mist">
              <span className="max-sm:hidden">{fact.term}</span>
              <span className="sm:hidden">{fact.short ?? fact.term}</span>
            </dt>
            <dd className="display-4 figures max-sm:text-[1.375rem] max-sm:whitespace-nowrap lg:max-xl:text-[1.5rem]">
              {fact.value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
