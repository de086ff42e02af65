import { and, eq, gt } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { interestDrafts } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import { KEPT_DAYS } from "#domain/submissions/kept-days.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import { type Erased, eraseInterestDrafts } from "../erasures/drafts.ts";
import { linkToken, readLinkToken } from "../platform/link-token.ts";
import type { Portal } from "../portal/portal.ts";

type InterestDraft = typeof interestDrafts.$inferSelect;

/** The device that wrote it has a secret of its own: only the mailed one proves who reads the address. */
const DEVICE = "interestDevice";
const MAILED = "interestLink";

export function deviceTokenOf({ secret }: Pick<Portal, "secret">, id: string): string {
  return linkToken(secret, DEVICE, id);
}

export function mailedTokenOf({ secret }: Pick<Portal, "secret">, id: string): string {
  return linkToken(secret, MAILED, id);
}

/** The whole form again; what stands after the sign "#" reaches no server and no log. */
export function interestUrlOf(portal: Pick<Portal, "env" | "secret">, id: string): string {
  return urlWith(portal, mailedTokenOf(portal, id));
}

/**
 * The same for whoever copies the link instead: it proves nobody's address, also on the day when mail leaves again.
 */
export function copiedUrlOf(portal: Pick<Portal, "env" | "secret">, id: string): string {
  return urlWith(portal, deviceTokenOf(portal, id));
}

function urlWith({ env }: Pick<Portal, "env">, token: string): string {
  return `${env.PUBLIC_URL}/expression-of-interest#later=${token}`;
}

export function keptUntil(now: Date): Date {
  return new Date(now.getTime() + KEPT_DAYS * DAY_MS);
}

/** Loads a stored form; refused when it was sent, thrown away or is too old. */
export async function loadInterestDraft(
  db: ReadDb | Tx,
  { portal, now }: { portal: Pick<Portal, "secret">; now: Date },
  token: string,
): Promise<{ draft: InterestDraft; isMailed: boolean }> {
  const mailedId = readLinkToken(portal.secret, MAILED, token);
  const id = mailedId ?? readLinkToken(portal.secret, DEVICE, token);
  const [draft] = await db
    .select()
    .from(interestDrafts)
    .where(and(eq(interestDrafts.id, id ?? ""), gt(interestDrafts.expiresAt, now)));
  if (!draft) throw refuse("linkClosed");
  return { draft, isMailed: mailedId !== undefined };
}

/** Answers what is gone; nothing happens without one. */
export async function endInterestDraft(
  tx: Tx,
  { secret }: Pick<Portal, "secret">,
  token: string,
): Promise<Erased | undefined> {
  const id = readLinkToken(secret, MAILED, token) ?? readLinkToken(secret, DEVICE, token);
  return id === undefined ? undefined : (await eraseInterestDrafts(tx, eq(interestDrafts.id, id)))[0];
}
