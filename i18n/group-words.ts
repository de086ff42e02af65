import type { ExtraServiceGroup } from "#domain/orders/lines/extra-service-groups.ts";
import type { WordsOfGroups } from "#domain/orders/lines/extra-services.ts";
import type { Locale } from "#domain/locales.ts";

/** The room `extras` of one language as it is written: the words of the groups take no parameters. */
type Written = {
  yes: string;
  group: Record<ExtraServiceGroup, { title: string; fields: Record<string, string> }>;
};

/**
 * How the lines of the six extra service groups are called (SVC-02), in the languages at hand: the server gives both, a
 * browser its reader's.
 */
export function groupWords({ pt, en }: Partial<Record<Locale, Written>>): WordsOfGroups {
  function wordsOf(group: ExtraServiceGroup): WordsOfGroups[ExtraServiceGroup] {
    return {
      ...(pt && { pt: { ...pt.group[group], yes: pt.yes } }),
      ...(en && { en: { ...en.group[group], yes: en.yes } }),
    };
  }
  return {
    foodBeverage: wordsOf("foodBeverage"),
    equipment: wordsOf("equipment"),
    humanResources: wordsOf("humanResources"),
    furniture: wordsOf("furniture"),
    vehicleRental: wordsOf("vehicleRental"),
    liveMarketing: wordsOf("liveMarketing"),
  };
}
