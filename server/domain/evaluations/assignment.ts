import * as v from "valibot";
import { id, line, list, wholeNumber } from "../fields.ts";
import { message } from "../messages.ts";

/** How a reader and a submission belong together: by an accepted proposal, or by hand: together, or kept apart. */
export const ASSIGNMENT_STANDINGS = ["proposed", "fixed", "barred"] as const;
export type AssignmentStanding = (typeof ASSIGNMENT_STANDINGS)[number];

/** What counts as assigned. */
export const ASSIGNED = ["proposed", "fixed"] as const satisfies readonly AssignmentStanding[];

/** Set by hand, which no proposal moves. */
export const BY_HAND = ["fixed", "barred"] as const satisfies readonly AssignmentStanding[];

/** A submission and a reader, by their ids. */
export type Pair = readonly [submissionId: string, readerId: string];
/** A pair that a run took apart, with the run that had put it together. */
export type TakenPair = readonly [...Pair, runId: string | null];

const MAX_READERS = 200;
export const MAX_MARKS_EACH = 20;
export const MAX_LOAD = 5000;

/** What a proposal is asked for: how many marks each submission should get, of whom, and how many each takes at most. */
export const proposalOptions = v.strictObject({
  marksEach: wholeNumber(1, MAX_MARKS_EACH, "numberTooSmall", "numberTooLarge"),
  readers: v.pipe(
    list(
      v.strictObject({
        id: id(),
        /** Of submissions under evaluation, those already marked or begun included; null for no limit. */
        maximum: v.nullable(wholeNumber(0, MAX_LOAD, "numberTooSmall", "numberTooLarge")),
      }),
      MAX_READERS,
    ),
    v.minLength(1, "required"),
  ),
});
export type ProposalOptions = v.InferOutput<typeof proposalOptions>;

/** The same as a form, in which everybody of the team stands. */
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

/** What a form asks for: of those who take part. */
export function optionsOf({ marksEach, readers }: v.InferOutput<typeof proposalForm>): ProposalOptions {
  const asked = readers.filter(({ takesPart }) => takesPart);
  return { marksEach, readers: asked.map(({ id: readerId, maximum }) => ({ id: readerId, maximum })) };
}

/** Exactly the proposal that was shown, known by its seal. */
export const acceptance = v.strictObject({ options: proposalOptions, seal: id() });

/** A pair set by hand; the submission by its reference, as people know it. */
export const pairByHand = v.strictObject({
  reference: line(40),
  readerId: id(),
  standing: v.picklist(BY_HAND, message("choice")),
});

export const pairOfIds = v.strictObject({ submissionId: id(), readerId: id() });

/** Whom to remind; of these only who has something left is written to. */
export const reminding = v.strictObject({
  readerIds: v.pipe(list(id(), MAX_READERS), v.minLength(1, "required")),
});

/** Why a reader cannot be given a submission. */
export const BARS = ["conflict", "suspected", "refused", "opened", "apart", "full"] as const;
export type Bar = (typeof BARS)[number];

/** A submission that stays short of marks: how many are missing, and how many readers each reason keeps away. */
export type Gap = { submissionId: string; missing: number; because: Partial<Record<Bar, number>> };

/** How many submissions under evaluation a reader has in hand or behind: marked, begun and assigned. */
export type Load = { readerId: string; before: number; after: number };

/** What a proposal would do. Whatever somebody has begun is in neither list. */
export type AssignmentPlan = { give: Pair[]; take: Pair[]; gaps: Gap[]; loads: Load[] };
