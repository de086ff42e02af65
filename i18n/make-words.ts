import { i18nString } from "typesafe-i18n";
import type { Locale } from "#domain/locales.ts";
import type { Formatters, TranslationFunctions, Translations } from "./i18n-types.ts";
import { isolate } from "./isolate.ts";

type Say = (text: string, ...args: unknown[]) => string;
type Node = Record<string, unknown>;

/**
 * The words of a language as functions, as the library makes them, with one difference: a name in letters that run from
 * right to left stands by itself in its sentence (isolate.ts).
 */
export function makeWords(
  locale: Locale,
  translations: Translations,
  formatters: Formatters,
): TranslationFunctions {
  const say = i18nString<Locale, Formatters>(locale, formatters) as Say;
  return nodeOf(
    translations,
    (text, ...args) => say(text, ...args.map(isolateIn)),
    true,
  ) as TranslationFunctions;
}

/**
 * A branch answers its parts, a sentence itself when it is called; made when somebody asks for it, and once. A room
 * that is not loaded answers empty sentences; of one that is, a word it does not have is undefined.
 */
function nodeOf(value: unknown, say: Say, isRoot = false): unknown {
  // What the team wrote itself (own-words.ts) holds no placeholders.
  if (typeof value === "function") return value;
  const isComplete = !isRoot && typeof value === "object";
  const target = typeof value === "string" ? say.bind(null, value) : branchOf(value);
  const made = new Map<PropertyKey, unknown>();
  return new Proxy(target, {
    get(parts, key) {
      if (key === Symbol.iterator) {
        const list = Object.values(parts).map((part) => nodeOf(part, say));
        return () => list.values();
      }
      if (isComplete && typeof key === "string" && !Object.hasOwn(parts, key)) return undefined;
      if (!made.has(key)) made.set(key, nodeOf((parts as unknown as Record<PropertyKey, unknown>)[key], say));
      return made.get(key);
    },
  });
}

function branchOf(value: unknown): () => string {
  // Also under the names that functions have themselves.
  return Object.defineProperties(() => "", Object.getOwnPropertyDescriptors(value ?? {}));
}

function isolateIn(arg: unknown): unknown {
  if (typeof arg === "string") return isolate(arg);
  if (typeof arg !== "object" || arg === null || arg instanceof Date) return arg;
  const entries = Object.entries(arg as Node);
  if (!entries.some(([, value]) => typeof value === "string" && isolate(value) !== value)) return arg;
  return Object.fromEntries(
    entries.map(([key, value]) => [key, typeof value === "string" ? isolate(value) : value]),
  );
}
