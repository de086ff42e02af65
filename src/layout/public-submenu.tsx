import { Link } from "@tanstack/react-router";
import { useEffect, useRef, type MouseEvent } from "react";
import { LineIcon } from "#src/components/line-icon.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { NavigationEntry } from "./navigation.ts";

type PublicSubmenuProps = { parent: NavigationEntry; entries: readonly NavigationEntry[] };

/**
 * What lies below an entry of the wide menu (HDR-03). The browser's own disclosure, so that it opens by keyboard and
 * touch and without JavaScript; a mouse opens it by pointing at the entry, Escape and leaving close it.
 */
export function PublicSubmenu({ parent, entries }: PublicSubmenuProps) {
  const { LL } = useWords();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (menu.current ? followReader(menu.current) : undefined), []);

  function keepOpen(event: MouseEvent): void {
    // Pointing has opened it already, so a mouse's click is no wish to close it. A key's click counts no clicks.
    const isPointedAt =
      menu.current?.parentElement?.matches(":hover") && matchMedia("(hover: hover)").matches;
    if (isPointedAt && menu.current?.open && event.detail > 0) event.preventDefault();
  }

  function close(): void {
    if (menu.current) menu.current.open = false;
  }

  return (
    <details ref={menu} className="group/menu">
      <summary
        aria-label={LL.header.below({ page: parent.label(LL) })}
        onClick={keepOpen}
        className="-mr-2 ml-1 grid size-8 list-none place-items-center rounded-sm hover:bg-current/10 coarse:size-11 [&::-webkit-details-marker]:hidden"
      >
        <LineIcon
          name="down"
          className="size-4 transition-transform duration-150 group-open/menu:rotate-180"
        />
      </summary>
      <div className="absolute top-full -left-4.5 pt-1.5">
        <ul className="on-deep min-w-56 animate-appear rounded-md border border-forest-line bg-forest-2 p-1.5 text-paper-2 shadow-lift">
          {entries.map((entry) => (
            <li key={entry.to}>
              <Link
                to={entry.to}
                onClick={close}
                className="block rounded-sm px-3 py-2.5 text-[0.9375rem] decoration-annatto decoration-2 underline-offset-6 hover:bg-forest data-[status=active]:underline"
              >
                {entry.label(LL)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** Only a mouse points; a finger's touch stays a click. What has the keyboard's focus stays open until it has left. */
function followReader(menu: HTMLDetailsElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const entry = menu.parentElement ?? menu;
  entry.addEventListener("pointerenter", (event) => point(event, true), { signal });
  entry.addEventListener("pointerleave", (event) => point(event, false), { signal });
  menu.addEventListener("focusout", ({ relatedTarget }) => leave(relatedTarget), { signal });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && dismiss(), { signal });

  function point({ pointerType }: PointerEvent, isIn: boolean): void {
    if (pointerType === "mouse" && !menu.contains(document.activeElement)) menu.open = isIn;
  }

  function leave(next: EventTarget | null): void {
    if (next instanceof Node && !menu.contains(next)) menu.open = false;
  }

  function dismiss(): void {
    if (menu.open && menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
    menu.open = false;
  }
  return () => listeners.abort();
}
