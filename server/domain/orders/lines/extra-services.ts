import * as v from "valibot";
import { DEFAULT_CATEGORY } from "../../catalogue/categories.ts";
import { optionalText } from "../../fields.ts";
import type { Locale } from "../../locales.ts";
import type { FieldIssue } from "../../messages.ts";
import { EXTRA_SERVICE_GROUPS, type ExtraServiceGroup } from "./extra-service-groups.ts";
import { AS_ASKED, type OrderedLine } from "./ordered-line.ts";

export const MAX_ANSWER = 2000;

function group<const Fields extends v.ObjectEntries>(fields: Fields) {
  return v.object({ required: v.optional(v.boolean(), false), ...fields });
}

function answer() {
  return optionalText(MAX_ANSWER);
}

/**
 * Fields of the six groups (SVC-05). A group counts once `required` is set, false at first (SVC-04); then one of its
 * fields at least says what is wanted (`undescribedGroups`).
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

export function emptyExtraServices(): ExtraServices {
  return v.parse(extraServices, {});
}

export function requiredGroups(services: ExtraServices): ExtraServiceGroup[] {
  return EXTRA_SERVICE_GROUPS.filter((key) => services[key].required);
}

/** A group that says nothing cannot be quoted: each required one needs an answer, whichever it is. */
export function undescribedGroups(services: ExtraServices): FieldIssue[] {
  return requiredGroups(services).flatMap((key) => {
    const { required: _, ...answers } = services[key];
    const isDescribed = Object.values(answers).some(
      (answer) => answer === true || /\S/.test(String(answer || "")),
    );
    const first = Object.keys(answers).find((field) => field !== "contactRequested") ?? "";
    return isDescribed ? [] : [{ path: `${key}.${first}`, key: "extraUndescribed" as const }];
  });
}

/** The required groups only, whatever else was typed. */
export function askedFor(services: ExtraServices): Partial<ExtraServices> {
  return Object.fromEntries(requiredGroups(services).map((group) => [group, services[group]]));
}

/** Words of a group in one language: title, labels, and the word for yes. */
type GroupWords = { title: string; fields: Record<string, string>; yes: string };

export type WordsOfGroups = Record<ExtraServiceGroup, Partial<Record<Locale, GroupWords>>>;

/**
 * One custom line per required group, 0 until priced, its answers in the description (SVC-02). Without words there
 * are no lines.
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
    unitPeriod: "perDay",
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
