import { answersOf } from "./answers.ts";
import { ORGANISATIONS, type Organisation } from "./organisations.ts";
import { DAY, type Season } from "./season.ts";
import { solveCaptcha, VISITOR, type Stage } from "./stage.ts";
import type { SignedInUser } from "#domain/actor.ts";

export type SampleSubmission = { id: string; version: number; organisation: Organisation; at: Date };

/** Days between two applications: all sixty of them came while the window was open, and have been read since. */
const DAYS_BETWEEN = 0.55;

/** Sixty organisations apply, from the second day of the window on. */
export async function applyAll(stage: Stage, season: Season): Promise<SampleSubmission[]> {
  const applied: SampleSubmission[] = [];
  for (const [index, organisation] of ORGANISATIONS.entries()) {
    const at = season.after(1.5 + index * DAYS_BETWEEN + ((index * 37) % 11) / 36);
    const { id } = await stage
      .as(VISITOR, at)
      .submissions.submit({ ...answersOf(organisation), captchaToken: await solveCaptcha(stage, at) });
    applied.push({ id, version: 1, organisation, at });
  }
  return applied;
}

/** Number of approved submissions, the first ones; of the others some stay under review and some are rejected. */
export const WERE_APPROVED = 13;

export function isLeftUnderReview(index: number): boolean {
  return index >= WERE_APPROVED && index % 6 === 1;
}

export function isRejected(index: number): boolean {
  return index >= WERE_APPROVED && index % 6 === 2;
}

/** What staff decided about each: by the place in the list, so that every status is there. */
export async function decideAll(
  stage: Stage,
  staff: readonly SignedInUser[],
  applied: readonly SampleSubmission[],
): Promise<void> {
  for (const [index, submission] of applied.entries()) {
    const actor = staff[index % staff.length];
    if (!actor) continue;
    const desk = stage.as(actor, new Date(submission.at.getTime() + 3 * DAY)).submissions;
    const record = { id: submission.id, version: submission.version };
    const later = stage.as(actor, new Date(submission.at.getTime() + 5 * DAY)).submissions;
    if (index < WERE_APPROVED || isLeftUnderReview(index)) {
      const reviewing = await desk.review(record);
      if (index < WERE_APPROVED) await later.approve({ id: record.id, version: reviewing.version });
    } else if (isRejected(index)) {
      await desk.reject({ ...record, note: REJECTION_NOTES[index % REJECTION_NOTES.length] });
    } else if (index === 27 || index === 45) {
      await desk.hide(record);
    } else if (index === 33 || index === 51) {
      const original = applied[index - 1];
      if (original) await desk.markDuplicate({ ...record, originalId: original.id });
    }
  }
}

const REJECTION_NOTES = [
  "A proposta não se liga às áreas temáticas da zona.",
  "O espaço pedido não cabe mais no setor escolhido.",
  "Documentos da organização incompletos após o segundo pedido.",
];
