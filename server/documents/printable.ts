import type { ContractData } from "#domain/contracts/schema.ts";
import { printedTexts } from "#domain/contracts/printed-texts.ts";
import { refuse } from "#domain/refusal.ts";
import { missingLetters, settable } from "./letters.ts";

/** Refused when a name or note could not be printed as it is. */
export function printable(given: ContractData): ContractData {
  const data = withSettableTexts(given);
  for (const { field, text } of printedTexts(data)) {
    const letters = missingLetters(text);
    if (letters.length > 0) throw refuse("notPrintable", { field, letters: letters.slice(0, 8).join(" ") });
  }
  return data;
}

/** In every text, however deep. */
export function withSettableTexts<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === "string" ? settable(value) : value,
  ) as Data;
}
