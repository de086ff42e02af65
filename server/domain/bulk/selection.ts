import * as v from "valibot";
import { MAX_NAMED } from "../exports/lists.ts";
import { id } from "../fields.ts";

const named = v.pipe(v.array(id()), v.maxLength(MAX_NAMED));

/**
 * Rows named one by one, or all that the question finds except some. Sent in a body; the question is validated by its
 * own list.
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
