import { insertRows } from "#db/insert-rows.ts";
import { history, outbox } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import type { Happening } from "#domain/history.ts";
import type { Locale } from "#domain/locales.ts";
import { type SecretName, shownParams, type TemplateId, type TemplateParams } from "#domain/mail/letters.ts";
import { composeSubject } from "../../mail/subject.ts";
import type { Chance } from "./chance.ts";
import type { Making } from "./season.ts";

/** What changes leave behind: rows of history, and mails that left long ago or wait as drafts. */
export type Traces = { history: HistoryRow[]; mails: MailRow[] };
type HistoryRow = typeof history.$inferInsert;
type MailRow = typeof outbox.$inferInsert;

export function noTraces(): Traces {
  return { history: [], mails: [] };
}

export async function keepTraces({ tx }: Making, traces: Traces): Promise<void> {
  await insertRows(tx, history, traces.history);
  await insertRows(tx, outbox, traces.mails);
}

type Entry = Happening & {
  recordId: string;
  submissionId: string | null;
  from?: string | null;
  to?: string | null;
  note?: string;
  changes?: HistoryRow["changes"];
  /** Who acted: an account, somebody without one by name, or nobody. */
  by?: SignedInUser | string;
};

export function historyRow(chance: Chance, at: Date, { by = "", from, to, ...entry }: Entry): HistoryRow {
  const actor =
    typeof by === "string" ? { actorId: null, actorName: by } : { actorId: by.id, actorName: by.name };
  return { id: chance.id(), ...entry, fromStatus: from, toStatus: to, ...actor, at };
}

type Mail<Id extends TemplateId> = {
  template: Id;
  to: { email: string; name: string };
  locale: Locale;
  params: Omit<TemplateParams[Id], SecretName<Id>>;
  record: { kind: string; id: string };
  status: "draft" | "sent" | "kept" | "dead";
};

/** Nothing in it is due: a portal that opens the season has no mail to deliver. */
export function mailRow<Id extends TemplateId>(chance: Chance, at: Date, mail: Mail<Id>): MailRow {
  const { template, to, locale, record, status } = mail;
  const id = chance.id();
  const params = shownParams(template, mail.params);
  const isGone = status === "sent" || status === "kept";
  return {
    id,
    messageId: `<${id}@example.org>`,
    template,
    locale,
    toEmail: to.email,
    toName: to.name,
    subject: composeSubject(template, locale, params),
    params,
    status,
    attempts: status === "draft" ? 0 : 1,
    nextAttemptAt: at,
    sentAt: isGone ? at : null,
    recordKind: record.kind,
    recordId: record.id,
    createdAt: at,
  };
}
