import { Link } from "@tanstack/react-router";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { ZoneDrawing } from "#src/components/zone-drawing.tsx";
import { useWords } from "#src/lib/words.tsx";
import { daySpan, formatMonth } from "./date-range.ts";

/** What the zone is, in two paragraphs, beside its landscape. */
export function About({ event }: { event: PublicEvent | undefined }) {
  const { LL, locale } = useWords();
  return (
    <section className="section bg-paper-2">
      <div className="page grid items-center gap-x-20 gap-y-12 lg:grid-cols-[5fr_6fr]">
        <div>
          <h2 className="display-2 max-w-[11em]">{LL.home.about.title()}</h2>
          <div className="mt-7 grid max-w-[54ch] gap-4 text-[1.0625rem] leading-7">
            {event && (
              <p>
                {LL.home.about.where({
                  month: formatMonth(locale, daySpan(event.conference)),
                  parties: event.parties,
                  city: event.city,
                  region: event.region,
                  zone: event.zone,
                })}
              </p>
            )}
            <p>{LL.home.about.how()}</p>
          </div>
          <Link to="/expression-of-interest" className="link mt-7 inline-block text-[1.0625rem]">
            {LL.home.about.link()}
          </Link>
        </div>
        <ZoneDrawing label={LL.home.about.drawing()} river={LL.home.about.river()} />
      </div>
    </section>
  );
}
