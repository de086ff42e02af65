import { sql } from "drizzle-orm";
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
 * What an assignment would do, before anything is done: of each reader the number before and after and which
 * submissions come and go, and which cannot be filled and why. Of others' work it goes by who has begun or stepped
 * back, never by what was given.
 */
export const propose = longQuestion("assignments.propose", {
  may: ["evaluations.assign"],
  input: proposalOptions,
  sample: ({ clerk }) => ({ marksEach: 1, readers: [{ id: clerk, maximum: null }] }),
  async run(ctx, options) {
    const stored = await readStored(ctx.db.read, nextTurn);
    const { plan, facts, seal } = await inTurns(makeProposal(stored, options));
    const { give, take, gaps, loads } = plan;
    const short = gaps.toSorted((a, b) => b.missing - a.missing).slice(0, MOST_GAPS);
    const named = await nameSubmissions(ctx.db.read, [
      ...[...give, ...take].map(([submissionId]) => submissionId),
      ...short.map(({ submissionId }) => submissionId),
    ]);
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
          gets: ofReader(give, readerId, named),
          loses: ofReader(take, readerId, named),
        }))
        .toSorted((a, b) => naturalOrder()(a.name, b.name)),
      gaps: nameGaps(short, named),
      gapCount: gaps.length,
    };
  },
});

type Named = { id: string; reference: string; institutionName: string };

/** By what each of these submissions is known. */
async function nameSubmissions(db: ReadDb, ids: readonly string[]): Promise<Map<string, Named>> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return new Map();
  const { id, reference, institutionName } = submissions;
  const rows = await db
    .select({ id, reference, institutionName })
    .from(submissions)
    .where(sql`${id} in (select value from json_each(${JSON.stringify(asked)}))`);
  return new Map(rows.map((row) => [row.id, row]));
}

function ofReader(pairs: readonly Pair[], reader: string, named: ReadonlyMap<string, Named>): Named[] {
  return pairs
    .flatMap(([submissionId, readerId]) => (readerId === reader ? (named.get(submissionId) ?? []) : []))
    .toSorted((a, b) => a.reference.localeCompare(b.reference));
}

export function countByReader(pairs: readonly Pair[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, reader] of pairs) counts.set(reader, (counts.get(reader) ?? 0) + 1);
  return counts;
}

function nameGaps(gaps: readonly Gap[], named: ReadonlyMap<string, Named>) {
  return gaps.flatMap(({ submissionId, missing, because }) => {
    const submission = named.get(submissionId);
    return submission ? [{ submission, missing, because }] : [];
  });
}
