import type { ReactNode } from "react";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { Logo } from "#src/components/logo.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

type PlainLayoutProps = {
  event: PublicEvent;
  /** Whether the page exists in the other language: not the answer to a form. */
  hasLanguages: boolean;
  children: ReactNode;
};

/** For pages that no script takes over: the way home, the languages, the page. */
export function PlainLayout({ event, hasLanguages, children }: PlainLayoutProps) {
  const { LL } = useWords();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="on-deep bg-forest text-paper-2">
        <div className="page flex min-h-(--header) flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
          <a href="/" aria-label={LL.header.home({ zone: event.zone })} className="rounded-sm">
            <Logo name={event.zone} />
          </a>
          {hasLanguages && <LanguageSwitch deep />}
        </div>
      </header>
      <main className="page section flex-1">{children}</main>
    </div>
  );
}
