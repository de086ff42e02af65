import { EXTRA_SERVICE_GROUPS } from "../orders/lines/extra-service-groups.ts";

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

/** The custom services that public pages and the brochure name. */
export const CUSTOM_SERVICES = EXTRA_SERVICE_GROUPS;
