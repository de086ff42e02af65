import { and, eq } from "drizzle-orm";
import { newId } from "#db/columns.ts";
import type { Tx } from "#db/client.ts";
import { isNamed } from "#db/every.ts";
import { insertRows } from "#db/insert-rows.ts";
import { assignmentRuns, assignments } from "#db/schema/index.ts";
import { acceptance, type Pair } from "#domain/evaluations/assignment.ts";
import { pairKey } from "#domain/evaluations/spread-board.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../verb.ts";
import { mailAssigned } from "./mail.ts";
import { readProgress } from "./progress.ts";
import { nextTurn } from "../platform/turns.ts";
import { inTurns } from "./in-turns.ts";
import { makeProposal } from "./proposal.ts";
import { countByReader } from "./propose.ts";
import { isSameStored, readStored } from "./stored.ts";

type Accepted = { id: string; given: number; taken: number; readers: number };

/**
 * Does exactly what was proposed, or nothing: who may mark what has changed since, so there is another proposal to look
 * at. It is made again between turns of the loop, and inside the transaction nothing may have moved meanwhile. Each
 * reader who is given something gets one letter.
 */
export const acceptAssignment = change("assignments.accept", {
  may: ["evaluations.assign"],
  input: acceptance,
  sample: ({ clerk, assignment }) => ({
    options: { marksEach: 1, readers: [{ id: clerk, maximum: null }] },
    seal: assignment,
  }),
  async prepare(ctx, { options }) {
    const stored = await readStored(ctx.db.read, nextTurn);
    return { stored, proposal: await inTurns(makeProposal(stored, options)) };
  },
  async run(tx, ctx, { options, seal }, { stored, proposal }): Promise<Accepted> {
    const isOutdated = proposal.seal !== seal || !isSameStored(stored, await readStored(tx));
    if (isOutdated) throw refuse("proposalOutdated");
    const { give, take } = proposal.plan;
    if (give.length + take.length === 0) throw refuse("nothingChanged");
    const id = newId();
    const taken = take.map((pair) => [...pair, proposal.facts.runs.get(pairKey(pair)) ?? null] as const);
    const createdBy = ctx.actor.id;
    await tx
      .insert(assignmentRuns)
      .values({ id, options, given: give.length, taken, createdBy, createdAt: ctx.now });
    await takeApart(tx, take);
    await insertRows(
      tx,
      assignments,
      give.map(([submissionId, readerId]) => ({
        submissionId,
        readerId,
        standing: "proposed" as const,
        runId: id,
        createdAt: ctx.now,
      })),
    );
    const given = countByReader(give);
    await mailAssigned(tx, ctx, id, await readProgress(tx), given);
    await recordHistory(tx, ctx, {
      record: "assignment",
      recordId: id,
      action: "accept",
      changes: {
        marksEach: { old: null, new: options.marksEach },
        given: { old: null, new: give.length },
        taken: { old: null, new: take.length },
      },
    });
    return { id, given: give.length, taken: take.length, readers: given.size };
  },
});

async function takeApart(tx: Tx, pairs: readonly Pair[]): Promise<void> {
  const byReader = new Map<string, string[]>();
  for (const [submissionId, readerId] of pairs) {
    const ids = byReader.get(readerId);
    if (ids) ids.push(submissionId);
    else byReader.set(readerId, [submissionId]);
  }
  for (const [reader, ids] of byReader) {
    await tx
      .delete(assignments)
      .where(
        and(
          eq(assignments.readerId, reader),
          eq(assignments.standing, "proposed"),
          isNamed(assignments.submissionId, ids),
        ),
      );
  }
}
