import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { submissions } from "#db/schema/index.ts";
import { DECISION_TEMPLATES } from "#domain/mail/decision-letters.ts";
import { linkToken, readLinkToken } from "../platform/link-token.ts";
import type { Portal } from "../portal/portal.ts";
import type { OutboxRow } from "./render.ts";

const PURPOSE = "status";

/** `linkNumber`: how often its links were ended; a link of a former number opens nothing. */
export type Linked = { id: string; linkNumber: number };

/** The applicant's page, for letters that are written after the receipt, whose link is a secret of its own. */
export function statusUrlOf(portal: Pick<Portal, "env" | "secret">, submission: Linked): string {
  return `${portal.env.PUBLIC_URL}/status/${statusTokenOf(portal, submission)}`;
}

export function statusTokenOf({ secret }: Pick<Portal, "secret">, { id, linkNumber }: Linked): string {
  return linkToken(secret, PURPOSE, linkNumber === 0 ? id : `${id}_${linkNumber}`);
}

/** The submission that such a link names, and under which number; undefined for any other token. */
export function readStatusToken({ secret }: Pick<Portal, "secret">, token: string): Linked | undefined {
  const named = readLinkToken(secret, PURPOSE, token);
  if (named === undefined) return undefined;
  const [id = "", linkNumber = "0"] = named.split("_");
  return { id, linkNumber: Number(linkNumber) };
}

/** A decision as it leaves: with the link in force, which staff who read it are not shown. */
export async function withStatusUrl(
  portal: Pick<Portal, "env" | "secret">,
  db: ReadDb,
  row: OutboxRow,
): Promise<OutboxRow> {
  const isDecision = (DECISION_TEMPLATES as readonly string[]).includes(row.template);
  if (!isDecision || row.recordId === null) return row;
  const [found] = await db
    .select({ id: submissions.id, linkNumber: submissions.linkNumber })
    .from(submissions)
    .where(eq(submissions.id, row.recordId));
  return found ? { ...row, params: { ...row.params, statusUrl: statusUrlOf(portal, found) } } : row;
}
