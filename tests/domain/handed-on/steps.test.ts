import { expect, test } from "bun:test";
import { handedState, hasTechnicalFiles, stepsForColleague, withHanded } from "#domain/handed-on/steps.ts";
import type { Duty } from "#domain/orders/moves/next-step.ts";

const [earlier, now, later] = ["2025-08-01", "2025-08-02", "2025-08-03"].map((day) => new Date(day)) as [
  Date,
  Date,
  Date,
];
const NOTHING = { takenBackAt: null, doneAt: null, expiresAt: null };

test.each([
  ["open", NOTHING, true],
  ["open", { ...NOTHING, expiresAt: later }, true],
  ["expired", { ...NOTHING, expiresAt: now }, true],
  ["closed", { ...NOTHING, expiresAt: earlier }, false],
  ["takenBack", { ...NOTHING, takenBackAt: earlier }, false],
  ["done", { takenBackAt: later, doneAt: earlier, expiresAt: earlier }, false],
] as const)("a handed step is %s", (state, step, isStillThere) => {
  expect(handedState(step, isStillThere, now)).toBe(state);
});

test.each([
  ["CUSTOM", "PENDING", true],
  ["STANDARD", "PAID", true],
  ["CUSTOM", "DRAFT", false],
  ["CUSTOM", "CANCELLED", false],
  ["STANDARD", "REJECTED", false],
  ["CUSTOM_SERVICES", "PENDING", false],
] as const)("technical files of an order %s, %s: %p", (type, status, expected) => {
  expect(hasTechnicalFiles({ type, status })).toBe(expected);
});

const on = { orderId: "a", reference: null, dueOn: null, responsible: { id: "1", name: "Ana" } };
const DUTIES: Duty[] = [
  { kind: "answerRequest", ...on, count: 1 },
  { kind: "finishDraft", ...on, type: "CUSTOM" },
  { kind: "chooseStand", dueOn: null },
];

test("a colleague takes on what an order asks for, not its draft", () => {
  expect(stepsForColleague(DUTIES)).toEqual(["answerRequest"]);
});

test("a duty that was handed on is its taker's, of that order and that step alone", () => {
  const to = { id: "2", name: "Davi" };
  const names = (handed: Parameters<typeof withHanded>[1]) =>
    withHanded(DUTIES, handed).map((duty) => ("responsible" in duty ? duty.responsible?.name : null));
  expect(names([{ orderId: "a", step: "answerRequest", to }])).toEqual(["Davi", "Ana", null]);
  expect(names([{ orderId: "b", step: "answerRequest", to }])).toEqual(["Ana", "Ana", null]);
  expect(names([{ orderId: "a", step: "pay", to }])).toEqual(["Ana", "Ana", null]);
});
