import { WORD_FIELDS } from "#domain/catalogue/own-words.ts";
import { isUnitPeriod } from "#domain/catalogue/unit.ts";
import { centsFromUsd } from "#domain/money.ts";
import { sayCategory } from "#i18n/category-word.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { sayUnit } from "#i18n/unit-word.ts";
import { HistoryList } from "#src/kit/record/history-list.tsx";
import { sayHistory } from "#src/lib/words/say-history.ts";
import { sayStatus } from "#i18n/status-words.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Item } from "./data.ts";

type Change = { old?: unknown; new?: unknown };

/** Who changed what of an item when, with the old and the new values. */
export function ItemHistory({ item }: { item: Item }) {
  const { LL } = useWords();
  const sayChange = useSayChange();
  return (
    <HistoryList
      entries={item.history.map((entry) => {
        const changes = Object.entries(entry.changes ?? {}).flatMap(([key, change]) =>
          sayChange(key, change),
        );
        return {
          id: entry.id,
          at: entry.at,
          who: entry.actorName || null,
          what: sayHistory(LL, entry, "team"),
          note: [entry.note, ...changes].filter(Boolean).join("\n"),
        };
      })}
    />
  );
}

/** Old and new of one field in words; the status stands in the sentence itself. */
function useSayChange(): (key: string, change: Change) => string[] {
  const { LL, locale } = useWords();
  const { fields, words } = LL.catalogue;
  const labels: Record<string, string> = {
    title_pt: `${fields.title()} (${LL.language.pt()})`,
    title_en: `${fields.title()} (${LL.language.en()})`,
    description_pt: `${fields.description()} (${LL.language.pt()})`,
    description_en: `${fields.description()} (${LL.language.en()})`,
    ...Object.fromEntries(WORD_FIELDS.map((name) => [name, words[name]()])),
    category: fields.category(),
    unitMetric: fields.unitMetric(),
    unitPeriod: fields.unitPeriod(),
    unitPrice: fields.unitPrice(),
  };

  function say(key: string, value: unknown): string {
    if (typeof value === "number") return formatUsd(locale, centsFromUsd(value));
    const text = typeof value === "string" ? value : "";
    if (key === "category") return sayCategory(LL.orders.category, text);
    if (key === "unitMetric") return sayUnit(LL.orders.unit, text);
    if (key === "unitPeriod" && isUnitPeriod(text)) return LL.orders.unitPeriod[text]();
    return text === "" ? LL.statuses.conflict.empty() : `“${sayStatus(LL, "catalogueItem", text) ?? text}”`;
  }

  return (key, change) => {
    if (key === "imageFileId") return [fields.image()];
    const field = labels[key];
    return field ? [LL.history.change({ field, old: say(key, change.old), new: say(key, change.new) })] : [];
  };
}
