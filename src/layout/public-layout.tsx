import type { ReactNode } from "react";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { CookieBanner } from "./cookie-banner.tsx";
import { EoiBar } from "./eoi-bar.tsx";
import { PublicFooter } from "./public-footer.tsx";
import { PublicHeader } from "./public-header.tsx";
import { MAIN_ID, SkipLink } from "./skip-link.tsx";

type PublicLayoutProps = {
  /** The facts of the event; undefined until they are there. */
  event: PublicEvent | undefined;
  children: ReactNode;
};

/** Header, page, footer, and the question about cookies, for everything a visitor may read. */
export function PublicLayout({ event, children }: PublicLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {event?.eoi.isOpen && <EoiBar closes={event.eoi.closes} />}
      <PublicHeader zone={event?.zone} />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <PublicFooter event={event} />
      <CookieBanner />
    </div>
  );
}
