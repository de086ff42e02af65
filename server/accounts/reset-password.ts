import { and, eq, isNull } from "drizzle-orm";
import { rewrite } from "#db/records.ts";
import { recoveryCodes, users } from "#db/schema/index.ts";
import { passwordIssues } from "#domain/accounts/password.ts";
import type { ResetPasswordInput } from "#domain/accounts/schema.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { logCounted } from "../platform/log-counted.ts";
import type { Portal } from "../portal/portal.ts";
import { CODES_OVERALL, CODES_PER_ADDRESS, countGuess } from "./attempts.ts";
import { endOtherSessions } from "./end-sessions.ts";
import { hashPassword } from "./password.ts";
import { findCode, forgetCodes, hashCode, type CodeRefusal, type FoundCode } from "./recovery-codes.ts";

type ResetCall = { requestId: string; address: string };

/**
 * Sets a new password by recovery code (REC-16 to REC-22): the code is used up, all logins end, a notice goes out,
 * nobody is signed in. A password that contains the own e-mail is refused without using up the code.
 */
export async function resetPassword(
  portal: Portal,
  input: ResetPasswordInput,
  call: ResetCall,
): Promise<"done" | CodeRefusal | "passwordPersonal"> {
  const codeHash = hashCode(portal.secret, input.recoveryCode);
  const found = await guessCode(portal, codeHash, call);
  if (typeof found === "string") {
    const said = { requestId: call.requestId, event: "resetRefused", refused: found };
    logCounted(portal.log, "info", said, "reset refused");
    return found;
  }
  if (passwordIssues(input.newPassword, { email: found.user.email }).includes("passwordPersonal")) {
    return "passwordPersonal";
  }
  const passwordHash = await hashPassword(input.newPassword);
  const outcome = await storePassword(portal, codeHash, passwordHash);
  portal.log.info({ requestId: call.requestId, userId: found.user.id, event: "reset", outcome }, "reset");
  return outcome;
}

/**
 * A wrong code counts per address and overall, which raises the alarm. The code is looked up before the overall
 * count, so strangers' guesses never block a right one; the look-up by hash takes the same time for each.
 */
async function guessCode(
  portal: Portal,
  codeHash: string,
  { address, requestId }: ResetCall,
): Promise<FoundCode | CodeRefusal> {
  const { db, limiter, clock, log } = portal;
  let found: FoundCode | CodeRefusal = "invalidCode";
  let retryAfterSeconds = 0;
  await countGuess(portal, [[`reset:${address}`, CODES_PER_ADDRESS]], async () => {
    found = await findCode(db.read, codeHash, clock());
    if (typeof found !== "string") return true;
    retryAfterSeconds = limiter.take("reset", CODES_OVERALL);
    return false;
  });
  if (retryAfterSeconds > 0) {
    logCounted(log, "error", { requestId, event: "recoveryGuessing" }, "recovery codes are being guessed");
    throw refuse("tooManyRequests", { retryAfterSeconds });
  }
  return found;
}

function storePassword(
  portal: Portal,
  codeHash: string,
  passwordHash: string,
): Promise<"done" | CodeRefusal> {
  const now = portal.clock();
  return portal.db.write(async (tx) => {
    // The same code may have been used while the password was hashed.
    const found = await findCode(tx, codeHash, now);
    if (typeof found === "string") return found;
    const { id, email, name, role, language, firstLogin } = found.user;
    await tx
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(and(eq(recoveryCodes.id, found.id), isNull(recoveryCodes.usedAt)));
    await forgetCodes(tx, id);
    const change = { passwordHash, firstLogin: false, temporaryUntil: null, updatedAt: now };
    await rewrite(tx, users, found.user, change);
    await endOtherSessions(tx, id, now);
    const actor = { kind: "user" as const, id, email, name, role, language, firstLogin };
    await recordHistory(tx, { actor, now }, { record: "account", recordId: id, action: "resetPassword" });
    await enqueueMail(
      tx,
      { now, portal },
      {
        template: "passwordChanged",
        to: { email, name },
        locale: language,
        params: { name },
        record: { kind: "account", id },
      },
    );
    return "done";
  });
}
