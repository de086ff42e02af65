import * as v from "valibot";
import { DEFAULT_CATEGORY } from "../../catalogue/categories.ts";
import { optionalText } from "../../fields.ts";
import type { Locale } from "../../locales.ts";
import { EXTRA_SERVICE_GROUPS, type ExtraServiceGroup } from "./extra-service-groups.ts";
import { AS_ASKED, type OrderedLine } from "./ordered-line.ts";

/** The longest answer in one field of an extra service group. */
export const MAX_ANSWER = 2000;

function group<const Fields extends v.ObjectEntries>(fields: Fields) {
  return v.object({ required: v.optional(v.boolean(), false), ...fields });
}

function answer() {
  return optionalText(MAX_ANSWER);
}

/**
 * The six extra service groups and their fields (SVC-05). A group counts once `required` is set; it is false
 * at first (SVC-04), and every field may stay empty: staff describe and price the service afterwards.
 */
const extraServiceGroups = {
  foodBeverage: group({ dailyQuantity: answer(), serviceSchedule: answer(), relevantInfo: answer() }),
  equipment: group({ executionObservations: answer(), ledConfiguration: answer() }),
  humanResources: group({ language: answer(), serviceSchedule: answer(), relevantInfo: answer() }),
  furniture: group({ executionObservations: answer() }),
  vehicleRental: group({ executionObservations: answer() }),
  liveMarketing: group({ contactRequested: v.optional(v.boolean(), false), observations: answer() }),
} satisfies Record<ExtraServiceGroup, v.GenericSchema>;

export const extraServices = v.object({
  foodBeverage: v.optional(extraServiceGroups.foodBeverage, {}),
  equipment: v.optional(extraServiceGroups.equipment, {}),
  humanResources: v.optional(extraServiceGroups.humanResources, {}),
  furniture: v.optional(extraServiceGroups.furniture, {}),
  vehicleRental: v.optional(extraServiceGroups.vehicleRental, {}),
  liveMarketing: v.optional(extraServiceGroups.liveMarketing, {}),
});
export type ExtraServices = v.InferOutput<typeof extraServices>;

/** The form before anybody touched it: no group required, every field empty. */
export function emptyExtraServices(): ExtraServices {
  return v.parse(extraServices, {});
}

/** The groups asked for, in their order. */
export function requiredGroups(services: ExtraServices): ExtraServiceGroup[] {
  return EXTRA_SERVICE_GROUPS.filter((key) => services[key].required);
}

/** The same with what was answered of them: what an order asks for, whatever else was typed and put aside. */
export function askedFor(services: ExtraServices): Partial<ExtraServices> {
  return Object.fromEntries(requiredGroups(services).map((group) => [group, services[group]]));
}

/** The words of a group in one language: its title, its fields' labels, and how a yes is said. */
export type GroupWords = { title: string; fields: Record<string, string>; yes: string };

export type WordsOfGroups = Record<ExtraServiceGroup, Partial<Record<Locale, GroupWords>>>;

/**
 * One line per required group: custom, 0 until staff price it, its answers in the description, one labelled line each
 * (SVC-02). A language without words stays empty; without any words there are no lines.
 */
export function groupLines(services: ExtraServices, words: WordsOfGroups | undefined): OrderedLine[] {
  if (!words) return [];
  return requiredGroups(services).map((group) => ({
    kind: "custom",
    lineId: group,
    itemId: group,
    title_pt: words[group].pt?.title ?? "",
    title_en: words[group].en?.title ?? "",
    description_pt: describe(services[group], words[group].pt),
    description_en: describe(services[group], words[group].en),
    category: DEFAULT_CATEGORY,
    unitMetric: "",
    unitPrice: 0,
    quantity: 1,
    periodOfUse: 1,
    notes: "",
    ...AS_ASKED,
    isPriced: false,
  }));
}

function describe(answers: Record<string, string | boolean>, words: GroupWords | undefined): string {
  return Object.entries(words?.fields ?? {})
    .map(([field, label]) => [label, answers[field] === true ? words?.yes : answers[field]])
    .filter(([, answer]) => typeof answer === "string" && answer.trim() !== "")
    .map(([label, answer]) => `${label}: ${answer}`)
    .join("\n");
}
