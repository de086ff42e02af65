import * as v from "valibot";

/** How close the rows of the desk's lists stand. */
export const DENSITIES = ["comfortable", "compact"] as const;
export type Density = (typeof DENSITIES)[number];

/**
 * How a person of the team likes to work, on every device. Letter keys can be switched off, since whoever speaks to the
 * computer sets them off unawares (WCAG 2.1.4).
 */
export type Preferences = { density: Density; letterKeys: boolean };

export const USUAL_PREFERENCES: Preferences = { density: "comfortable", letterKeys: true };

/** What is left out stays as it was. */
export const preferencesInput = v.strictObject({
  density: v.optional(v.picklist(DENSITIES)),
  letterKeys: v.optional(v.boolean()),
});
