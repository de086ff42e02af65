import * as v from "valibot";
import { MAX_NAMED } from "../exports/lists.ts";
import { id } from "../fields.ts";

const named = v.pipe(v.array(id()), v.maxLength(MAX_NAMED));

/**
 * Which rows of a list are meant: those named, or all that its question finds but some. They travel in a body; the
 * question is read by the rules of its own list.
 */
export const selectionInput = v.variant("kind", [
  v.strictObject({ kind: v.literal("ids"), ids: v.pipe(named, v.minLength(1)) }),
  v.strictObject({
    kind: v.literal("filtered"),
    question: v.record(v.string(), v.unknown()),
    except: v.optional(named, []),
  }),
]);
export type BulkSelection = v.InferOutput<typeof selectionInput>;
