import type { SettingsPart } from "../settings/parts.ts";

/** Where a text can be changed: a part of the settings, the clauses, a letter type by its id, the machine's environment. */
export type TextPlace =
  | { kind: "settings"; part: SettingsPart }
  | { kind: "clauses"; number: number }
  | { kind: "letterType"; id: string; name: string }
  | { kind: "machine"; name: string };

/** `field`: as the history names it, "organiser.name"; `initial`: what the portal began with, if that was a mere example. */
export type WrittenText = { place: TextPlace; field: string; text: string; initial?: string };

type PlaceholderKind = "initial" | "address" | "gap" | "sample";
export type FoundPlaceholder = { place: TextPlace; field: string; kind: PlaceholderKind; found: string };

/** An address that belongs to nobody (RFC 2606). */
const EXAMPLE_ADDRESS = /[\w.+-]*@?(?:[\w-]+\.)*example\.(?:org|com|net)\b/i;
/** A text that was left to be filled in: "[preencher]", "[insert date]", "XXX", "TBD", "a definir". */
const GAP =
  /\[\s*(?:preencher|inserir|completar|nome|data|valor|endereço|fill|insert|your|name|date|amount|tbd|todo|\.{2,}|_+|x{2,})[^\]]*\]|\b(?:TBD|TODO|XXX+)\b|_{4,}|\ba definir\b|\bto be (?:defined|confirmed)\b/iu;
const SAMPLE =
  /\blorem ipsum\b|\bdolor sit amet\b|\bdesta demonstração\b|\bof this demonstration\b|\bDados de exemplo\b/i;

const FOUND: readonly [PlaceholderKind, RegExp][] = [
  ["address", EXAMPLE_ADDRESS],
  ["gap", GAP],
  ["sample", SAMPLE],
];

/** Most characters of a gap to show: enough to recognise it. */
const MOST_LETTERS = 60;

/** The texts that still say what nobody wrote for this event, each once, with the words that give it away. */
export function findPlaceholders(texts: readonly WrittenText[]): FoundPlaceholder[] {
  return texts.flatMap(({ place, field, text, initial }) => {
    if (initial !== undefined && text === initial) {
      return [{ place, field, kind: "initial" as const, found: text.slice(0, MOST_LETTERS) }];
    }
    for (const [kind, pattern] of FOUND) {
      const found = pattern.exec(text)?.[0];
      if (found) return [{ place, field, kind, found: found.slice(0, MOST_LETTERS) }];
    }
    return [];
  });
}
