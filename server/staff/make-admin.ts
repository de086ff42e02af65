import { randomBytes } from "node:crypto";
import { isAddress } from "#db/addresses.ts";
import type { Tx } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { users } from "#db/schema/index.ts";
import { generateTemporaryPassword } from "#domain/accounts/password.ts";
import { SYSTEM } from "#domain/actor.ts";
import { DEFAULT_LOCALE } from "#domain/locales.ts";
import { refuse } from "#domain/refusal.ts";
import { hashPassword } from "../accounts/password.ts";
import { changedFields } from "#domain/history.ts";
import { recordHistory } from "../history/record.ts";
import type { Portal } from "../portal/portal.ts";
import { isStaffRow, type StaffRow } from "./account.ts";
import { mailPasswordChange, mailRoleChange } from "./mail.ts";
import { endAccess, writeStaff } from "./write.ts";

/**
 * For operators: makes `email` an active administrator with a generated password, as a new account or from a team
 * account, even a disabled one, whose logins end and who gets a mail. Refused with accountExists for a partner's
 * e-mail. `name` is asked for a new account alone.
 */
export async function makeAdmin(
  portal: Portal,
  email: string,
  name: () => string,
): Promise<{ password: string; isNew: boolean }> {
  const password = generateTemporaryPassword(randomBytes, { email });
  const passwordHash = await hashPassword(password);
  const isNew = await portal.db.write(async (tx) => {
    const [known] = await tx.select().from(users).where(isAddress(users.email, email));
    if (!known) return createAdmin(tx, portal, { email, name: name() }, passwordHash);
    if (!isStaffRow(known)) throw refuse("accountExists", { email });
    return renewAdmin(tx, portal, known, passwordHash);
  });
  return { password, isNew };
}

async function createAdmin(
  tx: Tx,
  portal: Portal,
  { email, name }: { email: string; name: string },
  passwordHash: string,
): Promise<true> {
  const now = portal.clock();
  const id = newId();
  await tx.insert(users).values({
    id,
    email,
    name,
    role: "ADMIN",
    language: DEFAULT_LOCALE,
    passwordHash,
    createdAt: now,
    updatedAt: now,
  });
  const by = { actor: SYSTEM, now };
  await recordHistory(tx, by, { record: "account", recordId: id, action: "create", to: "ADMIN" });
  return true;
}

async function renewAdmin(tx: Tx, portal: Portal, before: StaffRow, passwordHash: string): Promise<false> {
  const now = portal.clock();
  const opened = { role: "ADMIN", disabledAt: null } as const;
  const after = await writeStaff(tx, now, before, { ...opened, passwordHash, temporaryUntil: null });
  await endAccess(tx, after.id, now);
  const by = { actor: SYSTEM, now };
  const changes = changedFields(before, opened);
  await recordHistory(tx, by, { record: "account", recordId: after.id, action: "makeAdmin", changes });
  await mailPasswordChange(tx, { now, portal }, after);
  if (changes["role"]) await mailRoleChange(tx, { now, portal }, after);
  return false;
}
