import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "#domain/locales.ts";
import { HISTORY_RECORDS } from "#domain/records.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { DESK_RECORDS } from "#src/records/desk-records.ts";
import type { PaletteEntry } from "./entry.ts";
import { PALETTE } from "#src/lib/live/rooms.ts";

/** The most results of each kind; the list shows the rest. */
const SHOWN = 5;
/** Fewer letters find a third of everything. */
export const FEWEST_LETTERS = 2;

/**
 * What the lists find for a text, the newest first: the same search as in each of them, so nothing shows here that its
 * own list would not show.
 */
export function hitsQuery(text: string, locale: Locale, LL: TranslationFunctions) {
  return queryOptions({
    queryKey: [...PALETTE.pathKey(), { input: { text, locale } }],
    queryFn: () => findHits(text, locale, LL),
    enabled: text.length >= FEWEST_LETTERS,
  });
}

async function findHits(search: string, locale: Locale, LL: TranslationFunctions): Promise<PaletteEntry[]> {
  const asked = { search, limit: SHOWN };
  const found = await Promise.all(
    HISTORY_RECORDS.map(async (group): Promise<PaletteEntry[]> => {
      const records = (await DESK_RECORDS[group]?.find?.ask(asked, locale, LL)) ?? [];
      return records.map(({ id, page, ...shown }) => ({ id: `${group} ${id}`, group, ...shown, act: page }));
    }),
  );
  return found.flat();
}
