import { describe, expect, test } from "bun:test";
import { SUBMISSION_STATUSES, type SubmissionStatus } from "#domain/submissions/status.ts";
import { hashToken, newToken } from "#server/platform/token.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal, VISITOR } from "#tests/portal.ts";
import { validForm } from "./interest.ts";
import { codeOf } from "./reason.ts";

const { portal, as } = await openTestPortal();
const admin = await makeUser(portal, "ADMIN");
const visitor = as(VISITOR).submissions;

async function makeTracked(status: SubmissionStatus, statusBefore: SubmissionStatus | null = null) {
  const token = newToken(24);
  const row = await makeSubmission(portal, { status, statusBefore, trackHash: hashToken(token) });
  return { token, row };
}

describe("track", () => {
  test("shows reference, public status and dates, and nothing of the inside", async () => {
    const { statusUrl, reference } = await visitor.submit(await validForm(portal));
    const token = statusUrl.split("/").at(-1) ?? "";
    const now = portal.clock().toISOString();
    expect(await visitor.track({ token })).toEqual({
      reference,
      institutionName: "Instituto Várzea Viva",
      status: "PENDING",
      isWithdrawn: false,
      canWithdraw: true,
      isCopyToCheck: false,
      submittedAt: now,
      since: now,
      milestones: [{ status: "PENDING", at: now }],
      corrected: null,
    });
  });

  test("does not tell that staff hid it or called it a duplicate", async () => {
    for (const aside of ["HIDDEN", "DUPLICATE"] as const) {
      const { token } = await makeTracked(aside, "REVIEWING");
      expect(await visitor.track({ token })).toMatchObject({ status: "REVIEWING", canWithdraw: false });
    }
  });

  test("finds nothing under a wrong secret", async () => {
    await makeTracked("PENDING");
    expect(await codeOf(visitor.track({ token: newToken(24) }))).toBe("notFound");
  });
});

describe("withdraw", () => {
  for (const status of SUBMISSION_STATUSES) {
    const isAllowed = status === "PENDING" || status === "REVIEWING";
    test(`${isAllowed ? "is accepted" : "is refused"} from ${status}, as the page offers it`, async () => {
      const { token } = await makeTracked(
        status,
        status === "HIDDEN" || status === "DUPLICATE" ? "PENDING" : null,
      );
      expect((await visitor.track({ token })).canWithdraw).toBe(isAllowed);
      expect(await codeOf(visitor.withdraw({ token }))).toBe(isAllowed ? undefined : "moveNotAllowed");
      if (isAllowed) {
        expect(await visitor.track({ token })).toMatchObject({ status: "REJECTED", isWithdrawn: true });
      }
    });
  }

  test("is the applicant's, and staff who reopen it clear the mark", async () => {
    const { token, row } = await makeTracked("REVIEWING");
    await visitor.withdraw({ token });
    const shown = await as(admin).submissions.get({ id: row.id });
    expect(shown).toMatchObject({ status: "REJECTED", isWithdrawn: true });
    expect(shown.history[0]).toMatchObject({ action: "withdraw", actorName: row.representativeName });
    await as(admin).submissions.reopen({ id: row.id, version: shown.version, note: "Asked by phone" });
    expect(await visitor.track({ token })).toMatchObject({ status: "REVIEWING", isWithdrawn: false });
  });
});
