import * as v from "valibot";
import { id, line, list, wholeNumber } from "../fields.ts";
import { message } from "../messages.ts";

/** How a reader stands to a submission: assigned by a proposal or by hand, or barred from it. */
export const ASSIGNMENT_STANDINGS = ["proposed", "fixed", "barred"] as const;
export type AssignmentStanding = (typeof ASSIGNMENT_STANDINGS)[number];

export const ASSIGNED = ["proposed", "fixed"] as const satisfies readonly AssignmentStanding[];

/** Standings that the team sets by hand. */
export const BY_HAND = ["fixed", "barred"] as const satisfies readonly AssignmentStanding[];

const MAX_READERS = 200;
const MAX_MARKS_EACH = 20;
const MAX_LOAD = 5000;

/** Marks wanted per submission, who takes part, and each one's maximum. */
export const proposalOptions = v.strictObject({
  marksEach: wholeNumber(1, MAX_MARKS_EACH, "numberTooSmall", "numberTooLarge"),
  readers: v.pipe(
    list(
      v.strictObject({
        id: id(),
        /** Most submissions under evaluation for one reader, including marked and begun ones; null for no limit. */
        maximum: v.nullable(wholeNumber(0, MAX_LOAD, "numberTooSmall", "numberTooLarge")),
      }),
      MAX_READERS,
    ),
    v.minLength(1, "required"),
  ),
});
export type ProposalOptions = v.InferOutput<typeof proposalOptions>;

/** The proposal form, which lists everybody of the team. */
export const proposalForm = v.strictObject({
  marksEach: proposalOptions.entries.marksEach,
  readers: v.pipe(
    list(
      v.strictObject({
        id: id(),
        takesPart: v.boolean(),
        maximum: v.nullable(wholeNumber(0, MAX_LOAD, "numberTooSmall", "numberTooLarge")),
      }),
      MAX_READERS,
    ),
    v.check((readers) => readers.some(({ takesPart }) => takesPart), message("choice")),
  ),
});

/** The options of a proposal, with only the readers who take part. */
export function optionsOf({ marksEach, readers }: v.InferOutput<typeof proposalForm>): ProposalOptions {
  const asked = readers.filter(({ takesPart }) => takesPart);
  return { marksEach, readers: asked.map(({ id: readerId, maximum }) => ({ id: readerId, maximum })) };
}

/** The proposal as it was shown: what each reader is given. */
export const acceptance = v.strictObject({
  options: proposalOptions,
  given: list(v.strictObject({ readerId: id(), submissionIds: list(id(), MAX_LOAD) }), MAX_READERS),
});
export type Given = v.InferOutput<typeof acceptance>["given"];

/** Fixes or bars a pair by hand; the submission is named by its reference. */
export const pairByHand = v.strictObject({
  reference: line(40),
  readerId: id(),
  standing: v.picklist(BY_HAND, message("choice")),
});

export const pairOfIds = v.strictObject({ submissionId: id(), readerId: id() });

export const BARS = ["conflict", "suspected", "refused", "opened", "apart", "full"] as const;
export type Bar = (typeof BARS)[number];

/** How many marks are missing, and how many readers each reason excludes. */
export type Gap = { submissionId: string; missing: number; because: Partial<Record<Bar, number>> };
