import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { LeafMark } from "#src/components/logo.tsx";
import { Drawing } from "#src/components/drawing.tsx";
import { useToday } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { reopenConsent } from "./cookie-consent.ts";
import { SITE_MAP } from "./navigation.ts";
import { OwnArea } from "./own-area.tsx";

/** The id of the site map, where the menu leads without JavaScript. */
export const SITE_MAP_ID = "site-map";

const LINK =
  "inline-block rounded-sm py-1 text-left leading-5 underline-offset-4 hover:underline coarse:py-3";

/** Who organises and hosts, every page there is, and the few links that belong nowhere else (FTR-01 to FTR-04). */
export function PublicFooter({ event }: { event: PublicEvent }) {
  const { LL, locale } = useWords();
  // The year by the clock, never a constant (FTR-04).
  const year = String(useToday().getUTCFullYear());
  return (
    <footer className="on-deep bg-river text-paper-2">
      <div className="page grid gap-x-16 gap-y-8 pt-8 pb-5 xl:grid-cols-[auto_1fr]">
        <div className="flex flex-wrap content-start gap-x-12 gap-y-6">
          <Parties title={LL.footer.organising()}>
            <Party mark="organiser" name={event.organiser.name} />
          </Parties>
          <Parties title={LL.footer.realising()}>
            {event.office[locale] && <Party mark="secretariat" name={event.office[locale]} />}
            <Party mark="host" name={event.city} />
          </Parties>
        </div>
        <nav id={SITE_MAP_ID} aria-labelledby={`${SITE_MAP_ID}-title`} className="text-[0.9375rem]">
          <h2 id={`${SITE_MAP_ID}-title`} className="sr-only">
            {LL.footer.siteMap()}
          </h2>
          <ul className="*:break-inside-avoid columns-[9.5rem] gap-x-5 sm:columns-[13rem] sm:gap-x-8">
            {SITE_MAP.map((entry) => (
              <li key={entry.to}>
                <Link to={entry.to} className={LINK}>
                  {entry.label(LL)}
                </Link>
              </li>
            ))}
            <li>
              <a href={event.officialSite} target="_blank" rel="noreferrer" className={LINK}>
                {LL.footer.officialSite()} <span className="sr-only">{LL.footer.newTab()}</span>
                <span aria-hidden="true">↗</span>
              </a>
            </li>
            <li>
              <Link to="/status" className={LINK}>
                {LL.footer.status()}
              </Link>
            </li>
            <li>
              <OwnArea className={LINK} />
            </li>
            <li className="noscript:hidden">
              <button type="button" onClick={reopenConsent} className={LINK}>
                {LL.footer.cookies()}
              </button>
            </li>
          </ul>
        </nav>
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-river-line py-4 text-sm text-mist">
          <p>{LL.footer.copyright({ year, event: event.name[locale] })}</p>
          <p className="flex items-center gap-2">
            <LeafMark className="h-4" />
            {LL.footer.place({ zone: event.zone, city: event.city })}
          </p>
        </div>
      </div>
    </footer>
  );
}

function Parties({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-sm text-mist">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-4">{children}</ul>
    </div>
  );
}

/** A party's name and its mark, which is a drawing of ours: no real one is copied. */
function Party({ mark, name }: { mark: "organiser" | "secretariat" | "host"; name: string }) {
  return (
    <li className="flex items-center gap-3">
      <Drawing name={`mark-${mark}`} alt="" className="size-10 shrink-0 rounded-md bg-paper-2 p-1" />
      <span className="display text-[1.0625rem] leading-[1.1]">{name}</span>
    </li>
  );
}
