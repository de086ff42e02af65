import type { SignedInUser } from "#domain/actor.ts";
import type { Decision } from "#domain/evaluations/schema.ts";
import { DAY } from "./season.ts";
import type { Stage } from "./stage.ts";
import { isLeftUnderReview, isRejected, type SampleSubmission, WERE_APPROVED } from "./submissions.ts";

/** Marks in the order of the criteria, which go round: some agree, some do not. */
const MARKS = [
  [5, 4, 5, 3, 4],
  [4, 4, 5, 4, 5],
  [3, 5, 4, 2, 4],
  [5, 3, 4, 4, 5],
  [2, 4, 3, 5, 1],
] as const;
const POOR = [
  [1, 2, 2, 1, 3],
  [2, 1, 3, 0, 2],
  [2, 3, 1, 1, 2],
] as const;

const COMMENTS = {
  APPROVED: [
    "Proposta consistente, com programação própria e equipe definida.",
    "Forte ligação com o território; o estande pode ser reutilizado.",
    "Boa inserção na zona. Falta dizer quem desmonta.",
  ],
  PENDING: ["O tema interessa, mas a equipe indicada parece pequena para o espaço pedido.", ""],
  REJECTED: ["Repete o que o vizinho de setor oferece.", "O orçamento não sustenta o espaço pedido."],
} as const satisfies Record<Decision, readonly string[]>;

/**
 * The team reads what came in, two days after it came: everything that was decided, by all three, and of what is still
 * under review most, so that the ranking has both submissions with enough marks and others that are short of them.
 */
export async function judgeAll(
  stage: Stage,
  staff: readonly SignedInUser[],
  applied: readonly SampleSubmission[],
): Promise<void> {
  for (const [index, submission] of applied.entries()) {
    for (const [place, reader] of readersOf(staff, index).entries()) {
      await judge(stage, reader, submission, index, place);
    }
  }
}

/** Who has read the submission at this place: of those under review some have all marks, some two, some one. */
function readersOf(staff: readonly SignedInUser[], index: number): readonly SignedInUser[] {
  if (index < WERE_APPROVED || isRejected(index)) return staff;
  if (!isLeftUnderReview(index)) return [];
  return staff.slice(index % 8 === 3 ? 2 : index % 8 === 7 ? 1 : 0);
}

async function judge(
  stage: Stage,
  reader: SignedInUser,
  { id: submissionId, at }: SampleSubmission,
  index: number,
  place: number,
): Promise<void> {
  const kept = isRejected(index) ? POOR : MARKS;
  const [theme = 0, innovation = 0, sustainability = 0, feasibility = 0, publicInterest = 0] =
    kept[(index + place * 2) % kept.length] ?? [];
  const decision = isRejected(index) ? "REJECTED" : (index + place) % 4 === 3 ? "PENDING" : "APPROVED";
  const comments: readonly string[] = COMMENTS[decision];
  await stage.as(reader, new Date(at.getTime() + 2 * DAY + place * 0.2 * DAY)).evaluations.save({
    submissionId,
    theme,
    innovation,
    sustainability,
    feasibility,
    publicInterest,
    decision,
    comment: comments[(index + place) % comments.length] ?? "",
  });
}
