import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import type { Part } from "#domain/actor.ts";
import type { Need } from "#domain/needs.ts";
import { submissionStatus } from "#domain/submissions/status-input.ts";
import {
  APPLICANT_STATUSES,
  canBeOriginal,
  isOrderingOpen,
  isRegistrable,
  isSetAside,
  parseStatus,
  SUBMISSION_MOVES,
  SUBMISSION_STATUSES,
  submissionForceTargets,
  submissionHolds,
  whyNotForceSubmission,
  whyNotSubmission,
  type SubmissionFacts,
  type SubmissionStatus,
  type SubmissionVerb,
} from "#domain/submissions/status.ts";

const READY: SubmissionFacts = { hasPartnerAccount: true, hasLiveOrder: false, hasPaidOrder: false };
const BUSY: SubmissionFacts = { hasPartnerAccount: true, hasLiveOrder: true, hasPaidOrder: true };
const VERBS = Object.keys(SUBMISSION_MOVES) as SubmissionVerb[];

/** The table, written a second time as the customer reads it. */
const TABLE: [SubmissionVerb, SubmissionStatus[], string, Part, Need?][] = [
  ["startReview", ["PENDING"], "REVIEWING", "staff"],
  ["returnToPending", ["REVIEWING"], "PENDING", "staff"],
  ["approve", ["PENDING", "REVIEWING"], "APPROVED", "staff"],
  ["reject", ["PENDING", "REVIEWING"], "REJECTED", "staff"],
  ["reopen", ["REJECTED"], "REVIEWING", "staff", "note"],
  ["signContract", ["APPROVED"], "SIGNED_CONTRACT", "staff"],
  ["undoSignature", ["SIGNED_CONTRACT"], "APPROVED", "admin", "note"],
  ["revokeApproval", ["APPROVED"], "REJECTED", "staff", "note"],
  ["markDuplicate", ["PENDING", "REVIEWING", "REJECTED"], "DUPLICATE", "staff", "original"],
  ["hide", ["PENDING", "REVIEWING", "APPROVED", "REJECTED", "DUPLICATE"], "HIDDEN", "staff"],
  ["restore", ["HIDDEN", "DUPLICATE"], "BEFORE", "staff"],
  ["withdraw", ["PENDING", "REVIEWING"], "REJECTED", "visitor"],
];

describe.each(TABLE)("%s", (verb, from, to, part, asked) => {
  const given = asked ? [asked] : [];

  test(`leads from ${from.join(", ")} to ${to}, and from nowhere else`, () => {
    expect<string>(SUBMISSION_MOVES[verb].to).toBe(to);
    const open = SUBMISSION_STATUSES.filter(
      (status) => whyNotSubmission(verb, { ...READY, status }, [part], given) === undefined,
    );
    expect(new Set<string>(open)).toEqual(new Set(from));
  });

  test(`is for ${part} and nobody else`, () => {
    const parts: Part[] = ["visitor", "partner", "staff", "admin", "system"];
    const status = from[0] ?? "PENDING";
    const may = parts.filter((one) => !whyNotSubmission(verb, { ...READY, status }, [one], given));
    expect(may).toEqual([part]);
  });

  test(asked ? `asks for ${asked}` : "asks for nothing", () => {
    const refusal = whyNotSubmission(verb, { ...READY, status: from[0] ?? "PENDING" }, [part]);
    expect<unknown>(refusal).toEqual(
      asked && { code: "moveNeeds", params: { record: "submission", move: verb, need: asked } },
    );
  });
});

test("the table names every move there is", () => {
  expect(["submit", ...TABLE.map(([verb]) => verb)].toSorted()).toEqual(VERBS.toSorted());
});

test.each([
  ["signContract", "APPROVED", { ...READY, hasPartnerAccount: false }, "partnerAccount"],
  ["undoSignature", "SIGNED_CONTRACT", BUSY, "noPaidOrder"],
  ["revokeApproval", "APPROVED", BUSY, "noLiveOrder"],
  ["hide", "APPROVED", BUSY, "noLiveOrder"],
] as const)("%s from %s is held up by %j: %s", (verb, status, facts, need) => {
  const refusal = whyNotSubmission(verb, { ...facts, status }, ["staff", "admin"], ["note"]);
  expect<unknown>(refusal?.params).toEqual({ record: "submission", move: verb, need });
});

test("a submission with nothing in its way holds every need of its moves", () => {
  expect(submissionHolds(READY)).toEqual(["partnerAccount", "noLiveOrder", "noPaidOrder"]);
  expect(submissionHolds(BUSY)).toEqual(["partnerAccount"]);
});

describe("statuses", () => {
  test("EOI-34, SUB-04: the applicant's five and the list's seven", () => {
    const five = ["PENDING", "REVIEWING", "APPROVED", "REJECTED", "SIGNED_CONTRACT"];
    expect<string[]>([...APPLICANT_STATUSES]).toEqual(five);
    expect<string[]>([...SUBMISSION_STATUSES]).toEqual([...five, "HIDDEN", "DUPLICATE"]);
  });

  test("CONTRACT_SIGNED is the same as SIGNED_CONTRACT", () => {
    expect(parseStatus("CONTRACT_SIGNED")).toBe("SIGNED_CONTRACT");
    expect(v.parse(submissionStatus(), "CONTRACT_SIGNED")).toBe("SIGNED_CONTRACT");
    expect(SUBMISSION_STATUSES.map(parseStatus)).toEqual([...SUBMISSION_STATUSES]);
    expect([parseStatus("pending"), parseStatus(null)]).toEqual([undefined, undefined]);
    expect(v.is(submissionStatus(), "toString")).toBe(false);
  });

  test("GEN-05: ordering is open for APPROVED and SIGNED_CONTRACT only", () => {
    expect(SUBMISSION_STATUSES.filter(isOrderingOpen)).toEqual(["APPROVED", "SIGNED_CONTRACT"]);
    expect(SUBMISSION_STATUSES.filter(isRegistrable)).toEqual(["APPROVED", "SIGNED_CONTRACT"]);
  });

  test("HIDDEN and DUPLICATE are out of the list, and a duplicate points to neither itself nor another one", () => {
    expect(SUBMISSION_STATUSES.filter(isSetAside)).toEqual(["HIDDEN", "DUPLICATE"]);
    const originals = SUBMISSION_STATUSES.filter((status) => canBeOriginal({ id: "a", status }, "b"));
    expect(originals).toEqual(SUBMISSION_STATUSES.filter((status) => status !== "DUPLICATE"));
    expect(canBeOriginal({ id: "a", status: "PENDING" }, "a")).toBe(false);
    // A duplicate that was hidden is one still.
    expect(canBeOriginal({ id: "a", status: "HIDDEN", duplicateOf: "c" }, "b")).toBe(false);
  });

  test("every status but its own is one to force it into", () => {
    expect(submissionForceTargets("PENDING")).toEqual(
      SUBMISSION_STATUSES.filter((status) => status !== "PENDING"),
    );
  });
});

test.each([
  ["staff", ["staff"], "HIDDEN", "why", "forbidden", ""],
  ["an administrator without a note", ["staff", "admin"], "HIDDEN", "  ", "moveNeeds", ""],
  ["an administrator to the same status", ["staff", "admin"], "PENDING", "why", "moveNotAllowed", ""],
  ["an administrator with a note", ["staff", "admin"], "SIGNED_CONTRACT", "why", undefined, ""],
  [
    "an administrator to DUPLICATE without an original",
    ["staff", "admin"],
    "DUPLICATE",
    "why",
    "moveNeeds",
    "",
  ],
  ["an administrator to DUPLICATE of another", ["staff", "admin"], "DUPLICATE", "why", undefined, "other"],
] as const)("forcing a status by %s", (_name, parts, to, note, code, originalId) => {
  expect(whyNotForceSubmission("PENDING", to, parts, { note, originalId })?.code).toBe(code);
});
