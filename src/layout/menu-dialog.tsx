import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { drawingAddress } from "#domain/site/drawings.ts";
import { LineIcon } from "#src/components/line-icon.tsx";
import { buttonLink } from "#src/components/button-link.ts";
import { Logo } from "#src/components/logo.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { PUBLIC_NAVIGATION } from "./navigation.ts";
import { PublicMenuEntry } from "./public-menu-entry.tsx";
import { SignedIn } from "./signed-in.tsx";

/** Where the wide menu takes over (HDR-10). */
const WIDE = "(min-width: 1280px)";

/** What came over the page while the menu was on its way (the session ended) is answered first; the menu would hide it. */
const QUESTION = "[role=dialog][data-state=open]";

/** The landscape at the bottom of the menu comes out of the dark. */
const FADING = "linear-gradient(to bottom, transparent, black 45%)";

export type MenuDialogProps = { event: PublicEvent; onClosed: () => void };

/** The menu over the whole screen: the browser's own modal dialog, which keeps the focus and closes with Escape. */
export function MenuDialog({ event, onClosed }: MenuDialogProps) {
  const { LL, locale } = useWords();
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
  useEffect(() => closeWhenWide(() => menu.current?.close()), []);

  function close(): void {
    menu.current?.close();
  }

  return (
    <dialog
      ref={menu}
      aria-label={LL.header.menu()}
      onClose={onClosed}
      className="on-deep m-0 size-full max-h-none max-w-none flex-col overflow-y-auto overscroll-contain bg-forest text-paper-2 backdrop:bg-river open:flex open:animate-appear xl:hidden"
    >
      <div
        aria-hidden="true"
        style={{ maskImage: `url(${drawingAddress("hero-contours", locale)}), ${FADING}` }}
        className="pointer-events-none fixed inset-x-0 bottom-0 h-2/5 bg-moss/30 mask-intersect mask-cover mask-right"
      />
      <div className="page relative flex min-h-(--header) shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3">
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
      <nav aria-label={LL.header.main()} className="page relative flex-1 pt-8">
        <ul className="border-t border-forest-line">
          {PUBLIC_NAVIGATION.map((entry) => (
            <PublicMenuEntry key={entry.to} entry={entry} onNavigate={close} />
          ))}
        </ul>
      </nav>
      <div className="page relative flex flex-wrap items-center justify-between gap-x-8 gap-y-5 py-8">
        <SignedIn />
        {event.eoi.isOpen && (
          <Link to="/expression-of-interest" onClick={close} className={buttonLink()}>
            {LL.header.eoiLink()}
          </Link>
        )}
      </div>
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
function closeWhenWide(close: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  if (wide.matches) close();
  wide.addEventListener("change", close);
  return () => wide.removeEventListener("change", close);
}
