import * as v from "valibot";
import type { Audience } from "./permissions.ts";
import { type KindsWith, RECORDS } from "./records.ts";

/** Kinds with a page at the desk; the settings are one record. */
export type OpenRecordKind = KindsWith<"openFor", Audience>;

export const THE_SETTINGS = "settings:event";

export type OpenRecord = `${OpenRecordKind}:${string}`;

/** `at` is null when the page is hidden or left. */
export const lookingInput = v.strictObject({
  page: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  at: v.nullable(v.pipe(v.string(), v.check(isPlace))),
  isWriting: v.optional(v.boolean(), false),
});

/** `isYou`: one's own account in another tab. */
export type OtherHere = { name: string; isWriting: boolean; isYou: boolean };

export function readOpenRecord(at: string): { kind: OpenRecordKind; id: string } {
  const [kind = "", id = ""] = at.split(":");
  // A place begins with its kind.
  return { kind: kind as OpenRecordKind, id };
}

function isPlace(at: string): at is OpenRecord {
  const [kind = "", ...rest] = at.split(":");
  return isOpenRecordKind(kind) && /^[\w-]{1,64}$/.test(rest.join(":"));
}

function isOpenRecordKind(kind: string): kind is OpenRecordKind {
  return Object.hasOwn(RECORDS, kind) && RECORDS[kind as OpenRecordKind].openFor !== null;
}
