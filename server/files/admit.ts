import { and, count, eq, isNull, sum } from "drizzle-orm";
import { files, uploads } from "#db/schema/index.ts";
import { isStaff, needsFirstAccess, type SignedInUser } from "#domain/actor.ts";
import { MAX_ACCOUNT_BYTES, MAX_LOOSE_UPLOADS, MAX_STEP_FILES } from "#domain/files/kind.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { takeTurn } from "../portal/rate.ts";

const UPLOADS = { limit: 120, windowMs: 10 * 60_000 };

/** The sender of an upload: signed in, with a password of their own. */
export function requireSender({ actor }: Ctx): SignedInUser {
  if (actor.kind !== "user") throw refuse("signInRequired");
  if (needsFirstAccess(actor)) throw refuse("firstAccessRequired");
  return actor;
}

/** Limits uploads per ten minutes, unattached uploads, and bytes of an account. */
export async function admitUpload(ctx: Ctx): Promise<SignedInUser> {
  const sender = requireSender(ctx);
  takeTurn(ctx.portal.limiter, `upload:${sender.id}`, UPLOADS);
  await requireRoom(ctx, sender.id);
  if (!isStaff(sender)) await requireBytes(ctx, sender.id);
  return sender;
}

/**
 * Admits an upload by the link of a handed step: it counts against the step's own allowance, not the giver's, under
 * whose account it is stored.
 */
export async function admitHanded(ctx: Ctx, step: string): Promise<SignedInUser> {
  const sender = requireSender(ctx);
  takeTurn(ctx.portal.limiter, `uploadStep:${step}`, UPLOADS);
  const sent = await ctx.db.read.$count(files, and(eq(files.handedStepId, step), isNull(files.deletedAt)));
  if (sent >= MAX_STEP_FILES) throw refuse("filesTooMany", { limit: MAX_STEP_FILES });
  return sender;
}

/** Unattached uploads are removed within a day. */
async function requireRoom({ db }: Ctx, userId: string): Promise<void> {
  const isLoose = and(eq(files.uploadedBy, userId), isNull(files.ownerId));
  const [loose] = await db.read.select({ n: count() }).from(files).where(isLoose);
  const [travelling] = await db.read.select({ n: count() }).from(uploads).where(eq(uploads.userId, userId));
  if ((loose?.n ?? 0) + (travelling?.n ?? 0) >= MAX_LOOSE_UPLOADS) {
    throw refuse("filesTooMany", { limit: MAX_LOOSE_UPLOADS });
  }
}

/** For exhibitors only; attached files count as well, and what is on its way by its announced size. */
async function requireBytes({ db }: Ctx, userId: string): Promise<void> {
  const isKept = and(eq(files.uploadedBy, userId), isNull(files.deletedAt), isNull(files.handedStepId));
  const [kept] = await db.read
    .select({ bytes: bytesOf(files.size) })
    .from(files)
    .where(isKept);
  const isTravelling = eq(uploads.userId, userId);
  const [travelling] = await db.read
    .select({ bytes: bytesOf(uploads.size) })
    .from(uploads)
    .where(isTravelling);
  if ((kept?.bytes ?? 0) + (travelling?.bytes ?? 0) >= MAX_ACCOUNT_BYTES)
    throw refuse("accountFull", { limitBytes: MAX_ACCOUNT_BYTES });
}

function bytesOf(size: typeof files.size | typeof uploads.size) {
  return sum(size).mapWith(Number);
}
