import type { Reason } from "../refusal.ts";
import { decisionOfTemplate } from "./decision-letters.ts";
import { LETTERS, type TemplateId } from "./letters.ts";
import type { OutboxStatus } from "./statuses.ts";

/** What the team does with a message, alone or with many. */
export const MAIL_VERBS = ["send", "retry", "holdBack", "discard"] as const;
export type MailVerb = (typeof MAIL_VERBS)[number];

/** Statuses that each move starts from and leads to; a discarded message stays in the log as skipped. */
export const MAIL_MOVES: Record<MailVerb, { from: readonly OutboxStatus[]; to: OutboxStatus }> = {
  send: { from: ["draft"], to: "queued" },
  retry: { from: ["failed", "dead", "kept"], to: "queued" },
  holdBack: { from: ["queued", "failed"], to: "draft" },
  discard: { from: ["draft", "queued", "failed", "dead", "kept"], to: "skipped" },
};

export type MailFacts = {
  status: OutboxStatus;
  template: TemplateId;
  campaignId?: string | null;
  textDroppedAt?: Date | null;
};

/**
 * Undefined when it may be done.
 *
 * - A recipient of a campaign goes the campaign's way, and a decision has a dialog of its own, from which it is sent.
 * - Nobody holds back what somebody sits and waits for.
 * - What was kept or given up had its password or code erased, and is not sent again; nor is one without its text.
 */
export function whyNotMail(verb: MailVerb, mail: MailFacts): Reason | undefined {
  const { status, template } = mail;
  if (template === "campaign" && mail.campaignId) return { code: "mailOfCampaign", params: {} };
  if (!MAIL_MOVES[verb].from.includes(status)) {
    return { code: "moveNotAllowed", params: { record: "mail", move: verb, from: status } };
  }
  const isTakenAway = verb === "holdBack" || verb === "discard";
  if (isTakenAway && decisionOfTemplate(template)) return { code: "mailOfDecision", params: {} };
  const isWaitedFor = LETTERS[template].lane === "urgent" && (status === "queued" || status === "failed");
  if (isTakenAway && isWaitedFor) return { code: "mailAwaited", params: {} };
  if (verb === "retry" && mail.textDroppedAt) return { code: "mailTextGone", params: {} };
  const isErased = status !== "failed" && status !== "draft" && hasSecrets(template);
  return verb === "retry" && isErased ? { code: "mailSecretGone", params: {} } : undefined;
}

/** Of a draft, unless it holds a password or a code, which goes to nobody else, or has a dialog of its own. */
export function whyNotEditMail({ status, template, campaignId }: MailFacts): Reason | undefined {
  if (template === "campaign" && campaignId) return { code: "mailOfCampaign", params: {} };
  if (decisionOfTemplate(template)) return { code: "mailOfDecision", params: {} };
  if (status !== "draft") {
    return { code: "moveNotAllowed", params: { record: "mail", move: "edit", from: status } };
  }
  return hasSecrets(template) ? { code: "mailSealed", params: {} } : undefined;
}

function hasSecrets(template: TemplateId): boolean {
  return LETTERS[template].secrets.length > 0;
}
