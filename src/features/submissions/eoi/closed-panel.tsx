import type { ReactNode } from "react";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { formatDay } from "#i18n/day.ts";
import { formatMoment, zoneOffset } from "#i18n/formatters.ts";
import { buttonLink } from "#src/components/button-link.ts";
import { useSiteWords } from "#src/lib/event/site-words.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ForestHead } from "../forest-head.tsx";
import { LeftHere } from "./late-parts.tsx";

/** All that the page shows outside the window (PUB-22 to PUB-24): title, subtitle, thanks, contact, invitation. */
export function ClosedPanel({ event }: { event: PublicEvent }) {
  const { LL, locale } = useWords();
  const { before, closed, visit } = useSiteWords("eoi");
  const isBefore = event.eoi.state !== "after";
  const words = isBefore ? before : closed;
  const { zone, city } = event;
  const email = locale === "pt" ? event.support.pt : event.support.other;
  const time = (at: string) => formatMoment(locale, at, event.eventZone);
  return (
    <>
      <ForestHead plot={isBefore ? "outline" : "light"} className="pt-14 pb-16 lg:pt-24 lg:pb-32">
        <h1 tabIndex={-1} data-page-heading className="display-2 max-w-[20ch]">
          {words.title()}
        </h1>
        <p className="mt-5 max-w-[52ch] text-lg text-mist">
          {isBefore
            ? before[event.eoi.state === "soon" ? "soon" : "subtitle"]({
                opens: time(event.eoi.opens),
                closes: time(event.eoi.closes),
                city,
                offset: zoneOffset(event.eventZone, event.eoi.opens),
              })
            : closed.subtitle({ zone, date: formatDay(locale, event.eoi.days.to) })}
        </p>
      </ForestHead>
      <div className="page">
        <LeftHere zone={event.eventZone} isOpen={false} />
      </div>
      <div className="page section grid gap-x-12 gap-y-12 lg:grid-cols-3">
        <Part title={words.thanksTitle()}>
          <p>{words.thanks({ zone, event: event.name[locale] })}</p>
        </Part>
        <Part title={words.contactTitle()}>
          <p>{words.contact({ email })}</p>
        </Part>
        <Part title={words.inviteTitle({ zone })}>
          <p>
            {words.invite({
              city,
              from: formatDay(locale, event.conference.from),
              to: formatDay(locale, event.conference.to),
            })}
          </p>
          <a
            href={event.officialSite}
            target="_blank"
            rel="noopener noreferrer"
            className={`${buttonLink()} mt-6`}
          >
            {visit()}
            <span aria-hidden="true">↗</span>
            <span className="sr-only">{LL.footer.newTab()}</span>
          </a>
        </Part>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line-2 pt-5">
      <h2 className="display-4">{title}</h2>
      <div className="mt-3 max-w-[46ch]">{children}</div>
    </section>
  );
}
