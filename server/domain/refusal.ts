import type { Reason, ReasonCode, RefusalParams } from "./refusals.ts";

export type { RecordKind } from "./record-kinds.ts";
export type { DeskCode, InsideCode, OutsideCode, Reason, ReasonCode, RefusalParams } from "./refusals.ts";

/** Expected, and never for a bug. Thrown by domain functions and verbs. Its status is the server's matter (statusOf). */
export class Refusal extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason.code);
    this.name = "Refusal";
    this.reason = reason;
  }
}

/** `throw refuse("notFound", { record: "order" })`; parameters are checked against the code. */
export function refuse<C extends ReasonCode>(
  code: C,
  ...[params]: keyof RefusalParams[C] extends never ? [] : [RefusalParams[C]]
): Refusal {
  return new Refusal({ code, params: params ?? {} } as unknown as Reason);
}

/** Temporary obstacles that say nothing of the call itself: it may succeed a little later. */
const PASSING: readonly ReasonCode[] = ["busy", "beingMade", "tooManyRequests", "noRoom", "storageFailing"];

export function isPassing(error: unknown): boolean {
  return error instanceof Refusal && PASSING.includes(error.reason.code);
}

/** Whether the portal is only too busy: nothing is wrong, and the caller may try again. */
export function isBusy(error: unknown): boolean {
  return error instanceof Refusal && error.reason.code === "busy";
}

/**
 * From a Refusal on the server, or `data.reason` in the browser: there it may have a code of a newer release, of which
 * its sentence says the general one.
 */
export function reasonOf(error: unknown): Reason | undefined {
  if (error instanceof Refusal) return error.reason;
  if (typeof error !== "object" || error === null) return undefined;
  const { cause, data } = error as { cause?: unknown; data?: unknown };
  if (cause instanceof Refusal) return cause.reason;
  const reason =
    typeof data === "object" && data !== null ? (data as { reason?: unknown }).reason : undefined;
  const hasCode = typeof (reason as { code?: unknown } | null | undefined)?.code === "string";
  return hasCode ? (reason as Reason) : undefined;
}
