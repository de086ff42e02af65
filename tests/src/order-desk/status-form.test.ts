import { describe, expect, test } from "bun:test";
import { SENT_STATUSES } from "#domain/orders/status.ts";
import type { OfferedMove, Order } from "#src/features/order-desk/data.ts";
import {
  EMPTY_FORM,
  findProblems,
  FORCE,
  forcedChoices,
  formFor,
  movesOf,
  targetOf,
  type StatusForm,
} from "#src/features/order-desk/status-form.ts";

const APPROVE: OfferedMove = { verb: "approve", to: "APPROVED", asks: [] };
const REJECT: OfferedMove = { verb: "reject", to: "REJECTED", asks: ["note"] };
const PAY: OfferedMove = { verb: "markPaid", to: "PAID", asks: ["paymentConfirmation"] };
const DISCARD: OfferedMove = { verb: "discard", to: "DELETED", asks: [] };

const order = {
  status: "REVIEWING",
  sentAt: "2025-08-01T12:00:00.000Z",
  moves: [APPROVE, REJECT, PAY, DISCARD],
} as Order;

function form(more: Partial<StatusForm>): StatusForm {
  return { ...EMPTY_FORM, ...more };
}

describe("the choices", () => {
  test("are the offered moves to a status; deleting is none", () => {
    expect(movesOf(order).map(({ verb }) => verb)).toEqual(["approve", "reject", "markPaid"]);
  });

  test("of an administrator are all sent statuses but the order's own", () => {
    expect(forcedChoices(order)).toEqual(SENT_STATUSES.filter((status) => status !== "REVIEWING"));
  });
});

describe("a form kept from before", () => {
  const note = "Setor D.";

  test("comes back with its choice while that is offered", () => {
    const kept = form({ choice: "approve", note });
    expect(formFor(order, kept)).toEqual(kept);
    const forced = form({ choice: FORCE, forcedTo: "PAID", note });
    expect(formFor({ ...order, canForce: true }, forced)).toEqual(forced);
  });

  test("keeps its note without a choice that is gone", () => {
    expect(formFor(order, form({ choice: "reopen", note }))).toEqual(form({ note }));
    expect(formFor(order, form({ choice: FORCE, forcedTo: "PAID", note }))).toEqual(form({ note }));
    const forced = form({ choice: FORCE, forcedTo: "REVIEWING", note });
    expect(formFor({ ...order, canForce: true }, forced)).toEqual(form({ note }));
  });
});

describe("where the form leads", () => {
  test("is nowhere while nothing, or a move no longer offered, is chosen", () => {
    expect(targetOf(order, EMPTY_FORM)).toBeUndefined();
    expect(targetOf(order, form({ choice: "reopen" }))).toBeUndefined();
    expect(targetOf(order, form({ choice: FORCE }))).toBeUndefined();
  });

  test("is where the move leads, with what it asks for", () => {
    const nothing = { needsNote: false, needsFile: false, isForced: false };
    expect(targetOf(order, form({ choice: "approve" }))).toEqual({ ...nothing, to: "APPROVED" });
    expect(targetOf(order, form({ choice: "reject" }))).toEqual({
      ...nothing,
      to: "REJECTED",
      needsNote: true,
    });
    expect(targetOf(order, form({ choice: "markPaid" }))).toEqual({
      ...nothing,
      to: "PAID",
      needsFile: true,
    });
  });

  test("is the forced status, always with a note and never with a file", () => {
    expect(targetOf(order, form({ choice: FORCE, forcedTo: "PAID" }))).toEqual({
      to: "PAID",
      needsNote: true,
      needsFile: false,
      isForced: true,
    });
  });
});

describe("what keeps the form from being sent", () => {
  test.each<[string, Partial<StatusForm>, boolean, object]>([
    ["nothing chosen (ORD-15)", {}, false, { change: true }],
    ["a move that is no longer offered", { choice: "reopen" }, false, { change: true }],
    ["a forced change without a status", { choice: FORCE, note: "x" }, false, { forcedTo: true }],
    ["a forced change without a note", { choice: FORCE, forcedTo: "PAID" }, false, { note: true }],
    ["a note of blanks", { choice: "reject", note: " \n " }, false, { note: true }],
    ["a payment without its confirmation", { choice: "markPaid" }, false, { file: true }],
  ])("%s", (_, chosen, hasFile, problems) => {
    expect(findProblems(order, form(chosen), hasFile)).toEqual(problems);
  });

  test.each<[string, Partial<StatusForm>, boolean]>([
    ["a move that asks for nothing", { choice: "approve" }, false],
    ["a note where one is asked for", { choice: "reject", note: "Too late" }, false],
    ["a confirmation where one is asked for", { choice: "markPaid" }, true],
    ["a forced status with a note", { choice: FORCE, forcedTo: "PENDING", note: "Mistake" }, false],
  ])("is nothing after %s", (_, chosen, hasFile) => {
    expect(findProblems(order, form(chosen), hasFile)).toEqual({});
  });
});
