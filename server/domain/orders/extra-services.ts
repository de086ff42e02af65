import * as v from "valibot";
import { optionalText } from "../fields.ts";

/** The longest answer in one field of an extra service group. */
const MAX_FIELD = 2000;

function group<const Fields extends v.ObjectEntries>(fields: Fields) {
  return v.object({ required: v.optional(v.boolean(), false), ...fields });
}

function answer() {
  return optionalText(MAX_FIELD);
}

/**
 * The six extra service groups and their fields (SVC-05). A group counts once `required` is set; it is false
 * at first (SVC-04), and every field may stay empty: staff describe and price the service afterwards.
 */
export const extraServiceGroups = {
  foodBeverage: group({ dailyQuantity: answer(), serviceSchedule: answer(), relevantInfo: answer() }),
  equipment: group({ executionObservations: answer(), ledConfiguration: answer() }),
  humanResources: group({ language: answer(), serviceSchedule: answer(), relevantInfo: answer() }),
  furniture: group({ executionObservations: answer() }),
  vehicleRental: group({ executionObservations: answer() }),
  liveMarketing: group({ contactRequested: v.optional(v.boolean(), false), observations: answer() }),
};

export const extraServices = v.object({
  foodBeverage: v.optional(extraServiceGroups.foodBeverage, {}),
  equipment: v.optional(extraServiceGroups.equipment, {}),
  humanResources: v.optional(extraServiceGroups.humanResources, {}),
  furniture: v.optional(extraServiceGroups.furniture, {}),
  vehicleRental: v.optional(extraServiceGroups.vehicleRental, {}),
  liveMarketing: v.optional(extraServiceGroups.liveMarketing, {}),
});
export type ExtraServices = v.InferOutput<typeof extraServices>;
export type ExtraServiceGroup = keyof ExtraServices;

/** The groups in the order they are offered (SVC-03). */
export const EXTRA_SERVICE_GROUPS = [
  "foodBeverage",
  "equipment",
  "humanResources",
  "furniture",
  "vehicleRental",
  "liveMarketing",
] as const satisfies readonly ExtraServiceGroup[];

export function isExtraServiceGroup(value: unknown): value is ExtraServiceGroup {
  return EXTRA_SERVICE_GROUPS.includes(value as ExtraServiceGroup);
}

/** The form before anybody touched it: no group required, every field empty. */
export function emptyExtraServices(): ExtraServices {
  return v.parse(extraServices, {});
}

/** The groups asked for, in their order. */
export function requiredGroups(services: ExtraServices): ExtraServiceGroup[] {
  return EXTRA_SERVICE_GROUPS.filter((key) => services[key].required);
}
