import * as v from "valibot";

/** A record of the desk that somebody may have open. */
export type Place = `${"order" | "submission"}:${string}`;

/** What a page of the desk says of itself; no record when it is put away. */
export const lookingInput = v.strictObject({
  page: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  at: v.nullable(v.pipe(v.string(), v.regex(/^(?:order|submission):[\w-]{1,64}$/))),
});
