import { inArray, sql } from "drizzle-orm";
import { spellingsOf } from "#db/addresses.ts";
import { hot } from "#db/hot.ts";
import { users } from "#db/schema/index.ts";
import type { LoginInput } from "#domain/accounts/sign-in.ts";
import { logCounted } from "../platform/log-counted.ts";
import type { Portal } from "../portal/portal.ts";
import { showAccount, type Account } from "./account.ts";
import { countGuess, PER_ACCOUNT, PER_ADDRESS } from "./attempts.ts";
import { verifyPassword } from "./password.ts";
import { openSession } from "./session.ts";

export type LoginCall = {
  requestId: string;
  address: string;
  device: string;
  /** Former logins of this browser. */
  replaces: readonly string[];
};

export type LoginOutcome = { user: Account; cookies: string[] } | "wrong" | "temporaryPasswordExpired";

/**
 * Unknown, wrong and disabled get one answer after the same time; an expired temporary password is refused. Refused
 * with tooManyRequests from the sixth wrong password per account and address.
 */
export async function login(portal: Portal, input: LoginInput, call: LoginCall): Promise<LoginOutcome> {
  const { log } = portal;
  const { requestId } = call;
  const [email, other] = spellingsOf(input.email);
  const user = await findAccount(portal.db.read).get({ email, other });
  const buckets = [
    [`login:${call.address}`, PER_ADDRESS],
    [`login:${call.address}:${email}`, PER_ACCOUNT],
  ] as const;
  const isRight = await countGuess(
    portal,
    buckets,
    async () => (await verifyPassword(input.password, user?.passwordHash)) && !user?.disabledAt,
  );
  if (!user || !isRight) {
    logCounted(log, "info", { requestId, userId: user?.id, event: "loginRefused" }, "login refused");
    return "wrong";
  }
  if (user.temporaryUntil && user.temporaryUntil <= portal.clock()) {
    log.info({ requestId, userId: user.id, event: "temporaryPasswordExpired" }, "login refused");
    return "temporaryPasswordExpired";
  }
  const cookies = await openSession(portal, user.id, { ...call, by: user });
  log.info({ requestId, userId: user.id, event: "login" }, "login");
  return { user: showAccount(user), cookies };
}

const findAccount = hot((db) =>
  db
    .select()
    .from(users)
    .where(inArray(users.email, [sql.placeholder("email"), sql.placeholder("other")]))
    .prepare(),
);
