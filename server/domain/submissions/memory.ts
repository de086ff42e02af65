import { isSetAside, type SubmissionStatus } from "./status.ts";

/** What a submission remembers while it is HIDDEN or DUPLICATE. */
export type StatusMemory = {
  status: SubmissionStatus;
  statusBefore: SubmissionStatus | null;
  duplicateOf: string | null;
};

/**
 * What to remember when a submission leaves the list: the status it had. Hiding a duplicate keeps what it was
 * before it became one, so both steps can be undone one after the other.
 */
export function rememberStatus(now: Pick<StatusMemory, "status" | "statusBefore">): SubmissionStatus | null {
  return isSetAside(now.status) ? now.statusBefore : now.status;
}

/**
 * The submission after `restore`: the status it had. A hidden duplicate is a duplicate again, any other is what it
 * was, and forgets the original. Nothing remembered, which only forced data can show, is PENDING.
 */
export function restoreStatus(now: StatusMemory): StatusMemory {
  if (now.status === "HIDDEN" && now.duplicateOf !== null) return { ...now, status: "DUPLICATE" };
  return { status: now.statusBefore ?? "PENDING", statusBefore: null, duplicateOf: null };
}
