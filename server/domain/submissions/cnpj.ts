import { plainFigures } from "../accents.ts";

const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const;

/** What people write before the number: "CNPJ nº", "CNPJ/MF sob o nº". */
const NAMED = /^\s*CNPJ(?![\p{L}\p{N}])(?:\P{N}*\s)?(?:n\.?[º°])?/iu;

/** "CNPJ 12.ABC.345/01DE-35" -> "12ABC34501DE35": letters and figures, whatever stands between them. */
export function bareCnpj(value: string): string {
  return plainFigures(value)
    .replace(NAMED, "")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toUpperCase();
}

/**
 * Checks both check digits: the numeric form and the alphanumeric one valid from 2026, where a letter counts as its
 * character code minus 48. One digit repeated fourteen times is refused.
 */
export function isCnpj(value: string): boolean {
  const cnpj = bareCnpj(value);
  if (!/^[0-9A-Z]{12}[0-9]{2}$/.test(cnpj) || /^(.)\1{13}$/.test(cnpj)) return false;
  const base = cnpj.slice(0, 12);
  const first = checkDigit(base);
  return cnpj.endsWith(`${first}${checkDigit(`${base}${first}`)}`);
}

/** 12.345.678/0001-95; anything else comes back as it was. */
export function formatCnpj(value: string): string {
  if (!isCnpj(value)) return value;
  return bareCnpj(value).replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, "$1.$2.$3/$4-$5");
}

/** The legal ID as shown; only a Brazilian CNPJ is formatted. */
export function shownLegalId({ country, cnpj }: { country: string; cnpj: string }): string {
  return country === "BR" ? formatCnpj(cnpj) : cnpj;
}

function checkDigit(characters: string): number {
  const weights = WEIGHTS.slice(WEIGHTS.length - characters.length);
  const sum = [...characters].reduce(
    (total, character, index) => total + (character.charCodeAt(0) - 48) * (weights[index] ?? 0),
    0,
  );
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
