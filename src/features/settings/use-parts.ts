import type { Settings } from "#domain/settings/schema.ts";
import { INTL_TAG } from "#i18n/formatters.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { SettingsRecord } from "./data.ts";

type Part = SettingsRecord["changes"][number]["parts"][number];

/**
 * Names what a save changed in one breath: "city, how exhibitors pay (bank charges proposed up to) and packages".
 * Needs the words settings and historyList.
 */
export function useParts(): (parts: readonly Part[]) => string {
  const { LL, locale } = useWords();
  const list = new Intl.ListFormat(INTL_TAG[locale]);
  return (parts) => list.format(parts.map(({ part, fields }) => sayPart(part, fields)));

  function sayPart(part: keyof Settings, fields: readonly string[]): string {
    const name = LL.settings.parts[part]();
    const known = fields.flatMap((field) => sayField(field) ?? []);
    return known.length > 0 ? LL.settings.saves.within({ part: name, fields: list.format(known) }) : name;
  }

  function sayField(field: string): string | undefined {
    const words = field in LL.settings.contents ? LL.settings.contents : LL.historyList.fields;
    return field in words ? (words as Readonly<Record<string, () => string>>)[field]?.() : undefined;
  }
}
