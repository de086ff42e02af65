import { and, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { history } from "#db/schema/index.ts";
import type { SignedInCtx } from "../context.ts";
import { historyOf } from "../history/read.ts";
import { recordHistory } from "../history/record.ts";
import type { Run } from "../runs/kind.ts";
import { factsOf } from "./runs-of.ts";

/** The one row of the history that tells of an import, or of its undoing, by the name of its file: with its first item. */
export async function recordWhole(
  tx: Tx,
  ctx: SignedInCtx,
  run: Run,
  action: "import" | "undoImport",
): Promise<void> {
  const isWhole = and(
    historyOf("catalogueItem", run.id),
    eq(history.bulkId, run.id),
    eq(history.isPart, false),
  );
  const isKnown = and(isWhole, eq(history.action, action));
  if ((await tx.$count(history, isKnown)) > 0) return;
  const changes = { file: { old: null, new: factsOf(run).fileName } };
  await recordHistory(tx, ctx, { record: "catalogueItem", recordId: run.id, action, changes });
}
