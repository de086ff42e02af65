import { expect, test } from "bun:test";
import { PARTS, type Part } from "#domain/actor.ts";
import { offerSubmissionMoves } from "#domain/submissions/offer.ts";
import { SUBMISSION_STATUSES, whyNotSubmission } from "#domain/submissions/status.ts";

const FACTS = { hasPartnerAccount: true, hasLiveOrder: false, hasPaidOrder: false };
const REVIEWED = { statusBefore: "REVIEWING", duplicateOf: null } as const;

test("offered is what is accepted once it has what it asks for, for every part and status", () => {
  const all: Part[][] = [...PARTS.map((part) => [part]), ["staff", "admin"]];
  for (const parts of all) {
    for (const status of SUBMISSION_STATUSES) {
      for (const facts of [FACTS, { hasPartnerAccount: false, hasLiveOrder: true, hasPaidOrder: true }]) {
        const submission = { ...facts, status, ...REVIEWED };
        for (const { verb, asks } of offerSubmissionMoves(submission, parts)) {
          expect(whyNotSubmission(verb, submission, parts, asks)).toBeUndefined();
          if (asks.length > 0) expect(whyNotSubmission(verb, submission, parts)?.code).toBe("moveNeeds");
        }
      }
    }
  }
});

test("sending and withdrawing are the applicant's, and never on offer", () => {
  expect(offerSubmissionMoves({ ...FACTS, status: "PENDING", ...REVIEWED }, ["visitor"])).toEqual([]);
});

test.each([
  ["HIDDEN", "REVIEWING", null, "REVIEWING"],
  ["DUPLICATE", "REJECTED", "original", "REJECTED"],
  ["HIDDEN", "REJECTED", "original", "DUPLICATE"],
  ["HIDDEN", null, null, "PENDING"],
] as const)(
  "restoring a %s one, before it %p, repeating %p, leads to %s",
  (status, statusBefore, duplicateOf, to) => {
    const offered = offerSubmissionMoves({ ...FACTS, status, statusBefore, duplicateOf }, ["staff"]);
    expect(offered.find(({ verb }) => verb === "restore")?.to).toBe(to);
  },
);
