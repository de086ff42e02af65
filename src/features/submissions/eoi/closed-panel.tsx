import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { brochureAddress } from "#domain/site/brochure.ts";
import { isEventOver } from "#domain/site/event-day.ts";
import { formatDay } from "#i18n/day.ts";
import { formatMoment, zoneOffset } from "#i18n/formatters.ts";
import { buttonLink } from "#src/components/button-link.ts";
import { Drawing } from "#src/components/drawing.tsx";
import { useToday } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ForestHead } from "../forest-head.tsx";
import { LeftHere } from "./late-parts.tsx";

type ClosedPanelProps = {
  event: PublicEvent;
  isBefore: boolean;
  /** Below the five parts. */
  children: ReactNode;
};

/** What the page shows outside the window (PUB-22 to PUB-24): title, subtitle, thanks, contact, invitation. */
export function ClosedPanel({ event, isBefore, children }: ClosedPanelProps) {
  const { LL, locale } = useWords();
  const words = isBefore ? LL.eoi.before : LL.eoi.closed;
  const { zone, city } = event;
  const isOver = isEventOver(useToday(), event);
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
            ? LL.eoi.before.subtitle({
                opens: time(event.eoi.opens),
                closes: time(event.eoi.closes),
                city,
                offset: zoneOffset(event.eventZone, event.eoi.opens),
              })
            : LL.eoi.closed.subtitle({ zone, date: formatDay(locale, event.eoi.days.to) })}
        </p>
        {!isBefore && <p className="mt-2 max-w-[52ch] text-mist">{LL.eoi.closed.again()}</p>}
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
        <Part title={isOver ? LL.eoi.closed.inviteOverTitle({ zone }) : words.inviteTitle({ zone })}>
          <p>
            {(isOver ? LL.eoi.closed.inviteOver : words.invite)({
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
            {LL.eoi.visit()}
            <span aria-hidden="true">↗</span>
            <span className="sr-only">{LL.footer.newTab()}</span>
          </a>
        </Part>
      </div>
      <Zone zone={zone} />
      {children}
    </>
  );
}

/** What there is to look at meanwhile. */
function Zone({ zone }: { zone: string }) {
  const { LL, locale } = useWords();
  return (
    <aside aria-labelledby="meanwhile" className="section bg-paper-2">
      <div className="page grid items-center gap-x-20 gap-y-8 lg:grid-cols-[5fr_6fr]">
        <div>
          <p id="meanwhile" className="display-3">
            {LL.eoi.zoneTitle()}
          </p>
          <p className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
            <Link to="/overview" className="link">
              {LL.eoi.zoneMap({ zone })}
            </Link>
            <a href={brochureAddress(locale)} type="application/pdf" className="link">
              {LL.header.brochure()}
            </a>
          </p>
        </div>
        <Drawing name="map" alt="" className="h-auto w-full rounded-lg" />
      </div>
    </aside>
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
