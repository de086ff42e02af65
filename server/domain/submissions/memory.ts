import { isSetAside, type SubmissionStatus } from "./status.ts";

/** The status before, remembered while HIDDEN or DUPLICATE. */
export type StatusMemory = {
  status: SubmissionStatus;
  statusBefore: SubmissionStatus | null;
  duplicateOf: string | null;
};

/**
 * The status to return to. Hiding a duplicate preserves the status before it, so both steps can be undone in turn.
 */
export function rememberStatus(now: Pick<StatusMemory, "status" | "statusBefore">): SubmissionStatus | null {
  return isSetAside(now.status) ? now.statusBefore : now.status;
}

/**
 * `restore`: a hidden duplicate is a duplicate again, any other returns to its status and forgets the original.
 * Without memory, possible only in forced data, PENDING.
 */
export function restoreStatus(now: StatusMemory): StatusMemory {
  if (now.status === "HIDDEN" && now.duplicateOf !== null) return { ...now, status: "DUPLICATE" };
  return { status: now.statusBefore ?? "PENDING", statusBefore: null, duplicateOf: null };
}
