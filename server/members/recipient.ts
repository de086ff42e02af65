import { and, desc, eq, inArray, isNull, notInArray, sql, type SQL } from "drizzle-orm";
import { spellingsOf } from "#db/addresses.ts";
import type { ReadDb, Tx } from "#db/client.ts";
import { hot } from "#db/hot.ts";
import { contracts, history, submissionMembers, submissions, users } from "#db/schema/index.ts";
import { STAFF_ROLES } from "#domain/actor.ts";
import type { Locale } from "#domain/locales.ts";
import type { HandedDuty } from "#domain/handed-on/steps.ts";
import { findHandedTo } from "./handed-duties.ts";
import { belongsTo } from "./membership.ts";

/** `to` is null where nobody can be reached: `enqueueMail` then writes nothing. */
export type Recipient = { to: { email: string; name: string } | null; locale: Locale };
/** Who gets a submission's letters; `to` is null for nobody. */
export type LettersOf = {
  submissionId: string;
  organisation: string;
  to: { name: string; email: string } | null;
};
type SubmissionRow = Pick<
  typeof submissions.$inferSelect,
  "id" | "representativeEmail" | "representativeName" | "contactLanguage"
>;

/** The duty that a letter is about, which may have been handed on. */
export type AboutDuty = { orderId: string; duty: HandedDuty };

/**
 * Who hears of a submission's order, in that person's language: the colleague to whom the duty it is about was handed
 * on, else its author while a member of the submission, else the owner, else the representative named in the
 * submission. Nobody where that address is one of an account that was disabled or taken off the submission: whoever
 * has left hears nothing more.
 */
export async function findRecipient(
  tx: ReadDb | Tx,
  submission: SubmissionRow,
  authorId?: string,
  about?: AboutDuty,
): Promise<Recipient> {
  const [first] = await readAccounts(tx, submission.id, authorId, about);
  return first ? addressed(first) : addressRepresentative(tx, submission);
}

/** The accounts of a submission, the first recipient first, then the owner. */
async function readAccounts(
  tx: ReadDb | Tx,
  submissionId: string,
  authorId?: string,
  about?: Partial<AboutDuty>,
) {
  const { orderId = "", duty } = about ?? {};
  const takerId = duty && (await findHandedTo(tx, orderId, duty));
  const accounts = await findAccounts(tx).all({ submissionId, orderId });
  const first =
    accounts.find(({ id }) => id === takerId) ?? accounts.find(({ id }) => id === authorId) ?? accounts[0];
  return first ? [first, ...accounts.filter((account) => account !== first)] : [];
}

type OrderOf = { order: { id: string; authorId: string }; submission: SubmissionRow };

/**
 * Everybody who hears of an order, each in that person's language: first whom `findRecipient` finds, then the owner, who
 * sent it, whoever else did something about it since (asked for a change, paid, signed), and who chose to hear of all.
 */
export async function findHearers(
  tx: ReadDb | Tx,
  { order, submission }: OrderOf,
  duty?: HandedDuty,
): Promise<[Recipient, ...Recipient[]]> {
  const { id, authorId } = order;
  const about = { orderId: id, ...(duty && { duty }) };
  const [first, ...others] = await readAccounts(tx, submission.id, authorId, about);
  if (!first) return [await addressRepresentative(tx, submission)];
  const hear = others.filter(
    (one) => one.part === "owner" || one.id === authorId || one.hasActed || one.hearsOfAll,
  );
  return [addressed(first), ...hear.map(addressed)];
}

function addressed({
  email,
  name,
  language,
}: Pick<typeof users.$inferSelect, "email" | "name" | "language">) {
  return { to: { email, name }, locale: language };
}

async function addressRepresentative(
  tx: ReadDb | Tx,
  { id, representativeEmail: email, representativeName: name, contactLanguage: locale }: SubmissionRow,
): Promise<Recipient> {
  const [found] = await tx
    .select({ hasLeft: isOfFormer("", sql`${spellingsOf(email)}`) })
    .from(submissions)
    .where(eq(submissions.id, id));
  return { to: found?.hasLeft ? null : { email, name }, locale };
}

// In fragments of their own, so that drizzle writes the tables' names.
const SUBMISSION = sql`${submissions.id}`;
const ACCOUNT = sql`${users.id}`;
const REPRESENTATIVE = sql`${submissions.representativeEmail}`;
const itsMembers = sql`select ${submissionMembers.userId} from ${submissionMembers} where ${submissionMembers.submissionId} = ${SUBMISSION}`;
const itsFormer = sql`select ${history.recordId} from ${history} where ${history.submissionId} = ${SUBMISSION}
  and ${history.record} = 'account' and ${inArray(history.action, ["detach", "removeColleague"])}`;
const ofAccount = sql`select 1 from ${history} where ${history.record} = 'account' and ${history.recordId} = ${ACCOUNT}`;

/** Whether the representative's address is, or once was, that of an account which the submission has or had. */
function isOfFormer(without: string, spelled = sql`(lower(${REPRESENTATIVE}))`): SQL<boolean> {
  const belonged = sql`${ACCOUNT} in (${itsMembers} union ${itsFormer} union select ${without})`;
  const had = sql`(${users.email} in ${spelled}
    or exists (${ofAccount} and ${history.changes} ->> '$.email.old' in ${spelled}))`;
  return sql`exists (select 1 from ${users} where ${had} and ${belonged})`.mapWith(Boolean);
}

/** The SQL condition of a submission for which `findRecipient` would find nobody. */
export const REACHES_NOBODY = sql<boolean>`(not exists (select 1 from ${submissionMembers}
  inner join ${users} on ${users.id} = ${submissionMembers.userId}
  where ${submissionMembers.submissionId} = ${SUBMISSION} and ${users.disabledAt} is null)
  and ${isOfFormer("")})`.mapWith(Boolean);

/** Who would hear of the orders of each submission of an account if it were disabled, or taken off that one. */
export async function readRecipientsWithout(db: ReadDb, accountId: string): Promise<LettersOf[]> {
  const isOther = sql`${ACCOUNT} in (${itsMembers}) and ${users.disabledAt} is null and ${ACCOUNT} <> ${accountId}`;
  const hasOther = sql<boolean>`exists (select 1 from ${users} where ${isOther})`.mapWith(Boolean);
  const next = (column: SQL) => {
    const first = sql`select ${column} from ${submissionMembers}
      inner join ${users} on ${users.id} = ${submissionMembers.userId}
      where ${submissionMembers.submissionId} = ${SUBMISSION} and ${isOther}
      order by ${submissionMembers.part} desc, ${users.createdAt} limit 1`;
    return sql<string>`(${first})`;
  };
  const rows = await db
    .select({
      submissionId: submissions.id,
      organisation: submissions.institutionName,
      representative: { name: submissions.representativeName, email: submissions.representativeEmail },
      hasOther,
      other: { name: next(sql`${users.name}`), email: next(sql`${users.email}`) },
      hasLeft: isOfFormer(accountId),
    })
    .from(submissions)
    .where(belongsTo(submissions.id, accountId));
  return rows.map(({ submissionId, organisation, representative, hasOther: isHere, other, hasLeft }) => {
    return { submissionId, organisation, to: isHere ? other : hasLeft ? null : representative };
  });
}

/** Somebody of the team, while the account is open. */
export async function findTeamMember(tx: Tx, userId: string | null): Promise<Recipient | undefined> {
  if (userId === null) return undefined;
  const [found] = await tx
    .select({ email: users.email, name: users.name, locale: users.language })
    .from(users)
    .where(and(eq(users.id, userId), inArray(users.role, [...STAFF_ROLES]), isNull(users.disabledAt)));
  return found && { to: { email: found.email, name: found.name }, locale: found.locale };
}

const orderId = sql.placeholder("orderId");
/** Whether an account did something about the order; beginning or taking over its draft is not yet an act. */
const hasActed = sql<boolean>`exists (select 1 from ${history} where ${history.actorId} = ${ACCOUNT}
  and ${notInArray(history.action, ["create", "takeOver", "lost"])}
  and ((${history.record} = 'order' and ${history.recordId} = ${orderId}) or (${history.record} = 'contract'
    and ${history.recordId} in (select ${contracts.id} from ${contracts} where ${contracts.orderId} = ${orderId}))))`;

const findAccounts = hot((db) =>
  db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      language: users.language,
      part: submissionMembers.part,
      hearsOfAll: users.hearsOfAll,
      hasActed: hasActed.mapWith(Boolean),
    })
    .from(submissionMembers)
    .innerJoin(users, eq(users.id, submissionMembers.userId))
    .where(and(eq(submissionMembers.submissionId, sql.placeholder("submissionId")), isNull(users.disabledAt)))
    .orderBy(desc(submissionMembers.part), users.createdAt)
    .prepare(),
);
