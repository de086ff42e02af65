import { eq } from "drizzle-orm";
import { noteWritten, type ReadDb, type Tx } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { insertRows } from "#db/insert-rows.ts";
import { outbox } from "#db/schema/index.ts";
import type { Locale } from "#domain/locales.ts";
import {
  LETTERS,
  missingFacts,
  type SecretName,
  shownParams,
  type TemplateId,
  type TemplateParams,
} from "#domain/mail/letters.ts";
import type { Reason } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { seal } from "../platform/secret.ts";
import { noteMail } from "./note-mail.ts";
import { composeSubject } from "./subject.ts";

/** A message in the recipient's language. `draft` waits until staff send it; `queued` is sent by itself. */
export type NewMail<Id extends TemplateId> = {
  template: Id;
  /** The recipient; null when nobody can be reached. */
  to: { email: string; name: string } | null;
  locale: Locale;
  /** The letter's facts without the secret ones. */
  params: Omit<TemplateParams[Id], SecretName<Id>>;
  record?: { kind: string; id: string };
  status?: "queued" | "draft";
  /** Why the team should look at it before it leaves. */
  reason?: Reason;
  /** The version of the team's text in a decision. */
  textVersion?: number;
  /** For a letter of a run: it is sent this much later, so that undoing the run in time informs nobody. */
  ofRun?: { id: string; waitsMs: number } | undefined;
  /** A unique key of the message; see `wasWritten`. */
  once?: string;
} & ([SecretName<Id>] extends [never]
  ? { secrets?: undefined }
  : {
      /** Passwords and codes: encrypted, erased once sent. */
      secrets: Pick<TemplateParams[Id], SecretName<Id>>;
    });

/**
 * Queues a letter in the transaction of the verb, so that it is sent exactly when the change is committed. Returns
 * the row's id; undefined when nobody can be reached.
 */
export async function enqueueMail<Id extends TemplateId>(
  tx: Tx,
  ctx: Pick<Ctx, "now" | "portal">,
  mail: NewMail<Id>,
): Promise<string | undefined> {
  if (mail.to === null) return undefined;
  requireFacts(mail.template, { ...mail.params, ...mail.secrets });
  const { secret } = ctx.portal;
  const id = newId();
  const params = shownParams(mail.template, mail.params);
  const message = {
    id,
    messageId: messageIdOf(ctx, mail.once ?? id),
    template: mail.template,
    locale: mail.locale,
    toEmail: mail.to.email,
    toName: mail.to.name,
    subject: composeSubject(mail.template, mail.locale, params),
    params,
    sealed: mail.secrets ? seal(secret, "mail", JSON.stringify(mail.secrets)) : null,
    lane: LETTERS[mail.template].lane,
    status: mail.status ?? "queued",
    reason: mail.reason,
    nextAttemptAt: new Date(ctx.now.getTime() + (mail.ofRun?.waitsMs ?? 0)),
    runId: mail.ofRun?.id,
    recordKind: mail.record?.kind,
    recordId: mail.record?.id,
    textVersion: mail.textVersion,
    createdAt: ctx.now,
  };
  await insertRows(tx, outbox, [message]);
  if (mail.status !== "draft") noteWritten(tx, { kind: "mail" });
  noteMail(tx, id);
  return id;
}

/** Whether a message with this `once` exists, because timers repeat. */
export async function wasWritten(db: ReadDb | Tx, ctx: Pick<Ctx, "portal">, once: string): Promise<boolean> {
  return (await db.$count(outbox, eq(outbox.messageId, messageIdOf(ctx, once)))) > 0;
}

/** A letter that lacks a fact is our mistake: it is found here, where the change is taken back with it, not when it leaves. */
function requireFacts(template: TemplateId, facts: Record<string, unknown>): void {
  const missing = missingFacts(template, facts);
  if (missing.length > 0) throw new Error(`the mail ${template} lacks ${missing.join(", ")}`);
}

export function messageIdOf({ portal }: Pick<Ctx, "portal">, name: string): string {
  return `<${name}@${senderDomain(portal.env.MAIL_FROM)}>`;
}

function senderDomain(from: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? "localhost";
}
