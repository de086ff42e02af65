import type { Locale } from "#domain/locales.ts";
import type { Difference } from "#domain/merge.ts";
import { writeNumber, type Figure } from "#domain/typed-number.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { DifferenceWords } from "#src/kit/together/difference-words.ts";
import type { EditedLine } from "./edited-lines.ts";

type Language = { LL: TranslationFunctions; locale: Locale };

/** The name of an edited line or its field where it is not on the screen: taken out, added, or folded away. */
export function nameLine(
  language: Language,
  { path: [list, lineId, field], before, mine, theirs }: Difference,
  known: readonly Pick<EditedLine, "lineId" | "title">[],
): DifferenceWords | undefined {
  if (list !== "lines" || lineId === undefined) return undefined;
  if (field === undefined) {
    const line = [mine, theirs, before].find(isLine);
    return {
      label: titleOf(language, line),
      say: (value) => (isLine(value) ? sayLine(language, value) : ""),
    };
  }
  const { LL, locale } = language;
  const labels: Partial<Record<string, string>> = {
    quantity: LL.orders.line.quantity(),
    periodOfUse: LL.orders.line.periodOfUse(),
    unitPrice: LL.desk.items.unitPrice(),
    discountPercentage: LL.desk.items.discount(),
    notes: LL.orders.line.notes(),
  };
  const label = labels[field];
  const line = known.find((one) => one.lineId === lineId);
  if (label === undefined) return undefined;
  // What a line holds beside texts are figures.
  return {
    label: `${titleOf(language, line)}, ${label}`,
    say: (value) => sayFigure(locale, value as Figure),
  };
}

/** "2 × 12 days, 10% off": what counts of a line, on a line. */
function sayLine({ LL, locale }: Language, line: EditedLine): string {
  const { line: words } = LL.orders;
  const figures: [string, Figure][] = [
    [words.quantity(), line.quantity],
    [words.periodOfUse(), line.periodOfUse],
    [LL.desk.items.unitPrice(), line.unitPrice],
    [LL.desk.items.discount(), line.discountPercentage],
  ];
  const said = figures.flatMap(([name, figure]) => {
    const text = sayFigure(locale, figure);
    return text === "" ? [] : [`${name}: ${text}`];
  });
  return [...said, ...(line.notes ? [words.note({ note: line.notes })] : [])].join("\n");
}

function titleOf({ LL }: Language, line: Partial<EditedLine> | undefined): string {
  return line?.title || line?.title_pt || line?.title_en || LL.desk.items.newCustom();
}

function sayFigure(locale: Locale, value: Figure): string {
  return typeof value === "number" ? writeNumber(value, locale) : (value ?? "");
}

function isLine(value: unknown): value is EditedLine {
  return typeof value === "object" && value !== null && "lineId" in value;
}
