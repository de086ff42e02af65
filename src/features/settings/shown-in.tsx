import type { ReactNode } from "react";
import { useWords } from "#src/lib/words/words.tsx";
import { PAGES, SETTING_PLACES, type SettingsSection } from "./places.ts";

/** Where the facts of a section show, each page a link to look at what was saved. */
export function ShownIn({ section }: { section: SettingsSection }) {
  const { LL } = useWords();
  const { pages, elsewhere } = SETTING_PLACES[section];
  const links = pages.map((page) => (
    <a key={page} href={PAGES[page]} target="_blank" rel="noreferrer">
      {LL.nav[page]()}
    </a>
  ));
  const places: ReactNode[] = [...links, ...elsewhere.map((place) => LL.settings.places[place]())];
  return (
    <p className="mt-3 max-w-[40ch] text-sm leading-5 text-quiet">
      {LL.settings.shownIn()} {places.flatMap((place, at) => (at > 0 ? [", ", place] : [place]))}
    </p>
  );
}
