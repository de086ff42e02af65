import type { Reason } from "../refusal.ts";
import { type OUTBOX_STATUSES, type TemplateId, TEMPLATES } from "./templates.ts";

export type OutboxStatus = (typeof OUTBOX_STATUSES)[number];

/**
 * Only a failed message is sent again; one that was given up had its password or code erased. Undefined when it may
 * be.
 */
export function whyNotRetry({
  status,
  template,
}: {
  status: OutboxStatus;
  template: TemplateId;
}): Reason | undefined {
  if (status !== "failed" && status !== "dead") {
    return { code: "moveNotAllowed", params: { record: "mail", move: "retry", from: status } };
  }
  const hadSecrets = TEMPLATES[template].secret.length > 0;
  return status === "dead" && hadSecrets ? { code: "mailSecretGone", params: {} } : undefined;
}
