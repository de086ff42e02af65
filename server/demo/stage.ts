import { and, desc, eq, inArray } from "drizzle-orm";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { newId } from "#db/columns.ts";
import { outbox, signIns, users } from "#db/schema/index.ts";
import { VISITOR, type Actor, type SignedInUser, type StaffRole } from "#domain/actor.ts";
import { changePassword } from "../accounts/change-password.ts";
import { hashPassword } from "../accounts/password.ts";
import { issueChallenge } from "../captcha/challenge.ts";
import type { Ctx } from "../portal/context.ts";
import type { OpenPortal } from "../start/open-portal.ts";
import { openLog } from "../platform/log.ts";
import { unseal } from "../platform/secret.ts";
import { appRouter } from "../router.ts";

/** The password of every sample account that already chose one; it opens nothing but a demonstration. */
export const DEMO_PASSWORD = "Igarape@2025";

/** The team's sample accounts beside the administrator's. */
export const SAMPLE_STAFF = [
  { email: "submissions@example.org", name: "Teresa Arruda", role: "SUBMISSION_MANAGER" },
  { email: "gruporg@example.org", name: "Ivan Castelo", role: "GRUPORG" },
] as const satisfies readonly { email: string; name: string; role: StaffRole }[];

/** Lets somebody do something at some moment, through the router everybody uses. */
export type Stage = {
  portal: OpenPortal;
  ctx: (actor: Actor, at: Date) => Ctx;
  as: (actor: Actor, at: Date) => ReturnType<typeof appRouter.createCaller>;
};

export function openStage(portal: OpenPortal): Stage {
  // Nobody waits for what is played here, so none of it is worth a line of the log for having been slow.
  const unheard = { ...portal, log: openLog("silent") };
  let calls = 0;
  function ctx(actor: Actor, at: Date): Ctx {
    calls += 1;
    // One address a call: the limits are for people, not for a season played in a second.
    return {
      db: portal.db,
      actor,
      now: at,
      locale: "pt",
      requestId: "demo",
      address: `demo-${calls}`,
      portal: unheard,
    };
  }
  return { portal, ctx, as: (actor, at) => appRouter.createCaller(ctx(actor, at)) };
}

/** A solved captcha, as a visitor's browser would send it; the easiest one, solved at once. */
export async function solveCaptcha(stage: Stage, at: Date): Promise<string> {
  const challenge = await issueChallenge(stage.portal.secret, at, 1);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

export async function openStaffAccount(
  stage: Stage,
  person: { email: string; name: string; role: StaffRole },
  at: Date,
): Promise<SignedInUser> {
  const { portal } = stage;
  const [known] = await portal.db.read.select().from(users).where(eq(users.email, person.email));
  if (known) return { ...known, kind: "user" };
  const account = { id: newId(), ...person, language: "pt" as const, firstLogin: false };
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await portal.db.write(async (tx) => {
    await tx.insert(users).values({ ...account, passwordHash, createdAt: at, updatedAt: at });
    await tx.insert(signIns).values({ userId: account.id, at });
  });
  return { kind: "user", ...account };
}

/** The temporary password mailed to an address, as long as its message has not left. */
export async function readMailedPassword(stage: Stage, email: string): Promise<string | undefined> {
  const { db, secret } = stage.portal;
  const [mail] = await db.read
    .select({ sealed: outbox.sealed })
    .from(outbox)
    .where(and(eq(outbox.toEmail, email), inArray(outbox.template, ["credentials", "credentialsReset"])))
    .orderBy(desc(outbox.createdAt))
    .limit(1);
  if (!mail?.sealed) return undefined;
  return (JSON.parse(unseal(secret, "mail", mail.sealed)) as { temporaryPassword: string }).temporaryPassword;
}

/** First access: the partner replaces the mailed password by the one of all sample accounts. */
export async function makeFirstAccess(stage: Stage, email: string, at: Date): Promise<SignedInUser> {
  const currentPassword = await readMailedPassword(stage, email);
  const partner = await findAccount(stage, email);
  if (!currentPassword) throw new Error("no credentials were mailed to this sample account");
  await changePassword(stage.ctx(partner, at), { currentPassword, newPassword: DEMO_PASSWORD }, "demo");
  await stage.portal.db.write((tx) =>
    tx.insert(signIns).values({ userId: partner.id, at }).onConflictDoNothing(),
  );
  return { ...partner, firstLogin: false };
}

export async function isAccount(stage: Stage, email: string): Promise<boolean> {
  const rows = await stage.portal.db.read.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}

export async function findAccount(stage: Stage, email: string): Promise<SignedInUser> {
  const [row] = await stage.portal.db.read.select().from(users).where(eq(users.email, email));
  if (!row) throw new Error("the sample account is missing");
  const { id, role, name, language, firstLogin } = row;
  return { kind: "user", id, role, name, email, language, firstLogin };
}

export { VISITOR };
