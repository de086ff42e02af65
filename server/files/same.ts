import { and, eq, isNull } from "drizzle-orm";
import { files } from "#db/schema/index.ts";
import type { Ctx } from "../context.ts";
import { requireSender } from "./admit.ts";

/** Protective: nobody sends one file oftener. */
const MOST = 100;

/** The sender's own files that hold these bytes, so that one chosen again after a reload is recognised before it is sent. */
export async function findSame(ctx: Ctx, sha256: string): Promise<{ ids: string[] }> {
  const sender = requireSender(ctx);
  const rows = await ctx.db.read
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.sha256, sha256), eq(files.uploadedBy, sender.id), isNull(files.deletedAt)))
    .limit(MOST);
  return { ids: rows.map(({ id }) => id) };
}
