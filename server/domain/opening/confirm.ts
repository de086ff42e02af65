import * as v from "valibot";

/** The version of the clauses that was read. */
export const confirmClausesInput = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** Whether applications are taken from now on. */
export const turnApplicationsInput = v.strictObject({ open: v.boolean() });
