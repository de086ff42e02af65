import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { isMatch } from "#domain/lists/match.ts";
import { may } from "#src/session/may.ts";
import { useFrontRecord } from "#src/kit/record/front-record.ts";
import { lastOpened } from "#src/kit/record/last-records.ts";
import { DESK_RECORDS } from "#src/records/desk-records.ts";
import { useSettled } from "#src/lib/page/use-settled.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { useSession } from "#src/session/session.ts";
import { FEWEST_LETTERS, hitsQuery } from "./data.ts";
import type { PaletteEntry, Screen } from "./entry.ts";

const TYPING_PAUSE_MS = 150;

/**
 * What a text leads to: moves of the record in front and screens at once, records as soon as the search answers. Records
 * stand last, so that an answer never moves what is above it; an older answer shows what of it still matches.
 */
export function useEntries(
  typed: string,
  screens: readonly Screen[],
): { entries: PaletteEntry[]; isSearching: boolean; hasFailed: boolean } {
  const { LL, locale } = useWords();
  const text = typed.trim();
  const asked = useSettled(text, text === "" ? 0 : TYPING_PAUSE_MS);
  const { data, error, isFetching } = useQuery({
    ...hitsQuery(asked, locale, LL),
    placeholderData: keepPreviousData,
    select: (hits) => ({ hits, asked }),
  });
  const opened = useOpened();
  const near = [...useMoves(), ...useScreens(screens)].filter((entry) =>
    isMatch(text, entry.found ?? entry.name),
  );
  const isLong = text.length >= FEWEST_LETTERS;
  const isNewest = data !== undefined && data.asked === text && !isFetching;
  const hits = isLong ? (data?.hits ?? []) : [];
  const shown = isNewest ? hits : hits.filter((hit) => isMatch(text, hit.found ?? hit.name));
  return {
    entries: [...(text === "" ? opened : []), ...near, ...shown],
    isSearching: isLong && !error && (asked !== text || isFetching),
    hasFailed: isLong && error !== null,
  };
}

/** The records whose pages were open last, without the record in front. */
function useOpened(): PaletteEntry[] {
  const { pathname } = useLocation();
  return lastOpened()
    .filter(({ id }) => !pathname.endsWith(`/${id}`))
    .slice(0, 5)
    .flatMap(({ kind, id, name, detail }): PaletteEntry[] => {
      const page = DESK_RECORDS[kind]?.page({ id, name, isOfTeam: false });
      return page
        ? [{ id: `opened ${id}`, group: "opened", name, ...(detail && { detail }), act: page }]
        : [];
    });
}

function useMoves(): PaletteEntry[] {
  const front = useFrontRecord();
  return (front?.moves ?? []).map(({ id, name, ask }) => ({
    id: `move ${id}`,
    group: "moves",
    name,
    detail: front?.name,
    found: `${name} ${front?.name}`,
    act: ask,
  }));
}

function useScreens(screens: readonly Screen[]): PaletteEntry[] {
  const { LL } = useWords();
  const { user } = useSession();
  return screens
    .filter(({ needs }) => !needs || may(user, needs))
    .map(({ to, label }) => ({
      id: `screen ${to}`,
      group: "screens",
      name: label(LL),
      act: { to },
    }));
}
