import type { ReactNode } from "react";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { CookieQuestion } from "./cookie-question.tsx";
import { PublicFooter } from "./public-footer.tsx";
import { PublicHeader } from "./public-header.tsx";
import { MAIN_ID, SkipLink } from "./skip-link.tsx";

type PublicLayoutProps = {
  event: PublicEvent;
  children: ReactNode;
};

/** Header, page, footer and the question about cookies, for everything a visitor may read. */
export function PublicLayout({ event, children }: PublicLayoutProps) {
  return (
    <div className="site flex min-h-dvh flex-col" data-own-logo={event.logo && ""}>
      <SkipLink />
      <CookieQuestion />
      <PublicHeader event={event} />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <PublicFooter event={event} />
    </div>
  );
}
