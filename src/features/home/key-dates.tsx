import { eventDay } from "#domain/site/event-day.ts";
import { keyDateStanding, windowStanding } from "#domain/site/key-dates.ts";
import { formatLongDay, formatLongSpan } from "#i18n/date-range.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { useToday } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { Timeline } from "./timeline.tsx";

/** The three spans of the year, drawn to scale and written in full, and how far off each is (PUB-06 to PUB-08). */
export function KeyDates() {
  const { LL, locale } = useWords();
  const { city, zone, eoi, summit, conference } = useEvent();
  const today = eventDay(useToday(), eoi);
  const { dates, facts } = LL.home;
  const spans = [
    { name: facts.eoi(), colour: "bg-leaf", span: eoi.days, ...windowStanding(today, eoi) },
    { name: facts.summit(), colour: "bg-ochre", span: summit, ...keyDateStanding(today, summit) },
    {
      name: facts.conference(),
      colour: "bg-annatto",
      span: conference,
      ...keyDateStanding(today, conference),
    },
  ];
  const [forForm, forSummit, forConference] = spans.map(({ is }) => is === "over");
  const notes = [
    forForm ? dates.eoiNoteOver({ city }) : dates.eoiNote({ city }),
    forSummit ? dates.summitNoteOver() : dates.summitNote(),
    forConference ? dates.conferenceNoteOver({ zone }) : dates.conferenceNote({ zone }),
  ];
  const next = spans.findIndex(({ is }) => is !== "over");
  return (
    <section aria-labelledby="dates" className="section bg-paper">
      <div className="page">
        <h2 id="dates" className="display-2">
          {next < 0 ? dates.titleOver() : dates.title()}
        </h2>
        <Timeline today={today} spans={spans} />
        <ol className="mt-9 grid gap-x-10 gap-y-9 lg:mt-12 lg:grid-cols-3">
          {spans.map(({ name, colour, span, is, days }, at) => (
            <li
              key={name}
              className="border-t border-line-2 pt-5 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-y-0"
            >
              <h3 className="flex items-center gap-2.5 font-semibold">
                <span data-dot aria-hidden="true" className={`size-3 rounded-[2px] ${colour}`} />
                {name}
              </h3>
              <p className="display-4 mt-2">{dates.range(formatLongSpan(locale, span))}</p>
              <p className={`figures mt-2 font-semibold ${at === next ? "text-annatto-ink" : ""}`}>
                {is === "over" ? dates.over({ day: formatLongDay(locale, span.to) }) : dates[is]({ days })}
              </p>
              <p className="mt-3 max-w-[40ch] text-quiet">{notes[at]}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
