import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import { describeAccount, type Account } from "../accounts/account.ts";
import type { Ctx } from "../context.ts";
import { recordHistory } from "../history/record.ts";
import { once } from "../idempotency.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { addMember, isMember, loadPartner, loadRegistrable } from "./membership.ts";

/**
 * Gives an existing partner account a further submission and tells its owner by mail; linking twice changes nothing
 * (decisions.md 3).
 */
export async function linkPartner(
  ctx: Ctx,
  input: { submissionId: string; email: string },
): Promise<Account> {
  if (!can(ctx.actor, "partners.register")) throw refuse("forbidden");
  const { submissionId, email } = input;
  return ctx.db.write((tx) =>
    once(ctx, tx, "partners.link", input, async () => {
      const submission = await loadRegistrable(tx, submissionId);
      const account = await loadPartner(tx, email);
      if (await isMember(tx, submissionId, account.id)) return describeAccount(account);
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
      return describeAccount(account);
    }),
  );
}
