import { Link, useRouter } from "@tanstack/react-router";
import { Menu, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Logo } from "#src/components/logo.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { PUBLIC_NAVIGATION } from "./navigation.ts";
import { SignedInPerson } from "./signed-in-person.tsx";

/** Below xl the navigation is a menu over the whole screen (HDR-08, HDR-10); the browser's own modal dialog. */
export function PublicMenu({ name }: { name: string }) {
  const { LL } = useWords();
  const menu = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  useEffect(() => router.subscribe("onResolved", () => menu.current?.close()), [router]);

  return (
    <div className="xl:hidden">
      <Button
        variant="onDeep"
        size="icon"
        aria-label={LL.header.openMenu()}
        aria-haspopup="dialog"
        onClick={() => menu.current?.showModal()}
      >
        <Menu className="size-5.5" />
      </Button>
      <dialog
        ref={menu}
        aria-label={LL.header.menu()}
        className="on-deep m-0 h-dvh max-h-none w-screen max-w-none flex-col overflow-y-auto bg-forest text-paper-2 backdrop:bg-river open:flex open:animate-appear xl:hidden"
      >
        <div className="page flex h-(--header) shrink-0 items-center justify-between gap-4">
          <Logo name={name} />
          <Button
            variant="onDeep"
            size="icon"
            aria-label={LL.header.closeMenu()}
            onClick={() => menu.current?.close()}
          >
            <X className="size-5.5" />
          </Button>
        </div>
        <nav aria-label={LL.header.main()} className="page flex-1 pt-8">
          <ul>
            {PUBLIC_NAVIGATION.map((entry) => (
              <li key={entry.to} className="border-b border-forest-line">
                <Link
                  to={entry.to}
                  activeOptions={{ exact: entry.exact }}
                  onClick={() => menu.current?.close()}
                  className="display-3 block py-5 data-[status=active]:text-annatto-light"
                >
                  {entry.label(LL)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="page flex flex-wrap items-center gap-4 py-8">
          <SignedInPerson />
          <LanguageSwitch deep />
        </div>
      </dialog>
    </div>
  );
}
