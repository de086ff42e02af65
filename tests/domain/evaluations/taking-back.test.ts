import { expect, test } from "bun:test";
import { type DeclinedAs, whyNotTakeBack } from "#domain/evaluations/taking-back.ts";

const CONFLICT = { hasConflict: true, hasAbstained: false };
const ABSTENTION = { hasConflict: false, hasAbstained: true };
const NEITHER = { hasConflict: false, hasAbstained: false };
const FREE = { submission: { status: "REVIEWING" }, isOwn: false, areMarksOpen: false } as const;

type Declined = Parameters<typeof whyNotTakeBack>[1];

test.each<[string, DeclinedAs, Declined, string | undefined]>([
  ["a conflict", "conflict", { ...FREE, standing: CONFLICT }, undefined],
  ["an abstention", "abstention", { ...FREE, standing: ABSTENTION }, undefined],
  [
    "a conflict while others have given",
    "conflict",
    { ...FREE, standing: CONFLICT, areMarksOpen: true },
    undefined,
  ],
  [
    "an abstention, whose marks were open",
    "abstention",
    { ...FREE, standing: ABSTENTION, areMarksOpen: true },
    "marksWereOpen",
  ],
  ["one's own conflict", "conflict", { ...FREE, standing: CONFLICT, isOwn: true }, "ownDeclaration"],
  ["one's own abstention", "abstention", { ...FREE, standing: ABSTENTION, isOwn: true }, "ownDeclaration"],
  [
    "a conflict after the decision",
    "conflict",
    { ...FREE, standing: CONFLICT, submission: { status: "APPROVED" } },
    "alreadyDecided",
  ],
  [
    "an abstention after the decision",
    "abstention",
    { ...FREE, standing: ABSTENTION, submission: { status: "REJECTED" } },
    "alreadyDecided",
  ],
  ["what nobody declared", "conflict", { ...FREE, standing: NEITHER }, "nothingChanged"],
  ["a conflict, as an abstention", "abstention", { ...FREE, standing: CONFLICT }, "nothingChanged"],
])("%s is taken back, or not: %s", (_, as, declined, code) => {
  expect(whyNotTakeBack(as, declined)?.code).toBe(code as never);
});
