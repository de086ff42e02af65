import { Link } from "@tanstack/react-router";
import { Logo } from "#src/components/logo.tsx";
import { useWords } from "#src/lib/words.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { PUBLIC_NAVIGATION } from "./navigation.ts";
import { PublicMenu } from "./public-menu.tsx";
import { SignedInPerson } from "./signed-in-person.tsx";

/** On forest; a page that opens with a forest surface may draw under it (`under-header`). */
export function PublicHeader({ zone }: { zone: string | undefined }) {
  const { LL } = useWords();
  const name = zone ?? LL.brand.zone();
  return (
    <div className="on-deep bg-forest text-paper-2">
      <header className="page relative z-10 flex h-(--header) items-center gap-8">
        <Link to="/" aria-label={LL.header.home({ zone: name })} className="rounded-sm">
          <Logo name={name} />
        </Link>
        <nav aria-label={LL.header.main()} className="ml-auto max-xl:hidden">
          <ul className="flex gap-8">
            {PUBLIC_NAVIGATION.map((entry) => (
              <li key={entry.to}>
                <Link
                  to={entry.to}
                  activeOptions={{ exact: entry.exact }}
                  className="block border-b-2 border-transparent py-2 text-[0.9375rem] hover:border-mist data-[status=active]:border-annatto"
                >
                  {entry.label(LL)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-4 max-xl:ml-auto">
          <div className="contents max-xl:hidden">
            <SignedInPerson />
          </div>
          <LanguageSwitch deep />
          <PublicMenu name={name} />
        </div>
      </header>
    </div>
  );
}
