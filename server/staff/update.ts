import { and, ne } from "drizzle-orm";
import { isAddress } from "#db/addresses.ts";
import type { Tx } from "#db/client.ts";
import { requireVersion } from "#db/records.ts";
import { users } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import { isLastAdmin } from "#domain/staff/rules.ts";
import { staffUpdateInput } from "#domain/staff/schema.ts";
import { requireChanges } from "#domain/history.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { showStaff, type StaffAccount, type StaffRow, statusOf } from "./account.ts";
import { countActiveAdmins, requireAdmin, loadStaff } from "./load.ts";
import { joinMarking, leaveMarking } from "./decides-only.ts";
import { mailEmailChange, mailRoleChange } from "./mail.ts";
import { endAccess, writeStaff } from "./write.ts";

/**
 * Corrects name, e-mail, role and whether somebody decides and does not mark. A new role or e-mail ends the logins and
 * is mailed, a new e-mail to both addresses. Refused with lastAdmin for the only active administrator, with
 * accountExists when the e-mail is taken.
 */
export const updateStaff = change("staff.update", {
  may: ["staff.manage"],
  input: staffUpdateInput,
  sample: ({ clerk }) => ({
    id: clerk,
    version: 1,
    name: "Rui Dias",
    email: "rui@example.org",
    role: "GRUPORG",
    decidesOnly: false,
  }),
  async run(tx, ctx, input): Promise<StaffAccount> {
    const { name, email, role, decidesOnly } = input;
    await requireAdmin(tx, ctx);
    const before = await loadStaff(tx, input.id);
    requireVersion("account", before, input.version);
    const changes = requireChanges(before, { name, email, role, decidesOnly });
    if (changes["role"]) await requireOtherAdmin(tx, before);
    if (changes["email"]) await requireFreeEmail(tx, before.id, email);

    const after = await writeStaff(tx, ctx.now, before, { name, email, role, decidesOnly });
    if (changes["role"] ?? changes["email"]) await endAccess(tx, after.id, ctx.now);
    if (changes["decidesOnly"])
      await (decidesOnly ? leaveMarking(tx, after.id) : joinMarking(tx, ctx, after.id));
    await recordHistory(tx, ctx, { record: "account", recordId: after.id, action: "update", changes });
    if (changes["email"]) await mailEmailChange(tx, ctx, after, [before.email, after.email]);
    if (changes["role"]) await mailRoleChange(tx, ctx, after);
    return showStaff(after);
  },
});

async function requireOtherAdmin(tx: Tx, account: StaffRow): Promise<void> {
  const facts = { id: account.id, role: account.role, status: statusOf(account) };
  if (isLastAdmin(facts, await countActiveAdmins(tx))) throw refuse("lastAdmin");
}

async function requireFreeEmail(tx: Tx, userId: string, email: string): Promise<void> {
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isAddress(users.email, email), ne(users.id, userId)));
  if (other) throw refuse("accountExists", { email });
}
