import * as v from "valibot";
import { line, list } from "./fields.ts";

/** How close the rows of the desk's lists stand. */
export const DENSITIES = ["comfortable", "compact"] as const;
export type Density = (typeof DENSITIES)[number];

/**
 * How a person of the team likes to work, on every device. Letter keys can be switched off, since whoever speaks to the
 * computer sets them off unawares (WCAG 2.1.4).
 */
export type Preferences = {
  density: Density;
  letterKeys: boolean;
  /** The categories whose items the list of the catalogue leaves folded (CAT-07). */
  closedCategories: string[];
};

export const USUAL_PREFERENCES: Preferences = {
  density: "comfortable",
  letterKeys: true,
  closedCategories: [],
};

/** Protective: no catalogue has so many categories. */
const MAX_CATEGORIES = 200;

/** What is left out stays as it was. */
export const preferencesInput = v.strictObject({
  density: v.optional(v.picklist(DENSITIES)),
  letterKeys: v.optional(v.boolean()),
  closedCategories: v.optional(list(line(80), MAX_CATEGORIES)),
});
