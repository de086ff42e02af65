import { isEventOver } from "#domain/site/event-day.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { useToday } from "../page/use-now.ts";
import { useWords } from "../words/words.tsx";
import { useEvent } from "./event.tsx";

/** The rooms of the public pages that have sentences for the time after the event. */
type Room = "home" | "overview" | "participation" | "eoi" | "comers" | "support";
type Node = Record<string, unknown>;

/**
 * The words of a public page: once the event is over by its own calendar, each sentence that stands under the same name
 * in the room's `afterEvent` is said instead.
 */
export function useSiteWords<Name extends Room>(room: Name): TranslationFunctions[Name] {
  const { LL } = useWords();
  const { eoi, conference } = useEvent();
  const words = LL[room];
  return isEventOver(useToday(), { eoi, conference }) ? layOver(words, words.afterEvent) : words;
}

/** A branch has parts, a sentence has none. */
function layOver<Words extends object>(words: Words, over: object): Words {
  return new Proxy(words, {
    get(target, key) {
      const own: unknown = Reflect.get(target, key);
      if (typeof key !== "string" || !Object.hasOwn(over, key)) return own;
      const other = (over as Node)[key] as object;
      return Object.keys(other).length > 0 ? layOver(own as object, other) : other;
    },
  });
}
