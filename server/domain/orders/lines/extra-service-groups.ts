/** The extra services in the order they are offered (SVC-03), apart from their fields: public pages name them, too. */
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
