import type { Tx } from "#db/client.ts";
import type { Reason } from "#domain/refusal.ts";
import { isWindowOpen } from "#domain/submissions/window.ts";
import { readSettings } from "../event/read.ts";
import type { OutboxRow } from "../mail/render.ts";
import { duesOf, readOrder } from "./order-dues.ts";
import { isStillKept } from "./window-dues.ts";

const GONE: Reason = { code: "reminderGone", params: {} };

/**
 * Why a reminder does not leave any more, asked at the moment of its sending: paid, answered, signed, sent, cancelled,
 * outdated, or due on another day; of the window, once it closed, or the form was sent or thrown away. Undefined for
 * any other message.
 */
export async function whyNoReminder(
  tx: Tx,
  { template, recordId, params, nextAttemptAt }: OutboxRow,
): Promise<Reason | undefined> {
  const kind = template === "draftReminder" ? "finishDraft" : params["duty"];
  if (template === "windowReminder") {
    const { eoi } = await readSettings(tx);
    const isKept = recordId !== null && (await isStillKept(tx, recordId, nextAttemptAt));
    return isKept && isWindowOpen(nextAttemptAt, eoi) ? undefined : GONE;
  }
  if (template !== "dutyReminder" && template !== "draftReminder") return undefined;
  const row = recordId === null ? undefined : await readOrder(tx, recordId);
  if (!row) return GONE;
  const day = params["dueOn"] ?? params["savedOn"];
  const dues = duesOf(row, await readSettings(tx));
  return dues.some((due) => due.kind === kind && due.day === day) ? undefined : GONE;
}
