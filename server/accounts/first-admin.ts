import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { users } from "#db/schema/index.ts";
import { generateTemporaryPassword, passwordIssues } from "#domain/accounts/password.ts";
import { SYSTEM } from "#domain/actor.ts";
import { DEFAULT_LOCALE } from "#domain/locales.ts";
import { BadSetting } from "../platform/env.ts";
import { recordHistory } from "../history/record.ts";
import type { Portal } from "../portal/portal.ts";
import { nameOfAddress } from "./name-of-address.ts";
import { hashPassword } from "./password.ts";

/**
 * Creates the first administrator from ADMIN_EMAIL, ADMIN_NAME and ADMIN_PASSWORD. Without a name it is asked for;
 * where nobody answers it is read from the address. Without a password one is generated and shown once through `show`.
 * An ADMIN_PASSWORD that breaks the rule stops the start.
 */
export async function ensureFirstAdmin(
  portal: Portal,
  show: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
  ask: (question: string) => string | undefined = () => undefined,
): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_NAME, ADMIN_PASSWORD, PUBLIC_URL } = portal.env;
  if (await hasAdmin(portal.db.read)) return;
  const email = ADMIN_EMAIL.toLowerCase();
  const [broken] = ADMIN_PASSWORD ? passwordIssues(ADMIN_PASSWORD, { email }) : [];
  if (broken) throw new BadSetting(`ADMIN_PASSWORD cannot be used: it breaks the password rule (${broken})`);
  const name = ADMIN_NAME ?? ask(`Name of the first administrator, ${email}:`) ?? nameOfAddress(email);
  const password = ADMIN_PASSWORD ?? generateTemporaryPassword(randomBytes, { email });
  const passwordHash = await hashPassword(password);
  const now = portal.clock();
  const id = newId();
  const isMade = await portal.db.write(async (tx) => {
    // On a database server another process may have begun at the same moment.
    if (await hasAdmin(tx)) return false;
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
    await recordHistory(tx, { actor: SYSTEM, now }, { record: "account", recordId: id, action: "create" });
    return true;
  });
  if (isMade && !ADMIN_PASSWORD)
    show(
      `First administrator: ${email}, password ${password} (shown only this once); sign in at ${PUBLIC_URL}/admin/login`,
    );
}

async function hasAdmin(db: ReadDb | Tx): Promise<boolean> {
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.role, "ADMIN")).limit(1);
  return known !== undefined;
}
