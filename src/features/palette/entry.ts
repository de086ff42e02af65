import type { LinkProps } from "@tanstack/react-router";
import { HISTORY_RECORDS } from "#domain/records.ts";
import type { Action } from "#domain/permissions.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { Standing } from "#src/records/desk-records.ts";

/** A screen of the menu, for those who may see it. */
export type Screen = {
  to: LinkProps["to"];
  label: (LL: TranslationFunctions) => string;
  needs?: Action;
};

/** Before anything is typed what was open last; resulting records stand last, each kind under its heading. */
export const GROUPS = ["opened", "moves", "screens", ...HISTORY_RECORDS] as const;
export type PaletteGroup = (typeof GROUPS)[number];

/** One thing to go to or to do. The id is what it is, wherever it stands among the others. */
export type PaletteEntry = {
  id: string;
  group: PaletteGroup;
  name: string;
  /** What distinguishes it from others of the same name. */
  detail?: string;
  standing?: Standing;
  /** The text that the search matches; default the name. */
  found?: string;
  act:
    | { to: LinkProps["to"]; params?: Record<string, string>; search?: Record<string, string> }
    | (() => void);
};
