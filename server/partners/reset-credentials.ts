import * as v from "valibot";
import { rewrite } from "#db/records.ts";
import { users } from "#db/schema/index.ts";
import { email } from "#domain/fields.ts";
import type { Tx } from "#db/client.ts";
import { type Reason, Refusal } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";
import type { Temporary } from "./grant.ts";
import { type Account, showAccount } from "../accounts/account.ts";
import { endOtherSessions } from "../accounts/end-sessions.ts";
import { mailCredentials } from "../accounts/mail-credentials.ts";
import { makeTemporaryPassword } from "../accounts/password.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { loadPartner, type PartnerRow } from "./load.ts";

/**
 * Mails a new temporary password, valid seven days (REG-03): the old password and all logins end, and an own one must
 * be chosen again. A disabled account stays disabled.
 */
export const resetCredentials = change("partners.resetCredentials", {
  may: ["partners.credentials"],
  input: v.object({ email: email() }),
  sample: ({ partnerEmail }) => ({ email: partnerEmail }),
  async prepare(ctx, input) {
    const { email } = await loadPartner(ctx.db.read, input.email);
    return makeTemporaryPassword(ctx.now, { email });
  },
  run: async (tx, ctx, input, temporary): Promise<Account> =>
    renewCredentials(tx, ctx, await loadPartner(tx, input.email), temporary),
});

/** Why no credentials can be sent: a disabled account stays disabled. Undefined when they can. */
export function whyNotCredentials({ disabledAt }: Pick<PartnerRow, "disabledAt">): Reason | undefined {
  if (!disabledAt) return undefined;
  const params = { record: "account", move: "resetCredentials", from: "disabled" } as const;
  return { code: "moveNotAllowed", params };
}

/** Renews the credentials of one account, within the caller's transaction. */
export async function renewCredentials(
  tx: Tx,
  ctx: SignedInCtx,
  before: PartnerRow,
  temporary: Temporary,
): Promise<Account> {
  const reason = whyNotCredentials(before);
  if (reason) throw new Refusal(reason);
  const password = { passwordHash: temporary.hash, temporaryUntil: temporary.until };
  await rewrite(tx, users, before, { ...password, firstLogin: true, updatedAt: ctx.now });
  await endOtherSessions(tx, before.id, ctx.now);
  await recordHistory(tx, ctx, { record: "account", recordId: before.id, action: "resetCredentials" });
  await mailCredentials(tx, ctx, "credentialsReset", before, temporary);
  return showAccount({ ...before, firstLogin: true });
}
