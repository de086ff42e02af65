import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { isAddress } from "#db/addresses.ts";
import { newId } from "#db/columns.ts";
import { recoveryCodes, users } from "#db/schema/index.ts";
import { recoveryPathOf } from "#domain/accounts/landing.ts";
import { generateRecoveryCode, RECOVERY_MAILS, RECOVERY_MINUTES } from "#domain/accounts/recovery-code.ts";
import { refuse } from "#domain/refusal.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { describeError } from "../platform/log.ts";
import { whileBusy } from "../portal/while-busy.ts";
import type { Portal } from "../portal/portal.ts";
import { CODE_REQUESTS } from "./attempts.ts";
import { forgetCodes, hashCode } from "./recovery-codes.ts";

const WINDOW_MS = RECOVERY_MINUTES * 60_000;
/** How long used codes are stored: afterwards "expired" and "already used" become "invalid". */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Neither the answer nor its time says whether the e-mail has an account (REC-05, S18): it is looked up afterwards.
 * Refused with tooManyRequests per address.
 */
export function requestRecovery(
  portal: Portal,
  { email }: { email: string },
  call: { requestId: string; address: string },
): void {
  const retryAfterSeconds = portal.limiter.take(`recovery:${call.address}`, CODE_REQUESTS);
  if (retryAfterSeconds > 0) throw refuse("tooManyRequests", { retryAfterSeconds });
  const { requestId } = call;
  portal.afterwards.begin(() =>
    whileBusy(() => mailCode(portal, email, requestId)).catch((error: unknown) =>
      portal.log.error({ requestId, ...describeError(error) }, "recovery code not made"),
    ),
  );
}

/**
 * In the account's language, with a link into its area. Invalidates older codes, lasts ten minutes, at most three in
 * that time (S19).
 */
async function mailCode(portal: Portal, email: string, requestId: string): Promise<void> {
  const now = portal.clock();
  await portal.db.write(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(isAddress(users.email, email), isNull(users.disabledAt)));
    if (!user) return;
    const isRecent = gt(recoveryCodes.createdAt, new Date(now.getTime() - WINDOW_MS));
    const recent = await tx.$count(recoveryCodes, and(eq(recoveryCodes.userId, user.id), isRecent));
    if (recent >= RECOVERY_MAILS) {
      portal.log.warn({ requestId, userId: user.id, event: "recoveryLimit" }, "no further recovery code");
      return;
    }
    const code = generateRecoveryCode(randomBytes);
    await tx.delete(recoveryCodes).where(lt(recoveryCodes.createdAt, new Date(now.getTime() - KEPT_MS)));
    await forgetCodes(tx, user.id);
    await tx.insert(recoveryCodes).values({
      id: newId(),
      userId: user.id,
      codeHash: hashCode(portal.secret, code),
      expiresAt: new Date(now.getTime() + WINDOW_MS),
      createdAt: now,
    });
    await enqueueMail(
      tx,
      { now, portal },
      {
        template: "recoveryCode",
        to: user,
        locale: user.language,
        params: { name: user.name, minutes: RECOVERY_MINUTES },
        secrets: { code, resetUrl: `${portal.env.PUBLIC_URL}${recoveryPathOf(user.role)}?code=${code}` },
        record: { kind: "account", id: user.id },
      },
    );
    portal.log.info({ requestId, userId: user.id, event: "recoveryRequested" }, "recovery code mailed");
  });
}
