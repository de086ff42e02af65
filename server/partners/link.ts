import * as v from "valibot";
import { email, id } from "#domain/fields.ts";
import { type Account, showAccount } from "../accounts/account.ts";
import { isMember } from "../members/membership.ts";
import { change } from "../call/verb.ts";
import { giveAccess } from "./grant.ts";
import { loadPartner, loadRegistrable } from "./load.ts";

/** Adds a submission to an existing partner account and notifies its owner; linking twice changes nothing. */
export const linkPartner = change("partners.link", {
  may: ["partners.register"],
  input: v.object({ submissionId: id(), email: email() }),
  sample: ({ submission, partnerEmail }) => ({ submissionId: submission, email: partnerEmail }),
  async run(tx, ctx, input): Promise<Account> {
    const { submissionId, email } = input;
    const submission = await loadRegistrable(tx, submissionId);
    const account = await loadPartner(tx, email);
    if (await isMember(tx, submissionId, account.id)) return showAccount(account);
    return giveAccess(tx, ctx, submission, account);
  },
});
