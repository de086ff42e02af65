import { Link } from "@tanstack/react-router";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { Logo } from "#src/components/logo.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { InterestButton } from "./interest-button.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { PUBLIC_NAVIGATION, type NavigationEntry } from "./navigation.ts";
import { OwnArea } from "./own-area.tsx";
import { PublicMenu } from "./public-menu.tsx";
import { PublicSubmenu } from "./public-submenu.tsx";
import { SignedIn } from "./signed-in.tsx";

/**
 * One bar, of one row: what has no room in it is in the menu, and room is measured in text, so that larger letters get
 * the menu sooner. It lies over the forest a page begins with (`under-header`) and stays further down (site-bar.css).
 * Whoever is signed in stands at the right, where nothing moves when the name arrives.
 */
export function PublicHeader({ event }: { event: PublicEvent }) {
  const { LL } = useWords();
  return (
    <div className="site-bar on-deep" data-no-print>
      <div>
        <header className="page @container">
          <div className="flex min-h-(--header) flex-wrap items-center gap-x-4 gap-y-2 py-1 xl:@min-[68rem]:h-(--header) xl:@min-[68rem]:flex-nowrap xl:@min-[68rem]:py-0">
            <Link to="/" aria-label={LL.header.home({ zone: event.zone })} className="mr-2 rounded-sm">
              <Logo name={event.zone} />
            </Link>
            <nav aria-label={LL.header.main()} className="hidden xl:@min-[68rem]:block">
              <ul className="flex gap-x-6 whitespace-nowrap">
                {PUBLIC_NAVIGATION.map((entry) => (
                  <Entry key={entry.to} entry={entry} />
                ))}
              </ul>
            </nav>
            <div className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-2 xl:@min-[68rem]:flex-nowrap">
              <OwnArea className="rounded-sm py-2.5 text-[0.9375rem] underline-offset-4 hover:underline @max-[48rem]:hidden" />
              <InterestButton event={event} className="@max-[36rem]:hidden" />
              <div className="hidden xl:@min-[68rem]:contents">
                <SignedIn />
              </div>
              <LanguageSwitch deep className="noscript:inline-flex @max-[16rem]:hidden" />
              <PublicMenu event={event} />
            </div>
          </div>
        </header>
      </div>
    </div>
  );
}

function Entry({ entry }: { entry: NavigationEntry }) {
  const { LL } = useWords();
  return (
    <li className="group/entry relative flex items-center">
      <Link
        to={entry.to}
        activeOptions={{ exact: entry.exact }}
        className="block rounded-sm py-2.5 text-[0.9375rem] decoration-current/60 decoration-2 underline-offset-8 hover:underline data-[status=active]:underline data-[status=active]:decoration-annatto"
      >
        {entry.label(LL)}
      </Link>
      {entry.children && <PublicSubmenu parent={entry} entries={entry.children} />}
    </li>
  );
}
