import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { evaluations } from "#db/schema/index.ts";
import { type FirstMarks, isChanged } from "#domain/evaluations/first-marks.ts";
import type { SignedInCtx } from "../portal/context.ts";
import type { EvaluationRow } from "./load.ts";
import { marksOf } from "./marks-of.ts";

type Kept = Partial<Pick<EvaluationRow, "firstMarks" | "changedKnowingAt">>;

/** Stores the first version when given marks change, and whether their evaluator could see others' marks. */
export async function keepFirst(
  tx: Tx,
  ctx: SignedInCtx,
  before: EvaluationRow,
  after: Omit<FirstMarks, "at">,
): Promise<Kept> {
  if (!before.givenAt || !isChanged(marksOf(before), after)) return {};
  const first = { ...marksOf(before), at: (before.judgedAt ?? before.givenAt).toISOString() };
  const kept: Kept = before.firstMarks ? {} : { firstMarks: first };
  if (before.changedKnowingAt || before.evaluatorId !== ctx.actor.id) return kept;
  const others = await tx.$count(
    evaluations,
    and(
      eq(evaluations.submissionId, before.submissionId),
      ne(evaluations.evaluatorId, ctx.actor.id),
      isNotNull(evaluations.givenAt),
    ),
  );
  return others > 0 ? { ...kept, changedKnowingAt: ctx.now } : kept;
}
