import { and, desc, eq, gt, isNull } from "drizzle-orm";
import * as v from "valibot";
import { emailChanges, refreshTokens, sessions } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { change, question } from "../call/verb.ts";
import { endFamily, endOtherSessions } from "./end-sessions.ts";

export type OpenLogin = {
  id: string;
  /** The device from the user agent; may be empty. */
  device: string;
  since: Date;
  lastSeenAt: Date;
  /** Whether it is the current login. */
  isThis: boolean;
};

/** Open or renewable logins, this one first, then by last use. */
export const listLogins = question("accounts.sessions", {
  may: ["profile.view"],
  async run(ctx): Promise<OpenLogin[]> {
    const userId = ctx.actor.id;
    const { read } = ctx.db;
    const renewable = await read
      .selectDistinct({ family: refreshTokens.family })
      .from(refreshTokens)
      .where(
        and(
          eq(refreshTokens.userId, userId),
          gt(refreshTokens.expiresAt, ctx.now),
          isNull(refreshTokens.rotatedAt),
        ),
      );
    const open = new Set(renewable.map(({ family }) => family));
    const rows = await read
      .select()
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.expiresAt));
    const logins = new Map<string, OpenLogin>();
    for (const { family, device, createdAt, lastSeenAt } of rows) {
      if (!open.has(family) || logins.has(family)) continue;
      logins.set(family, { id: family, device, since: createdAt, lastSeenAt, isThis: family === ctx.family });
    }
    return [...logins.values()].toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
  },
});

/** Ends a login with its refresh token; another person's is "not found". */
export const endLogin = change("accounts.endSession", {
  may: ["profile.view"],
  input: v.strictObject({ id: id() }),
  sample: ({ login }) => ({ id: login }),
  async run(tx, ctx, { id: family }) {
    const userId = ctx.actor.id;
    const isOwn = and(eq(refreshTokens.family, family), eq(refreshTokens.userId, userId));
    if ((await tx.$count(refreshTokens, isOwn)) === 0) throw refuse("notFound", { record: "session" });
    await endFamily(tx, family);
    // Unlike at a logout: whoever ends a login from afar may not know who had it.
    await tx.delete(emailChanges).where(eq(emailChanges.family, family));
    ctx.portal.log.info({ requestId: ctx.requestId, userId, event: "sessionEnded" }, "session ended");
    return { ended: family };
  },
});

/** Ends all logins but the current one. */
export const endOtherLogins = change("accounts.endOtherSessions", {
  may: ["profile.view"],
  async run(tx, ctx) {
    const userId = ctx.actor.id;
    await endOtherSessions(tx, userId, ctx.now, ctx.family);
    ctx.portal.log.info({ requestId: ctx.requestId, userId, event: "sessionsEnded" }, "other sessions ended");
    return { kept: ctx.family };
  },
});
