import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { MiddlewareHandler } from "hono";
import type { ReadDb, Tx } from "#db/client.ts";
import { hot } from "#db/hot.ts";
import { insertRows } from "#db/insert-rows.ts";
import { idempotencyKeys } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";

const KEY_FORM = /^[A-Za-z0-9_-]{8,128}$/;
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Refuses a malformed key: ignored, it would let the change happen twice. */
export function requireKeyForm(key: string | null | undefined): void {
  if (typeof key === "string" && !KEY_FORM.test(key)) throw refuse("keyMalformed");
}

/** `requireKeyForm` for the changes of plain HTTP routes; procedures call it themselves. */
export function keyForm(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === "POST") requireKeyForm(c.req.header("idempotency-key"));
    await next();
  };
}

type KeyedCtx = Pick<Ctx, "actor" | "now" | "idempotencyKey">;

/**
 * Runs a change once per Idempotency-Key (R5): inside the verb's transaction, so the answer is remembered exactly
 * when the change is. The same key with the same input gives the first answer again, with another input 409. Without
 * a key the change simply runs. `T` must survive JSON.
 */
export async function once<T>(
  tx: Tx,
  ctx: KeyedCtx,
  call: string,
  input: unknown,
  run: () => Promise<T>,
): Promise<T> {
  const key = ctx.idempotencyKey;
  if (!key) return run();
  await forgetOld(tx).run({ before: oldest(ctx).getTime() });
  const known = await recall<T>(tx, ctx, call, input);
  if (known !== undefined) return known;
  const answer = await run();
  const remembered = {
    actorId: actorIdOf(ctx),
    key,
    bodyHash: hashOf(call, input),
    answer: JSON.stringify(answer ?? null),
    createdAt: ctx.now,
  };
  await insertRows(tx, idempotencyKeys, [remembered]);
  return answer;
}

/** The answer this call was given before, for a verb that looks at something else before its transaction begins. */
export async function recall<T>(
  db: ReadDb | Tx,
  ctx: KeyedCtx,
  call: string,
  input: unknown,
): Promise<T | undefined> {
  const key = ctx.idempotencyKey;
  if (!key) return undefined;
  const known = await findKey(db).get({ actorId: actorIdOf(ctx), key, from: oldest(ctx).getTime() });
  if (!known) return undefined;
  if (known.bodyHash !== hashOf(call, input)) throw refuse("keyReused");
  return JSON.parse(known.answer) as T;
}

const forgetOld = hot((db) =>
  db
    .delete(idempotencyKeys)
    .where(sql`${idempotencyKeys.createdAt} < ${sql.placeholder("before")}`)
    .prepare(),
);

const findKey = hot((db) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.actorId, sql.placeholder("actorId")),
        eq(idempotencyKeys.key, sql.placeholder("key")),
        sql`${idempotencyKeys.createdAt} >= ${sql.placeholder("from")}`,
      ),
    )
    .prepare(),
);

function oldest({ now }: KeyedCtx): Date {
  return new Date(now.getTime() - KEPT_MS);
}

function actorIdOf({ actor }: KeyedCtx): string {
  return actor.kind === "user" ? actor.id : actor.kind;
}

function hashOf(call: string, input: unknown): string {
  return createHash("sha256")
    .update(`${call}\n${JSON.stringify(input)}`)
    .digest("base64url");
}
