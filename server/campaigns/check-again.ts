import type { Tx } from "#db/client.ts";
import type { Reason } from "#domain/refusal.ts";
import type { OutboxRow } from "../mail/render.ts";
import { isOptedOut } from "../mail/opt-out.ts";
import type { Portal } from "../portal.ts";

/** Why a recipient that was frozen at the press is not written to any more, now that its message would leave. */
export async function whyNotNow(
  tx: Tx,
  { toEmail }: Pick<OutboxRow, "toEmail">,
  { secret }: Pick<Portal, "secret">,
): Promise<Reason | undefined> {
  return (await isOptedOut(tx, secret, toEmail)) ? { code: "optedOut", params: {} } : undefined;
}
