import { searchable } from "../accents.ts";
import { type OwnWord, WORDED } from "../catalogue/own-words.ts";
import type { WrittenItem } from "../catalogue/schema.ts";
import { ITEM_STATUSES } from "../catalogue/status.ts";
import { safeText } from "../exports/cell.ts";
import type { Locale } from "../locales.ts";
import { message, type MessageKey } from "../messages.ts";
import { readAmount } from "../typed-number.ts";
import type { ItemColumn } from "./columns.ts";

type WordedColumn = "category" | "unitMetric" | "unitPeriod" | "status";

/** Words in every language for stored values: "Mobiliário" is furniture. */
export type Vocabulary = Readonly<Record<WordedColumn, ReadonlyMap<string, string>>>;

/** Finds a value by each of its words and by its stored name. */
export function vocabularyOf(
  words: readonly (readonly [said: string, value: string])[],
): ReadonlyMap<string, string> {
  return new Map(
    words.flatMap(([said, value]) => [said, value].map((word) => [searchable(word.trim()), value])),
  );
}

/** With the words of the team's own categories and units; those of the portal stay. */
export function withWordsOf(words: readonly OwnWord[], vocabulary: Vocabulary): Vocabulary {
  const both = (column: "category" | "unitMetric") => {
    const own = words.filter(({ field }) => WORDED[field] === column);
    return new Map([...vocabularyOf(own.map(({ text, key }) => [text, key])), ...vocabulary[column]]);
  };
  return { ...vocabulary, category: both("category"), unitMetric: both("unitMetric") };
}

export type CellValue = { value: string | number } | { broken: MessageKey };

/** Lengths are checked later, by the item's form. */
export function readCell(
  column: ItemColumn,
  cell: string,
  { notation, vocabulary }: { notation: Locale; vocabulary: Vocabulary },
): CellValue {
  const text = unsafeText(cell);
  switch (column) {
    case "unitPrice": {
      const amount = readAmount(text, notation);
      return typeof amount === "number" ? { value: amount } : { broken: message("amountInvalid") };
    }
    case "status": {
      const said = vocabulary.status.get(searchable(text.trim()));
      const status = ITEM_STATUSES.find((one) => one === said);
      return status ? { value: status } : { broken: message("choice") };
    }
    case "unitPeriod": {
      const period = vocabulary.unitPeriod.get(searchable(text.trim()));
      return period ? { value: period } : { broken: message("choice") };
    }
    case "category":
    case "unitMetric":
      return { value: vocabulary[column].get(searchable(text.trim())) ?? text };
    default:
      return { value: text };
  }
}

/** Removes the apostrophe that an export puts before formulas. */
function unsafeText(cell: string): string {
  return cell.startsWith("'") && safeText(cell.slice(1)) === cell ? cell.slice(1) : cell;
}

/** Whether the cell equals the exported text, so that nothing changes. */
export function isAsExported(column: ItemColumn, cell: string, item: WrittenItem): boolean {
  const value = item[column];
  return typeof value === "string" && oneBreak(cell) === oneBreak(safeText(value));
}

/** Normalises line ends. */
function oneBreak(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}
