import * as v from "valibot";
import type { LiveKind } from "./live.ts";
import type { Audience } from "./permissions.ts";

/**
 * Evaluations and their assignment are left out: who marks what is not told where marks are given blindly. Notes stand
 * on the page of their submission, plans in the ranking; a run is its author's alone.
 */
export type OpenRecordKind = Exclude<
  LiveKind,
  "evaluation" | "assignment" | "note" | "plannedDecision" | "run"
>;

/** Who may have a record of the desk open, and be told who else has; the settings are one record. */
export const MAY_LOOK = {
  order: ["orders.view"],
  submission: ["submissions.view"],
  catalogueItem: ["catalogue.manage"],
  account: ["staff.manage"],
  settings: ["settings.update"],
} as const satisfies Record<OpenRecordKind, Audience>;

export const THE_SETTINGS = "settings:event";

/** A record of the desk that somebody may have open. */
export type OpenRecord = `${OpenRecordKind}:${string}`;

/** What a page of the desk says of itself: no record when it is put away, and whether something unsaved is typed in it. */
export const lookingInput = v.strictObject({
  page: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  at: v.nullable(v.pipe(v.string(), v.check(isPlace))),
  isWriting: v.optional(v.boolean(), false),
});

/** Somebody who has the same record open; `isYou`: the own account, in another tab. */
export type OtherHere = { name: string; isWriting: boolean; isYou: boolean };

export function readOpenRecord(at: string): { kind: OpenRecordKind; id: string } {
  const [kind = "", id = ""] = at.split(":");
  // Whoever asks has a place, which begins with its kind.
  return { kind: kind as OpenRecordKind, id };
}

function isPlace(at: string): at is OpenRecord {
  const [kind = "", ...rest] = at.split(":");
  return Object.hasOwn(MAY_LOOK, kind) && /^[\w-]{1,64}$/.test(rest.join(":"));
}
