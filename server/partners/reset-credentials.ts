import * as v from "valibot";
import { rewrite } from "#db/records.ts";
import { users } from "#db/schema/index.ts";
import { email } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { type Account, showAccount } from "../accounts/account.ts";
import { endOtherSessions } from "../accounts/end-sessions.ts";
import { mailCredentials } from "../accounts/mail-credentials.ts";
import { makeTemporaryPassword } from "../accounts/password.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../verb.ts";
import { loadPartner } from "./load.ts";

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
  async run(tx, ctx, input, temporary): Promise<Account> {
    const before = await loadPartner(tx, input.email);
    if (before.disabledAt) {
      throw refuse("moveNotAllowed", { record: "account", move: "resetCredentials", from: "disabled" });
    }
    const password = { passwordHash: temporary.hash, temporaryUntil: temporary.until };
    await rewrite(tx, users, before, { ...password, firstLogin: true, updatedAt: ctx.now });
    await endOtherSessions(tx, before.id);
    await recordHistory(tx, ctx, { record: "account", recordId: before.id, action: "resetCredentials" });
    await mailCredentials(tx, ctx, "credentialsReset", before, temporary);
    return showAccount({ ...before, firstLogin: true });
  },
});
