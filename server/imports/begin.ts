import { and, eq, inArray, isNull, lt, or } from "drizzle-orm";
import * as v from "valibot";
import { noteWritten, type Tx } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { files, runs } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../context.ts";
import { change } from "../verb.ts";
import { IMPORT, newFacts } from "./runs-of.ts";

/** How long rows are kept; results stay in the history of items. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Reads an uploaded file and assesses its rows (CAT-08) without importing. Drops one's former plan. */
export const beginImport = change("imports.begin", {
  may: ["catalogue.manage"],
  input: v.strictObject({ fileId: id() }),
  sample: ({ upload }) => ({ fileId: upload }),
  async run(tx, ctx, { fileId }): Promise<{ id: string }> {
    const [file] = await tx
      .select()
      .from(files)
      .where(and(eq(files.id, fileId), eq(files.uploadedBy, ctx.actor.id), isNull(files.deletedAt)));
    if (file?.purpose !== "catalogueImport") throw refuse("notFound", { record: "file" });
    await clearAway(tx, ctx);
    const importId = newId();
    await tx.insert(runs).values({
      id: importId,
      kind: IMPORT,
      status: "reading",
      actorId: ctx.actor.id,
      createdAt: ctx.now,
      facts: newFacts(fileId, file.name),
    });
    noteWritten(tx, { kind: "run", id: importId, by: ctx.actor.id });
    return { id: importId };
  },
});

function clearAway(tx: Tx, { actor, now }: SignedInCtx) {
  const isUnused = inArray(runs.status, ["reading", "planned", "unreadable"]);
  const isOld = lt(runs.createdAt, new Date(now.getTime() - KEPT_MS));
  return tx.delete(runs).where(and(eq(runs.actorId, actor.id), eq(runs.kind, IMPORT), or(isUnused, isOld)));
}
