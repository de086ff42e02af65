import type { Settings } from "#domain/settings/schema.ts";
import { INTL_TAG } from "#i18n/formatters.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** Names parts of the settings in one breath: "city, contacts and packages". */
export function useParts(): (parts: readonly (keyof Settings)[]) => string {
  const { LL, locale } = useWords();
  return (parts) =>
    new Intl.ListFormat(INTL_TAG[locale]).format(parts.map((part) => LL.settings.parts[part]()));
}
