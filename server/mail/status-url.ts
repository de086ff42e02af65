import { DECISION_TEMPLATES } from "#domain/mail/decision-letters.ts";
import { linkToken, readLinkToken } from "../platform/link-token.ts";
import type { Portal } from "../portal.ts";
import type { OutboxRow } from "./render.ts";

const PURPOSE = "status";

/** The applicant's page, for letters that are written after the receipt, whose link is a secret of its own. */
export function statusUrlOf({ env, secret }: Pick<Portal, "env" | "secret">, submissionId: string): string {
  return `${env.PUBLIC_URL}/status/${linkToken(secret, PURPOSE, submissionId)}`;
}

/** The submission that such a link opens; undefined for any other token. */
export function readStatusToken({ secret }: Pick<Portal, "secret">, token: string): string | undefined {
  return readLinkToken(secret, PURPOSE, token);
}

/** A decision as it leaves: with the link, which staff who read it are not shown. */
export function withStatusUrl(portal: Pick<Portal, "env" | "secret">, row: OutboxRow): OutboxRow {
  const isDecision = (DECISION_TEMPLATES as readonly string[]).includes(row.template);
  if (!isDecision || row.recordId === null) return row;
  return { ...row, params: { ...row.params, statusUrl: statusUrlOf(portal, row.recordId) } };
}
