import { insertRows } from "#db/insert-rows.ts";
import { evaluations, openedMarks } from "#db/schema/index.ts";
import { DEFAULT_EVALUATING, weightingOf } from "#domain/evaluations/criteria.ts";
import { hundredthsOf } from "#domain/evaluations/score.ts";
import type { Decision } from "#domain/evaluations/schema.ts";
import type { SubmissionStatus } from "#domain/submissions/status.ts";
import type { Making, SubmissionRow } from "./season.ts";

/** How many readers have judged a submission of this status; of those under review some have one mark, some all. */
const MARKS: Record<SubmissionStatus, readonly number[]> = {
  PENDING: [0],
  REVIEWING: [0, 1, 2, 3],
  APPROVED: [3],
  SIGNED_CONTRACT: [3],
  REJECTED: [3],
  HIDDEN: [0],
  DUPLICATE: [0],
};

const DECISIONS: Partial<Record<SubmissionStatus, readonly Decision[]>> = {
  APPROVED: ["APPROVED", "APPROVED", "PENDING"],
  SIGNED_CONTRACT: ["APPROVED"],
  REJECTED: ["REJECTED", "REJECTED", "PENDING"],
};
const OPEN: readonly Decision[] = ["APPROVED", "PENDING", "REJECTED"];

const COMMENTS = [
  "",
  "Proposta consistente; falta dizer quem desmonta.",
  "Strong theme, and a stand that can be used again.",
  "Boa inserção no território e materiais locais.",
  "The programme repeats what the pavilion next door offers.",
];

/**
 * The marks of the readers, each submission judged by different ones. Whoever administers the portal has opened all of
 * them, so that lists and ranking show as much as they ever will.
 */
export async function judgeLarge(making: Making, submissions: readonly SubmissionRow[]): Promise<void> {
  const { tx, staff } = making;
  const readers = staff.filter(({ role }) => role === "GRUPORG");
  const rows = submissions.flatMap((submission, place) => {
    const amount = Math.min(making.chance.pick(MARKS[submission.status]), readers.length);
    return Array.from({ length: amount }, (_, at) => {
      const reader = readers[(place + at) % readers.length];
      if (!reader) throw new Error("nobody reads");
      return markOf(making, submission, reader.id);
    });
  });
  await insertRows(tx, evaluations, rows);
  const administrators = staff.filter(({ role }) => role === "ADMIN");
  const opened = submissions.flatMap(({ id: submissionId, updatedAt }) =>
    administrators.map(({ id: readerId }) => ({ submissionId, readerId, createdAt: updatedAt })),
  );
  await insertRows(tx, openedMarks, opened);
}

function markOf(
  { chance }: Making,
  { id: submissionId, status, createdAt }: SubmissionRow,
  evaluatorId: string,
) {
  const scores = {
    theme: 1 + chance.below(5),
    innovation: chance.below(6),
    sustainability: 1 + chance.below(5),
    feasibility: chance.below(6),
    publicInterest: chance.below(6),
  };
  const at = chance.within(createdAt, 6);
  return {
    id: chance.id(),
    submissionId,
    evaluatorId,
    ...scores,
    decision: chance.pick(DECISIONS[status] ?? OPEN),
    comment: chance.pick(COMMENTS),
    average: hundredthsOf(scores, weightingOf(DEFAULT_EVALUATING)),
    givenAt: at,
    judgedAt: at,
    createdAt: at,
    updatedAt: at,
  };
}
