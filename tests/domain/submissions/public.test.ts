import { describe, expect, test } from "bun:test";
import { canWithdraw, milestones, publicStatus, type PastMove } from "#domain/submissions/public.ts";
import {
  APPLICANT_STATUSES,
  SUBMISSION_STATUSES,
  type ApplicantStatus,
  type SubmissionStatus,
} from "#domain/submissions/status.ts";

describe("what the applicant hears of (EOI-34)", () => {
  test("is the status itself while the submission is in the list", () => {
    const heard = APPLICANT_STATUSES.map((status) => publicStatus({ status, statusBefore: "REJECTED" }));
    expect(heard).toEqual([...APPLICANT_STATUSES]);
  });

  test.each<[SubmissionStatus, SubmissionStatus | null, ApplicantStatus]>([
    ["HIDDEN", "REVIEWING", "REVIEWING"],
    ["DUPLICATE", "REJECTED", "REJECTED"],
    ["HIDDEN", null, "PENDING"],
    ["DUPLICATE", "HIDDEN", "PENDING"],
  ])("is, for a %s one that was %p before, %s", (status, statusBefore, heard) => {
    expect(publicStatus({ status, statusBefore })).toBe(heard);
  });
});

test("an applicant withdraws while nothing was decided", () => {
  expect(SUBMISSION_STATUSES.filter(canWithdraw)).toEqual(["PENDING", "REVIEWING"]);
});

describe("the way a submission went", () => {
  const day = (date: number) => new Date(Date.UTC(2025, 7, date));
  const move = (to: string | null, date: number, action = "move"): PastMove => ({
    to,
    action,
    at: day(date),
  });
  const told = (status: ApplicantStatus, moves: PastMove[]) =>
    milestones(status, day(1), moves).map((step) => `${step.status} ${step.at.getUTCDate()}`);

  test("is told with the last time each step was reached", () => {
    expect(told("APPROVED", [move("REVIEWING", 2), move("PENDING", 3), move("REVIEWING", 4)])).toEqual([
      "PENDING 1",
      "REVIEWING 4",
    ]);
    expect(told("SIGNED_CONTRACT", [move("APPROVED", 5), move("SIGNED_CONTRACT", 6)])).toEqual([
      "PENDING 1",
      "APPROVED 5",
      "SIGNED_CONTRACT 6",
    ]);
  });

  test("keeps to itself what was taken back, hidden and restored, or changed no status", () => {
    expect(told("PENDING", [move("REVIEWING", 2), move("PENDING", 3)])).toEqual(["PENDING 1"]);
    const detour = [move("APPROVED", 2), move("HIDDEN", 3), move("APPROVED", 4, "restore"), move(null, 5)];
    expect(told("APPROVED", detour)).toEqual(["PENDING 1", "APPROVED 2"]);
    expect(told("REJECTED", [move("APPROVED", 2), move("REJECTED", 3)])).toEqual(["PENDING 1", "REJECTED 3"]);
  });
});
