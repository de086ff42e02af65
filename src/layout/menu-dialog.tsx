import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { brochureAddress } from "#domain/site/brochure.ts";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { LineIcon } from "#src/components/line-icon.tsx";
import { buttonLink } from "#src/components/button-link.ts";
import { Logo } from "#src/components/logo.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MenuDeadline } from "./menu-deadline.tsx";
import { PUBLIC_NAVIGATION, type NavigationEntry } from "./navigation.ts";
import { OwnArea } from "./own-area.tsx";
import { PublicMenuEntry } from "./public-menu-entry.tsx";
import { SignedIn } from "./signed-in.tsx";

/** The menu over the whole screen; its foot has the privacy policy. */
const MENU: readonly NavigationEntry[] = [
  { to: "/", label: (LL) => LL.nav.home(), exact: true },
  ...PUBLIC_NAVIGATION,
  { to: "/expression-of-interest", label: (LL) => LL.nav.expressionOfInterest() },
];

/** What came over the page while the menu was on its way (the session ended) is answered first; the menu would hide it. */
const QUESTION = "[role=dialog][data-state=open]";

const LINK = "block rounded-sm py-2.5 leading-6 underline-offset-4 hover:underline";

export type MenuDialogProps = {
  event: PublicEvent;
  /** Whether the bar has room for the wide menu, which then takes over (HDR-10). */
  isNeeded: () => boolean;
  onClosed: () => void;
};

/** The menu over the whole screen: the browser's own modal dialog, which keeps the focus and closes with Escape. */
export function MenuDialog({ event, isNeeded, onClosed }: MenuDialogProps) {
  const { LL } = useWords();
  const menu = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  useEffect(() => {
    if (document.querySelector(QUESTION)) return onClosed();
    menu.current?.showModal();
    holdPage();
    return releasePage;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it opens once
  }, []);
  // Another page: the one under it may only be through for the first time, or once more.
  useEffect(
    () =>
      router.subscribe("onResolved", ({ fromLocation, hrefChanged }) => {
        if (fromLocation && hrefChanged) menu.current?.close();
      }),
    [router],
  );
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- from its opening on
  useEffect(() => whileNeeded(isNeeded, () => menu.current?.close()), []);

  function close(): void {
    menu.current?.close();
  }

  return (
    <dialog
      ref={menu}
      aria-label={LL.header.menu()}
      onClose={onClosed}
      className="on-deep m-0 size-full max-h-none max-w-none flex-col overflow-y-auto overscroll-contain bg-forest text-paper-2 backdrop:bg-river open:flex open:animate-appear"
    >
      <div className="page flex min-h-(--header) shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-1">
        <Link to="/" aria-label={LL.header.home({ zone: event.zone })} onClick={close} className="rounded-sm">
          <Logo name={event.zone} />
        </Link>
        <div className="ml-auto flex items-center gap-4">
          <LanguageSwitch deep />
          <button
            type="button"
            aria-label={LL.header.closeMenu()}
            onClick={close}
            className={buttonLink("onDeep", "icon")}
          >
            <LineIcon name="close" className="size-5.5" />
          </button>
        </div>
      </div>
      <nav aria-label={LL.header.main()} className="page flex-1 pt-3 md:pt-10">
        <ul>
          {MENU.map((entry) => (
            <PublicMenuEntry key={entry.to} entry={entry} onNavigate={close} />
          ))}
        </ul>
      </nav>
      <div className="page pt-4 md:pt-10">
        <ul className="flex flex-wrap gap-x-6 border-t border-forest-line py-3 md:gap-x-10 md:text-lg">
          <li>
            <OwnArea className={LINK} onClick={close} />
          </li>
          <li>
            <BrochureLink />
          </li>
          <li>
            <Link to="/privacy-policy" onClick={close} className={LINK}>
              {LL.nav.privacy()}
            </Link>
          </li>
        </ul>
        <SignedIn />
      </div>
      <MenuDeadline event={event} onNavigate={close} />
    </dialog>
  );
}

/** The page under the menu keeps its place. */
function holdPage(): void {
  document.documentElement.style.overflow = "hidden";
}

function releasePage(): void {
  document.documentElement.style.overflow = "";
}

/**
 * A menu left open would hold the page still, unseen, once the window is wide; it may have been widened while the menu
 * was on its way.
 */
function whileNeeded(isNeeded: () => boolean, close: () => void): () => void {
  function look(): void {
    if (!isNeeded()) close();
  }
  look();
  window.addEventListener("resize", look);
  return () => window.removeEventListener("resize", look);
}

function BrochureLink() {
  const { LL, locale } = useWords();
  return (
    <a
      href={brochureAddress(locale)}
      type="application/pdf"
      target="_blank"
      rel="noreferrer"
      className={LINK}
    >
      {LL.header.brochure()}
      <span className="sr-only">{LL.footer.newTab()}</span>
    </a>
  );
}
