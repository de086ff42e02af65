import { and, eq, isNull, lt, or } from "drizzle-orm";
import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { files, imports } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import type { FileProblem } from "#domain/imports/problems.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { change } from "../call/verb.ts";
import { assessRows } from "./assess.ts";
import { noteImport } from "./load.ts";
import { readFile } from "./read-file.ts";
import { storeRows } from "./stored-rows.ts";

/** How long rows are stored; results stay in the history of items. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

type Begun = { id: string; problem: null } | { id: null; problem: FileProblem };

/** Reads an uploaded file up to the plan (CAT-08), or says why it cannot be read. Drops one's former plan. */
export const beginImport = change("imports.begin", {
  may: ["catalogue.manage"],
  input: v.strictObject({ fileId: id() }),
  sample: ({ upload }) => ({ fileId: upload }),
  async prepare(ctx, { fileId }) {
    const isOwn = and(eq(files.id, fileId), eq(files.uploadedBy, ctx.actor.id), isNull(files.deletedAt));
    const [file] = await ctx.db.read.select().from(files).where(isOwn);
    if (file?.purpose !== "catalogueImport") throw refuse("notFound", { record: "file" });
    const found = await readFile(ctx, file);
    if ("code" in found) return found;
    const planned = await assessRows(ctx.db.read, found.rows, found.shape, ctx.locale);
    return { fileName: file.name, shape: found.shape, planned };
  },
  async run(tx, ctx, _, read): Promise<Begun> {
    if ("code" in read) return { id: null, problem: read };
    await clearAway(tx, ctx);
    const { planned, ...file } = read;
    const importId = newId();
    await tx.insert(imports).values({ id: importId, ...file, actorId: ctx.actor.id, createdAt: ctx.now });
    await storeRows(tx, importId, planned);
    noteImport(tx, ctx, importId);
    return { id: importId, problem: null };
  },
});

function clearAway(tx: Tx, { actor, now }: SignedInCtx) {
  const isOld = lt(imports.createdAt, new Date(now.getTime() - KEPT_MS));
  return tx.delete(imports).where(and(eq(imports.actorId, actor.id), or(isNull(imports.doneAt), isOld)));
}
