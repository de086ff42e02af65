/** Groups in the order of SVC-03; without their fields, since public pages list them too. */
export const EXTRA_SERVICE_GROUPS = [
  "foodBeverage",
  "equipment",
  "humanResources",
  "furniture",
  "vehicleRental",
  "liveMarketing",
] as const;
export type ExtraServiceGroup = (typeof EXTRA_SERVICE_GROUPS)[number];

export function isExtraServiceGroup(value: string): value is ExtraServiceGroup {
  return (EXTRA_SERVICE_GROUPS as readonly string[]).includes(value);
}
