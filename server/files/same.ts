import { and, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { files, orders } from "#db/schema/index.ts";
import { isStaff } from "#domain/actor.ts";
import { mayReadFile } from "#domain/files/reading.ts";
import type { Ctx } from "../portal/context.ts";
import { belongsTo } from "../members/membership.ts";
import { requireSender } from "./admit.ts";
import { findHolder } from "./owner.ts";

/** Protective: most copies of one file. */
const MOST = 100;
/** Protective: most records of others that are searched for the file, the newest first. */
const MOST_OF_OTHERS = 20;

/**
 * The files that hold these bytes: the sender's own, and those in records that the sender may read. So a file chosen
 * again after a reload, or one that a colleague has attached, is recognised before it is sent.
 */
export async function findSame(ctx: Ctx, sha256: string): Promise<{ ids: string[] }> {
  const sender = requireSender(ctx);
  const isSame = and(eq(files.sha256, sha256), isNull(files.deletedAt));
  // Includes files of deleted accounts.
  const isOthers = sql`${files.uploadedBy} is not ${sender.id}`;
  // No record of strangers is searched, so that the time of an answer reveals nothing of them.
  const isNear = isStaff(sender) ? undefined : isOfOwnRecord(sender.id);
  const own = await ctx.db.read
    .select({ id: files.id })
    .from(files)
    .where(and(isSame, eq(files.uploadedBy, sender.id)))
    .limit(MOST);
  const others = await ctx.db.read
    .select({ id: files.id, ownerKind: files.ownerKind, ownerId: files.ownerId })
    .from(files)
    .where(and(isSame, isNotNull(files.ownerId), isOthers, isNear))
    .orderBy(desc(files.createdAt))
    .limit(MOST_OF_OTHERS);
  const ids = own.map(({ id }) => id);
  for (const file of others) {
    const holder = await findHolder(ctx.db.read, file, sender.id);
    if (holder && mayReadFile(sender, holder, false)) ids.push(file.id);
  }
  return { ids };
}

/** Matches files of the account's submissions, their orders, and the catalogue. */
function isOfOwnRecord(userId: string): SQL | undefined {
  const own = new QueryBuilder()
    .select({ id: orders.id })
    .from(orders)
    .where(belongsTo(orders.submissionId, userId));
  return or(
    and(eq(files.ownerKind, "order"), inArray(files.ownerId, own)),
    and(eq(files.ownerKind, "interest_submission"), belongsTo(files.ownerId, userId)),
    eq(files.ownerKind, "catalog_item"),
  );
}
