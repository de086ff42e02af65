import { eq } from "drizzle-orm";
import * as v from "valibot";
import { requireVersion, rewrite } from "#db/records.ts";
import { emailChanges, submissionMembers, users } from "#db/schema/index.ts";
import { ownAccountInput } from "#domain/accounts/own.ts";
import type { Locale } from "#domain/locales.ts";
import { requireChanges } from "#domain/history.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { change, question } from "../call/verb.ts";

export type OwnAccount = {
  name: string;
  email: string;
  phone: string;
  language: Locale;
  /** Whether the account also gets mail about the orders of colleagues. */
  hearsOfAll: boolean;
  /** The account owns all its submissions, so it gets mail about every order anyway. */
  ownsAll: boolean;
  /** While the password is a mailed one: how long it works. */
  temporaryUntil: string | null;
  version: number;
  /** A new address whose link was not opened yet. */
  pending: { email: string; until: string } | null;
};

/** The caller's own account. */
export const readOwnAccount = question("accounts.own", {
  may: ["profile.view"],
  async run(ctx): Promise<OwnAccount> {
    const [found] = await ctx.db.read
      .select({ user: users, pending: emailChanges })
      .from(users)
      .leftJoin(emailChanges, eq(emailChanges.userId, users.id))
      .where(eq(users.id, ctx.actor.id));
    if (!found) throw refuse("notFound", { record: "account" });
    const parts = await ctx.db.read
      .select({ part: submissionMembers.part })
      .from(submissionMembers)
      .where(eq(submissionMembers.userId, ctx.actor.id));
    const { name, email, phone, language, hearsOfAll, temporaryUntil, version } = found.user;
    const pending = found.pending && found.pending.expiresAt > ctx.now ? found.pending : null;
    return {
      name,
      email,
      phone,
      language,
      hearsOfAll,
      ownsAll: parts.length > 0 && parts.every(({ part }) => part === "owner"),
      temporaryUntil: temporaryUntil?.toISOString() ?? null,
      version,
      pending: pending && { email: pending.email, until: pending.expiresAt.toISOString() },
    };
  },
});

/** Name, phone, the language of mails and which of them come; refused when stale or unchanged. */
export const updateOwnAccount = change("accounts.update", {
  may: ["profile.view"],
  input: ownAccountInput,
  sample: { version: 1, name: "Ana Beatriz Moura", phone: "", language: "pt" },
  async run(tx, ctx, { version, ...wanted }): Promise<v.InferOutput<typeof ownAccountInput>> {
    const [before] = await tx.select().from(users).where(eq(users.id, ctx.actor.id));
    if (!before) throw refuse("notFound", { record: "account" });
    requireVersion("account", before, version);
    const changes = requireChanges(before, wanted);
    const after = await rewrite(tx, users, before, { ...wanted, updatedAt: ctx.now });
    await recordHistory(tx, ctx, { record: "account", recordId: after.id, action: "update", changes });
    return { ...wanted, version: after.version };
  },
});
