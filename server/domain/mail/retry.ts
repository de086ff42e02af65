import type { Reason } from "../refusal.ts";
import { type OUTBOX_STATUSES, type TemplateId, TEMPLATES } from "./templates.ts";

export type OutboxStatus = (typeof OUTBOX_STATUSES)[number];

/**
 * Only a failed message is sent again, or one that was kept before there was a mail server; one that was kept or given
 * up had its password or code erased. Undefined when it may be.
 */
export function whyNotRetry({
  status,
  template,
}: {
  status: OutboxStatus;
  template: TemplateId;
}): Reason | undefined {
  if (status !== "failed" && status !== "dead" && status !== "kept") {
    return { code: "moveNotAllowed", params: { record: "mail", move: "retry", from: status } };
  }
  const hadSecrets = TEMPLATES[template].secret.length > 0;
  return status !== "failed" && hadSecrets ? { code: "mailSecretGone", params: {} } : undefined;
}
