import { and, eq } from "drizzle-orm";
import { isNamed } from "#db/every.ts";
import type { ReadDb } from "#db/client.ts";
import { loadAt } from "#db/records.ts";
import { users } from "#db/schema/index.ts";
import { credentialState } from "#domain/partners/list.ts";
import { refuse } from "#domain/refusal.ts";
import { makeTemporaryPassword } from "../accounts/password.ts";
import type { Ctx } from "../portal/context.ts";
import { bulkOf, type Assessed } from "../runs/bulk-of.ts";
import { asShown, type Names } from "../runs/names.ts";
import type { Temporary } from "./grant.ts";
import { everyPartner } from "./list.ts";
import { renewCredentials, whyNotCredentials } from "./reset-credentials.ts";

/** Credentials for many exhibitors' accounts (REG-03), each with a password and a mail of its own. */
export const credentialsBulk = bulkOf("partners", {
  records: ["account"],
  may: ["partners.credentials"],
  every: everyPartner,
  assess,
  name: readAddresses,
  async prepare(ctx, { id }) {
    const [account] = await ctx.db.read.select({ email: users.email }).from(users).where(eq(users.id, id));
    return account && makeTemporaryPassword(ctx.now, account);
  },
  async make(tx, ctx, at, _verb, _note, prepared) {
    const before = await loadAt(tx, users, at);
    if (before.role !== "PARTNER" || !prepared) throw refuse("notFound", { record: "account" });
    await renewCredentials(tx, ctx, before, prepared as Temporary);
    return { version: before.version + 1 };
  },
  undo() {
    throw refuse("bulkClosed");
  },
});

async function assess(db: ReadDb, ctx: Ctx, ids: readonly string[]): Promise<Assessed[]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(isNamed(users.id, ids), eq(users.role, "PARTNER")));
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const from = credentialState(row, ctx.now);
    return [
      { id, version: row.version, reference: row.name, from, to: "waiting", reason: whyNotCredentials(row) },
    ];
  });
}

async function readAddresses(db: ReadDb, ids: readonly string[]): Promise<Names> {
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isNamed(users.id, ids));
  return new Map(rows.map(({ id, email }) => [id, asShown(email)]));
}
