import type { ExtraServiceGroup } from "../orders/extra-services.ts";

/** The services offered, as the texts name them (SVC-06). */
export const SERVICES_OFFERED = [
  "audiovisual",
  "catering",
  "cleaning",
  "internet",
  "livestreaming",
  "interpretation",
  "salesStaff",
] as const;

/** The custom services in the order they are offered (SVC-03), as the orders' groups are called, without their schemas. */
export const CUSTOM_SERVICES = [
  "foodBeverage",
  "equipment",
  "humanResources",
  "furniture",
  "vehicleRental",
  "liveMarketing",
] as const satisfies readonly ExtraServiceGroup[];
