import * as v from "valibot";
import { email, id } from "#domain/fields.ts";
import { type Account, showAccount } from "../accounts/account.ts";
import { recordHistory } from "../history/record.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { addMember, isMember } from "../members/membership.ts";
import { change } from "../verb.ts";
import { loadPartner, loadRegistrable } from "./load.ts";

/**
 * Gives an existing partner account a further submission and tells its owner by mail; linking twice changes nothing.
 */
export const linkPartner = change("partners.link", {
  may: ["partners.register"],
  input: v.object({ submissionId: id(), email: email() }),
  async run(tx, ctx, input): Promise<Account> {
    const { submissionId, email } = input;
    const submission = await loadRegistrable(tx, submissionId);
    const account = await loadPartner(tx, email);
    if (await isMember(tx, submissionId, account.id)) return showAccount(account);
    await addMember(tx, ctx.now, submissionId, account.id);
    await recordHistory(tx, ctx, { record: "account", recordId: account.id, submissionId, action: "link" });
    await enqueueMail(tx, ctx, {
      template: "submissionLinked",
      to: account,
      locale: account.language,
      params: {
        name: account.name,
        company: submission.institutionName,
        reference: submission.reference,
        url: `${ctx.portal.env.PUBLIC_URL}/partner`,
      },
      record: { kind: "account", id: account.id },
    });
    return showAccount(account);
  },
});
