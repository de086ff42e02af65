import { POLICY } from "../policy.ts";

/** Choices of the expression of interest; their words are in i18n. */

/** EOI-10 */
export const INSTITUTION_TYPES = [
  "private",
  "public",
  "civilSociety",
  "international",
  "government",
  "other",
] as const;
export type InstitutionType = (typeof INSTITUTION_TYPES)[number];

/** Six thematic areas and other (EOI-13). */
export const THEMATIC_AREAS = [
  "energyTransition",
  "forestsOceansBiodiversity",
  "agricultureFood",
  "citiesWater",
  "humanDevelopment",
  "financeTechnology",
  "other",
] as const;
export type FocusArea = (typeof THEMATIC_AREAS)[number];

/** EOI-16 */
export const STAND_CHOICES = ["standard", "custom", "other"] as const;
export type StandChoice = (typeof STAND_CHOICES)[number];

/** Sizes offered in m2; "custom" needs a number (EOI-17). */
export const SPACE_SIZES = ["50", "100", "150", "200", "custom"] as const;
export type SpaceSize = (typeof SPACE_SIZES)[number];

/** EOI-18; the upper limit only catches typing errors. */
export const MIN_SPACE_M2 = 50;
export const MAX_SPACE_M2 = 10_000;

/** Above this size the flexibility must be explained: not for 200, but for 201 (EOI-21). */
export const EXPLAIN_ABOVE_M2 = 200;

/** EOI-20 */
export const FLEXIBILITIES = ["yes", "no", "depends"] as const;

/** Services that can be needed; "none" clears the others (EOI-22). */
export const SERVICES_NEEDED = [
  "audiovisual",
  "catering",
  "cleaning",
  "internet",
  "livestreaming",
  "simultaneousInterpretation",
  "salesPromoters",
  "none",
] as const;
export type NeededService = (typeof SERVICES_NEEDED)[number];

/** EOI-23 */
export type SubmissionLink = { url: string; description: string };
export const MAX_LINKS = 20;
export const LINK_DESCRIPTION_MAX = 300;

/** The version of the terms that the applicant accepts. */
export const TERMS_VERSION = POLICY.version;
