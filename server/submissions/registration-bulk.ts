import { spellingsOf } from "#db/addresses.ts";
import { isNamed } from "#db/every.ts";
import type { ReadDb } from "#db/client.ts";
import { requireVersion } from "#db/records.ts";
import { submissions, users } from "#db/schema/index.ts";
import { addressKey } from "#domain/addresses.ts";
import type { BulkVerb } from "#domain/bulk/acts.ts";
import { judgeRegistration } from "#domain/partners/registration.ts";
import { bulkOf, type Assessed } from "../runs/bulk-of.ts";
import { asShown, type Names } from "../runs/names.ts";
import type { Ctx } from "../portal/context.ts";
import { FACTS } from "../members/facts.ts";
import { everySubmission } from "./list.ts";
import {
  emailOf,
  prepareRegistration,
  registerRepresentative,
  accountStanding,
} from "../partners/register-representative.ts";
import type { Temporary } from "../partners/grant.ts";
import { loadSubmissionOf } from "../partners/load.ts";
import { refuse } from "#domain/refusal.ts";

/** Registers the representatives of many approved submissions (REG-01). */
export const registrationBulk = bulkOf("registrations", {
  records: ["submission"],
  may: ["partners.register"],
  every: everySubmission,
  assess,
  name: readRecipients,
  prepare: (ctx, { id }) => prepareRegistration(ctx, id),
  async make(tx, ctx, { id, version }, _verb, _note, prepared) {
    requireVersion("submission", await loadSubmissionOf(tx, id), version);
    const { way } = await registerRepresentative(tx, ctx, id, prepared as Temporary | undefined);
    return { version, to: way };
  },
  undo() {
    throw refuse("bulkClosed");
  },
});

/** Several submissions of one person share the account that the first opens: `opened` has their e-mails. */
async function assess(
  db: ReadDb,
  _ctx: Ctx,
  ids: readonly string[],
  _verb: BulkVerb<"registrations">,
  opened: Set<string>,
): Promise<Assessed[]> {
  const rows = await db
    .select({
      id: submissions.id,
      version: submissions.version,
      reference: submissions.reference,
      status: submissions.status,
      representativeEmail: submissions.representativeEmail,
      ...FACTS,
    })
    .from(submissions)
    .where(isNamed(submissions.id, ids));
  const accounts = await db
    .select({ email: users.email, role: users.role, disabledAt: users.disabledAt })
    .from(users)
    .where(
      isNamed(
        users.email,
        rows.flatMap((row) => spellingsOf(emailOf(row))),
      ),
    );
  const standings = new Map(accounts.map((account) => [addressKey(account.email), accountStanding(account)]));
  const inOrder = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = inOrder.get(id);
    if (!row) return [];
    const email = emailOf(row);
    const key = addressKey(email);
    const account =
      standings.get(key) ?? (opened.has(key) ? { isTeam: false, isDisabled: false } : undefined);
    const { way, reason } = judgeRegistration({ ...row, email, account });
    if (way === "credentials") opened.add(key);
    const { version, reference, status: from } = row;
    return [{ id, version, reference, from, to: way ?? "credentials", reason }];
  });
}

/** Reads the names to show: organisation and recipient. */
async function readRecipients(db: ReadDb, ids: readonly string[]): Promise<Names> {
  const rows = await db
    .select({
      id: submissions.id,
      institutionName: submissions.institutionName,
      representativeEmail: submissions.representativeEmail,
    })
    .from(submissions)
    .where(isNamed(submissions.id, ids));
  return new Map(rows.map((row) => [row.id, `${asShown(row.institutionName)}, ${emailOf(row)}`]));
}
