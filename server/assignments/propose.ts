import { inArray } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { submissions } from "#db/schema/index.ts";
import { type Gap, type Pair, proposalOptions } from "#domain/evaluations/assignment.ts";
import { nextTurn } from "../platform/turns.ts";
import { longQuestion } from "../verb.ts";
import { inTurns } from "./in-turns.ts";
import { makeProposal } from "./proposal.ts";
import { readStored } from "./stored.ts";
import { naturalOrder } from "#domain/natural-order.ts";

/** So many gaps are named, those that miss most first; of the others there is the number. */
const MOST_GAPS = 100;

/**
 * What an assignment would do, before anything is done: of each reader the number before and after, and which
 * submissions cannot be filled and why. Of others' work it goes by who has begun or stepped back, never by what was
 * given.
 */
export const propose = longQuestion("assignments.propose", {
  may: ["evaluations.assign"],
  input: proposalOptions,
  sample: ({ clerk }) => ({ marksEach: 1, readers: [{ id: clerk, maximum: null }] }),
  async run(ctx, options) {
    const stored = await readStored(ctx.db.read, nextTurn);
    const { plan, facts, seal } = await inTurns(makeProposal(stored, options));
    const { give, take, gaps, loads } = plan;
    const [given, taken] = [countByReader(give), countByReader(take)];
    const asked = new Set(loads.map(({ readerId }) => readerId));
    const leaving = [...taken.keys()].filter((id) => !asked.has(id));
    const rows = [...loads, ...leaving.map((readerId) => ({ readerId, before: null, after: null }))];
    return {
      seal,
      given: give.length,
      taken: take.length,
      submissions: facts.submissions.length,
      readers: rows
        .map(({ readerId, before, after }) => ({
          id: readerId,
          name: facts.names.get(readerId) ?? "",
          before,
          after,
          given: given.get(readerId) ?? 0,
          taken: taken.get(readerId) ?? 0,
        }))
        .toSorted((a, b) => naturalOrder()(a.name, b.name)),
      gaps: await nameGaps(ctx.db.read, gaps),
      gapCount: gaps.length,
    };
  },
});

export function countByReader(pairs: readonly Pair[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, reader] of pairs) counts.set(reader, (counts.get(reader) ?? 0) + 1);
  return counts;
}

async function nameGaps(db: ReadDb, gaps: readonly Gap[]) {
  const named = gaps.toSorted((a, b) => b.missing - a.missing).slice(0, MOST_GAPS);
  const { id, reference, institutionName } = submissions;
  const rows = await db
    .select({ id, reference, institutionName })
    .from(submissions)
    .where(
      inArray(
        id,
        named.map(({ submissionId }) => submissionId),
      ),
    );
  const found = new Map(rows.map((row) => [row.id, row]));
  return named.flatMap(({ submissionId, missing, because }) => {
    const submission = found.get(submissionId);
    return submission ? [{ submission, missing, because }] : [];
  });
}
