import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { SETTINGS_PARTS, type SettingsPart } from "#domain/settings/parts.ts";
import { useWords } from "#src/lib/words/words.tsx";

export type Entry = SettingsPart | "clauses";

/** The clauses are read as a whole, on a screen of their own, in the order in which a team comes to them. */
export const ENTRIES: readonly Entry[] = SETTINGS_PARTS.flatMap((part) =>
  part === "reminders" ? (["clauses", part] as const) : [part],
);

type EntryLinkProps = { entry: Entry; className: string; children: ReactNode };

export function EntryLink({ entry, className, children }: EntryLinkProps) {
  if (entry === "clauses") {
    return (
      <Link to="/admin/settings/clauses" className={className}>
        {children}
      </Link>
    );
  }
  return (
    <Link to="/admin/settings/$part" params={{ part: entry }} className={className}>
      {children}
    </Link>
  );
}

const ENTRY =
  "block border-l-3 border-transparent py-1.5 pr-2 pl-3 no-underline transition-colors duration-120 hover:bg-card data-[status=active]:border-ink data-[status=active]:bg-paper-3 data-[status=active]:font-semibold";

/** The index beside each part, on wide windows. */
export function SideIndex() {
  const { LL } = useWords();
  const words = LL.settings.index;
  return (
    <nav aria-label={words.label()} data-no-print className="max-xl:hidden">
      <ul className="sticky top-6 grid gap-0.5">
        <li>
          <Link to="/admin/settings" activeOptions={{ exact: true }} className={ENTRY}>
            {words.all()}
          </Link>
        </li>
        {ENTRIES.map((entry) => (
          <li key={entry}>
            <EntryLink entry={entry} className={ENTRY}>
              {words[entry].title()}
            </EntryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
