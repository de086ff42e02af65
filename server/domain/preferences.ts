import * as v from "valibot";
import { line, list } from "./fields.ts";

/** Row heights of the desk's lists. */
export const DENSITIES = ["comfortable", "compact"] as const;
export type Density = (typeof DENSITIES)[number];

/** On every device. Letter keys can be switched off, since speech input triggers them by accident (WCAG 2.1.4). */
export type Preferences = {
  density: Density;
  letterKeys: boolean;
  /** Categories collapsed in the catalogue's list (CAT-07). */
  closedCategories: string[];
};

export const USUAL_PREFERENCES: Preferences = {
  density: "comfortable",
  letterKeys: true,
  closedCategories: [],
};

/** A bound against abuse, far above real use. */
const MAX_CATEGORIES = 200;

/** A key left out stays as it was. */
export const preferencesInput = v.strictObject({
  density: v.optional(v.picklist(DENSITIES)),
  letterKeys: v.optional(v.boolean()),
  closedCategories: v.optional(list(line(80), MAX_CATEGORIES)),
});
