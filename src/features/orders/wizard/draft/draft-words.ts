import type { Locale } from "#domain/locales.ts";
import type { Goods } from "#domain/orders/draft/goods.ts";
import { isOfferedOrderType } from "#domain/orders/type.ts";
import { centsFromUsd } from "#domain/money.ts";
import { countOf } from "#domain/catalogue/unit.ts";
import { shownTitle } from "#domain/catalogue/words.ts";
import { formatNumber, formatUsd } from "#i18n/formatters.ts";
import { sayCount } from "#i18n/line-count.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { useWizard } from "../wizard-context.tsx";

type Reader = { LL: TranslationFunctions; locale: Locale; goods: Goods };

/** How the fields of a draft are called, and what they hold, in the reader's words. */
export function useDraftWords() {
  const { LL, locale } = useWords();
  const { goods } = useWizard();
  const reader = { LL, locale, goods };
  return {
    field: (path: readonly string[], value: unknown) => sayField(reader, path, value),
    value: (path: readonly string[], value: unknown) => sayValue(reader, path, value),
  };
}

/** The words of a field by the first name of its path, and inside a part by the last. */
function sayField({ LL, locale, goods }: Reader, path: readonly string[], value: unknown): string {
  const [part = "", group = "", field = group] = path;
  const labels: Record<string, () => string> = LL.briefing.label;
  const parts: Record<string, () => string> = LL.wizard.draft.compare.part;
  switch (part) {
    case "lines":
      return titleOf(goods, locale, entry(value, "itemId")) ?? group;
    case "briefing":
      return labels[field]?.() ?? field;
    case "extraServices": {
      const words = Object.entries(goods.groups ?? {}).find(([key]) => key === group)?.[1][locale];
      return [words?.title, words?.fields[field]].filter(Boolean).join(": ") || group;
    }
    case "proposal":
      return parts[field]?.() ?? field;
    default:
      return parts[part]?.() ?? part;
  }
}

function sayValue({ LL, locale, goods }: Reader, path: readonly string[], value: unknown): string {
  const empty = LL.statuses.conflict.empty();
  const [part] = path;
  if (value === undefined || value === null || value === "") return empty;
  if (part === "lines") return sayLine({ LL, locale, goods }, value);
  if (part === "orderType" || part === "selectedStandardStandId") return sayChoice(LL, String(value));
  if (typeof value === "boolean") return value ? LL.statuses.conflict.yes() : LL.statuses.conflict.no();
  if (typeof value === "number")
    return part === "proposal" ? formatUsd(locale, centsFromUsd(value)) : formatNumber(locale, value);
  if (Array.isArray(value)) return value.map(sayItem).join("\n") || empty;
  return String(value);
}

/** As everywhere else, by the item's unit; a figure that is still being typed, or of an item that is gone, by itself. */
function sayLine({ LL, goods }: Reader, line: unknown): string {
  const [itemId, quantity = "", days = "", notes] = LINE_PARTS.map((key) => entry(line, key));
  const item = goods.items.find(({ id }) => id === itemId);
  const counted =
    item && quantity && days
      ? sayCount(
          LL.orders.counted,
          countOf({ ...item, quantity: Number(quantity), periodOfUse: Number(days) }),
        )
      : `${quantity || "–"} × ${days || "–"}`;
  return [counted, notes].filter(Boolean).join("\n");
}

const LINE_PARTS = ["itemId", "quantity", "periodOfUse", "notes"];

function sayChoice(LL: TranslationFunctions, choice: string): string {
  if (isOfferedOrderType(choice)) return LL.orders.type[choice].name();
  const packages: Record<string, () => string> = LL.statuses.ordered.package;
  return packages[choice]?.() ?? choice;
}

/** An item of a list: a file by its name, anything else as text. */
function sayItem(item: unknown): string {
  return entry(item, "name") || String(item);
}

function titleOf({ items }: Goods, locale: Locale, itemId: string): string | undefined {
  const item = items.find(({ id }) => id === itemId);
  return item && (shownTitle(item, locale) ?? undefined);
}

function entry(value: unknown, key: string): string {
  if (typeof value !== "object" || value === null) return "";
  const found = Object.entries(value).find(([name]) => name === key)?.[1];
  return typeof found === "string" || typeof found === "number" ? String(found) : "";
}
