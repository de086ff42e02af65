import { formatLongSpan } from "#i18n/date-range.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { Timeline } from "./timeline.tsx";

/** The three spans of the year, drawn to scale and written in full (PUB-06 to PUB-08). */
export function KeyDates() {
  const { LL, locale } = useWords();
  const { city, zone, eoi, summit, conference } = useEvent();
  const spans = [
    {
      name: LL.home.facts.eoi(),
      note: LL.home.dates.eoiNote({ city }),
      colour: "bg-leaf",
      span: eoi.days,
    },
    {
      name: LL.home.facts.summit(),
      note: LL.home.dates.summitNote(),
      colour: "bg-ochre",
      span: summit,
    },
    {
      name: LL.home.facts.conference(),
      note: LL.home.dates.conferenceNote({ zone }),
      colour: "bg-annatto",
      span: conference,
    },
  ];
  return (
    <section aria-labelledby="dates" className="section bg-paper">
      <div className="page">
        <h2 id="dates" className="display-2">
          {LL.home.dates.title()}
        </h2>
        <Timeline spans={spans} />
        <ol className="mt-12 grid gap-x-10 gap-y-9 lg:grid-cols-3">
          {spans.map(({ name, note, colour, span }) => (
            <li
              key={name}
              className="border-t border-line-2 pt-5 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-0"
            >
              <h3 className="flex items-center gap-2.5 font-semibold">
                <span data-dot aria-hidden="true" className={`size-3 rounded-[2px] ${colour}`} />
                {name}
              </h3>
              <p className="display-4 mt-2">{LL.home.dates.range(formatLongSpan(locale, span))}</p>
              <p className="mt-3 max-w-[40ch] text-quiet">{note}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
