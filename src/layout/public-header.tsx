import { Link } from "@tanstack/react-router";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { Logo } from "#src/components/logo.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { PUBLIC_NAVIGATION, type NavigationEntry } from "./navigation.ts";
import { PublicMenu } from "./public-menu.tsx";
import { PublicSubmenu } from "./public-submenu.tsx";
import { SignedIn } from "./signed-in.tsx";

/**
 * On forest; a page that opens with a forest surface may draw under it (`under-header`). The person stands between the
 * menu and the language, where there is room, so that nothing moves when the name arrives.
 */
export function PublicHeader({ event }: { event: PublicEvent }) {
  const { LL } = useWords();
  return (
    <div className="on-deep bg-forest text-paper-2">
      <header className="page relative z-10 flex min-h-(--header) flex-wrap items-center gap-x-12 gap-y-3 py-3">
        <Link to="/" aria-label={LL.header.home({ zone: event.zone })} className="rounded-sm">
          <Logo name={event.zone} />
        </Link>
        <nav aria-label={LL.header.main()} className="max-xl:hidden">
          <ul className="flex flex-wrap gap-x-8 gap-y-1">
            {PUBLIC_NAVIGATION.map((entry) => (
              <Entry key={entry.to} entry={entry} />
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <div className="contents max-xl:hidden">
            <SignedIn />
          </div>
          <LanguageSwitch deep />
          <PublicMenu event={event} />
        </div>
      </header>
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
        className="block rounded-sm py-2 text-[0.9375rem] decoration-mist decoration-2 underline-offset-10 hover:underline data-[status=active]:underline data-[status=active]:decoration-annatto"
      >
        {entry.label(LL)}
      </Link>
      {entry.children && <PublicSubmenu parent={entry} entries={entry.children} />}
    </li>
  );
}
