import type { ApplicantStatus } from "#domain/submissions/status.ts";
import type { SubmissionRow } from "./answers.ts";

/** The status an applicant or exhibitor hears of: one of five. What staff hid or set aside keeps the one it had. */
export function publicStatus(row: Pick<SubmissionRow, "status" | "statusBefore">): ApplicantStatus {
  const status = row.status === "HIDDEN" || row.status === "DUPLICATE" ? row.statusBefore : row.status;
  return status === null || status === "HIDDEN" || status === "DUPLICATE" ? "PENDING" : status;
}
