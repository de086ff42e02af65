import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import type { MiddlewareHandler } from "hono";
import type { Tx } from "#db/client.ts";
import { idempotencyKeys } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "./context.ts";

const KEY_FORM = /^[A-Za-z0-9_-]{8,128}$/;
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Refuses a key that is none: ignored, it would let the change happen twice. */
export function requireKeyForm(key: string | null | undefined): void {
  if (typeof key === "string" && !KEY_FORM.test(key)) throw refuse("keyMalformed");
}

/** `requireKeyForm` for the changes of plain HTTP routes; a procedure asks it by itself. */
export function keyForm(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === "POST") requireKeyForm(c.req.header("idempotency-key"));
    await next();
  };
}

/**
 * Runs a change once per Idempotency-Key (R5): inside the verb's transaction, so the answer is remembered exactly
 * when the change is. The same key with the same input gives the first answer again, with another input 409. Without
 * a key the change simply runs. `T` must survive JSON.
 */
export async function once<T>(
  ctx: Ctx,
  tx: Tx,
  call: string,
  input: unknown,
  run: () => Promise<T>,
): Promise<T> {
  const key = ctx.idempotencyKey;
  if (!key) return run();
  const actorId = ctx.actor.kind === "user" ? ctx.actor.id : ctx.actor.kind;
  const bodyHash = createHash("sha256")
    .update(`${call}\n${JSON.stringify(input)}`)
    .digest("base64url");
  await tx
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(ctx.now.getTime() - KEPT_MS)));
  const [known] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.actorId, actorId), eq(idempotencyKeys.key, key)));
  if (known) {
    if (known.bodyHash !== bodyHash) throw refuse("keyReused");
    return JSON.parse(known.answer) as T;
  }
  const answer = await run();
  await tx
    .insert(idempotencyKeys)
    .values({ actorId, key, bodyHash, answer: JSON.stringify(answer), createdAt: ctx.now });
  return answer;
}
