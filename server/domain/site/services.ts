import { EXTRA_SERVICE_GROUPS } from "../orders/lines/extra-service-groups.ts";

/** SVC-06 */
export const SERVICES_OFFERED = [
  "audiovisual",
  "catering",
  "cleaning",
  "internet",
  "livestreaming",
  "interpretation",
  "salesStaff",
] as const;

/** Named by public pages and the brochure. */
export const CUSTOM_SERVICES = EXTRA_SERVICE_GROUPS;
