import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { LeafMark } from "#src/components/logo.tsx";
import { HostMark, OrganiserMark, SecretariatMark } from "#src/components/party-marks.tsx";
import { useSession } from "#src/lib/session.ts";
import { useWords } from "#src/lib/words.tsx";
import { reopenConsent } from "./cookie-consent.ts";

const linkClasses = "inline-block py-1 text-left underline-offset-4 hover:underline";

/** Who organises and hosts, where the official site is, and the few links that belong nowhere else. */
export function PublicFooter({ event }: { event: PublicEvent | undefined }) {
  const { LL, locale } = useWords();
  const { isAuthenticated, isLoading } = useSession();
  return (
    <footer className="border-t border-line bg-paper-2">
      <div className="page grid gap-x-12 gap-y-10 py-14 md:grid-cols-2 xl:grid-cols-[1.2fr_1.6fr_1fr]">
        <Parties title={LL.footer.organising()}>
          <OrganiserMark name={event?.organiser.name ?? ""} />
        </Parties>
        <Parties title={LL.footer.realising()}>
          <SecretariatMark name={LL.footer.host()} />
          <HostMark name={event?.city ?? LL.footer.state()} />
        </Parties>
        <nav aria-label={LL.footer.navigation()} className="text-[0.9375rem]">
          <ul className="grid gap-1">
            {event && (
              <li>
                <a href={event.officialSite} target="_blank" rel="noreferrer" className={linkClasses}>
                  {LL.footer.officialSite()} <span className="sr-only">{LL.footer.newTab()}</span>
                  <span aria-hidden="true">↗</span>
                </a>
              </li>
            )}
            {!isAuthenticated && !isLoading && (
              <li>
                <Link to="/partner/login" className={linkClasses}>
                  {LL.footer.exhibitorSignIn()}
                </Link>
              </li>
            )}
            <li>
              <button type="button" onClick={reopenConsent} className={linkClasses}>
                {LL.footer.cookies()}
              </button>
            </li>
          </ul>
        </nav>
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line-2 py-6 text-sm text-quiet">
          <p>{LL.footer.copyright({ year: currentYear(), event: event?.name[locale] ?? LL.brand.zone() })}</p>
          <p className="flex items-center gap-2">
            <LeafMark className="h-4" />
            {event ? LL.footer.place({ zone: event.zone, city: event.city }) : LL.brand.zone()}
          </p>
        </div>
      </div>
    </footer>
  );
}

function Parties({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-sm text-quiet">{title}</h2>
      <ul className="mt-4 flex flex-wrap gap-x-9 gap-y-5">{children}</ul>
    </div>
  );
}

/** By the reader's clock, never a constant (FTR-04). */
function currentYear(): string {
  return String(new Date().getFullYear());
}
