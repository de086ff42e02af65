import { formatLongSpan, formatShortSpan } from "#i18n/date-range.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { useSiteWords } from "#src/lib/event/site-words.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** What happens, who comes and when; the far bank of the river that follows (PUB-09, PUB-10). */
export function TheEvent() {
  const { locale } = useWords();
  const { name, city, zone, parties, conference, summit } = useEvent();
  const words = useSiteWords("overview").event;
  return (
    <section
      aria-labelledby="the-event"
      className="under-header on-deep overflow-hidden bg-forest text-paper-2"
    >
      <div className="page relative pt-14 pb-6 lg:pt-16 lg:pb-0">
        <p className="font-semibold text-annatto-light">{name[locale]}</p>
        <h1 id="the-event" tabIndex={-1} data-page-heading className="display-1 mt-5 max-w-[6.4em]">
          {words.title()}
        </h1>
        <div className="mt-14 grid gap-x-20 gap-y-12 lg:mt-12 lg:grid-cols-[7fr_5fr]">
          <div className="max-w-[54ch]">
            <p className="text-xl leading-8 md:text-2xl md:leading-9">
              {words.lead({ ...formatLongSpan(locale, conference), parties, city })}
            </p>
            <div className="mt-8 grid gap-4 text-[1.0625rem] leading-7 text-mist">
              <p>{words.summit(formatLongSpan(locale, summit))}</p>
              <p>{words.twoZones({ zone })}</p>
            </div>
          </div>
          <Facts />
        </div>
      </div>
    </section>
  );
}

/** One large figure, and below it the dates and the place on rules. */
function Facts() {
  const { locale } = useWords();
  const { city, region, parties, conference, summit } = useEvent();
  const words = useSiteWords("overview").event;
  const facts = [
    { term: words.conference(), value: formatShortSpan(locale, conference) },
    { term: words.summitDates(), value: formatShortSpan(locale, summit) },
    { term: words.city(), value: words.where({ city, region }) },
  ];
  return (
    <dl aria-label={words.factsLabel()} className="self-end">
      <div className="flex flex-col-reverse pb-7">
        <dt className="mt-2 text-lg">{words.parties()}</dt>
        <dd className="display-1 figures text-annatto-light">{parties}</dd>
      </div>
      {facts.map(({ term, value }) => (
        <div
          key={term}
          className="grid grid-cols-[2fr_3fr] items-baseline gap-x-6 border-t border-forest-line py-4"
        >
          <dt className="text-sm text-mist">{term}</dt>
          <dd className="display-5 figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
