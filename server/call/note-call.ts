import { describeError } from "../platform/log.ts";
import { logCounted } from "../platform/log-counted.ts";
import type { Portal } from "../portal/portal.ts";
import type { Outcome } from "../watch/calls.ts";

/** Above it a call stands in the log whatever it was. */
const SLOW_MS = 1_000;

export type Answered = {
  requestId: string;
  /** The call's declared name: `orders.submit`, `POST /api/auth/login`. */
  call: string;
  changes: boolean;
  ms: number;
  outcome: Outcome;
};

/**
 * Notes how long a call took and how it ended. Of what went well the log names changes and what was slow: a line for
 * each question would cost as much as the answer of many.
 */
export function noteCall({ log, watch }: Portal, { requestId, call, changes, ms, outcome }: Answered): void {
  watch.calls.note(call, outcome, ms);
  if (outcome !== "ok" || (!changes && ms < SLOW_MS)) return;
  const line = { requestId, call, ms: Math.round(ms), outcome };
  if (ms < SLOW_MS) log.info(line, "answered");
  else log.warn(line, "slow");
}

/** The reason of a refusal; of many alike their number. */
export function logRefused({ log }: Portal, { requestId, call, ms }: Answered, code: string): void {
  logCounted(
    log,
    "info",
    { requestId, ms: Math.round(ms), call, outcome: "refused", refused: code },
    "refused",
  );
}

/** A bug, once, with the request's id. */
export function logFailed({ log }: Portal, { requestId, call, ms }: Answered, error: unknown): void {
  const line = { requestId, call, ms: Math.round(ms), outcome: "failed" };
  log.error({ ...line, ...describeError(error) }, "failed");
}
