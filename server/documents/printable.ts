import type { ContractData } from "#domain/contracts/schema.ts";
import { printedTexts } from "#domain/contracts/printed-texts.ts";
import type { PrintedField } from "#domain/printed-fields.ts";
import { refuse } from "#domain/refusal.ts";
import { missingLetters, settable, withoutMissing } from "./letters.ts";

/** Most characters that a refusal names. */
const NAMED = 8;
/** Stands for a letter that no face has, on papers that may be printed without it. */
export const MISSING = "?";

/** The data to print; refused when a name or note cannot be printed as it is. */
export function printable(given: ContractData): ContractData {
  const data = withSettableTexts(given);
  for (const { field, text } of printedTexts(data)) refuseMissing(field, text);
  return data;
}

export function refuseMissing(field: PrintedField, text: string): void {
  const letters = missingLetters(text);
  if (letters.length > 0) throw refuse("notPrintable", { field, letters: letters.slice(0, NAMED).join(" ") });
}

/** The data with printable characters only, at any depth. */
export function withSettableTexts<Data>(data: Data): Data {
  return withTexts(data, settable);
}

/** For papers that are worth having with letters missing: whether they are whole is for the paper to say. */
export function legible<Data>(given: Data): { data: Data; isWhole: boolean } {
  let isWhole = true;
  const data = withTexts(given, (text) => {
    const whole = settable(text);
    const shown = withoutMissing(whole, MISSING);
    isWhole &&= shown === whole;
    return shown;
  });
  return { data, isWhole };
}

function withTexts<Data>(data: Data, change: (text: string) => string): Data {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === "string" ? change(value) : value,
  ) as Data;
}
