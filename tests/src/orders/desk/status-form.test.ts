import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { fieldIssues } from "#domain/messages.ts";
import { Refusal } from "#domain/refusal.ts";
import { SENT_STATUSES } from "#domain/orders/status.ts";
import type { OfferedMove, Order } from "#src/features/orders/desk/data.ts";
import {
  EMPTY_FORM,
  FORCE,
  forcedChoices,
  movesOf,
  refitStatus,
  statusForm,
  statusInput,
  targetOf,
  type StatusForm,
} from "#src/features/orders/desk/status-form.ts";

const APPROVE: OfferedMove = { verb: "approve", to: "APPROVED", asks: [] };
const REJECT: OfferedMove = { verb: "reject", to: "REJECTED", asks: ["note"] };
const PAY: OfferedMove = { verb: "markPaid", to: "PAID", asks: ["paymentConfirmation"] };
const DISCARD: OfferedMove = { verb: "discard", to: "DELETED", asks: [] };

const PROOF = { id: "f1", name: "proof.pdf", type: "application/pdf", url: "/api/files/f1" };

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
    expect(refitStatus(kept, order)).toEqual(kept);
    const forced = form({ choice: FORCE, forcedTo: "PAID", note });
    expect(refitStatus(forced, { ...order, canForce: true })).toEqual(forced);
  });

  test("keeps its note without a choice that is gone", () => {
    expect(refitStatus(form({ choice: "reopen", note }), order)).toEqual(form({ note }));
    expect(refitStatus(form({ choice: FORCE, forcedTo: "PAID", note }), order)).toEqual(form({ note }));
    const forced = form({ choice: FORCE, forcedTo: "REVIEWING", note });
    expect(refitStatus(forced, { ...order, canForce: true })).toEqual(form({ note }));
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
  function wrong(chosen: Partial<StatusForm>): Record<string, string> {
    const { issues = [] } = v.safeParse(statusForm(order), form(chosen));
    return Object.fromEntries(fieldIssues(issues).map(({ path, key }) => [path, key]));
  }

  test.each<[string, Partial<StatusForm>, Record<string, string>]>([
    ["a forced change without a status", { choice: FORCE, note: "x" }, { forcedTo: "choice" }],
    ["a forced change without a note", { choice: FORCE, forcedTo: "PAID" }, { note: "noteRequired" }],
    ["a note of blanks", { choice: "reject", note: " \n " }, { note: "noteRequired" }],
    ["a payment without its confirmation", { choice: "markPaid" }, { files: "confirmationRequired" }],
  ])("%s", (_, chosen, problems) => {
    expect(wrong(chosen)).toEqual(problems);
  });

  test.each<[string, Partial<StatusForm>]>([
    ["a move that asks for nothing", { choice: "approve" }],
    ["a note where one is asked for", { choice: "reject", note: "Too late" }],
    ["a confirmation where one is asked for", { choice: "markPaid", files: [PROOF] }],
    ["a forced status with a note", { choice: FORCE, forcedTo: "PENDING", note: "Mistake" }],
  ])("is nothing after %s", (_, chosen) => {
    expect(wrong(chosen)).toEqual({});
  });

  test.each<[string, Partial<StatusForm>]>([
    ["nothing chosen (ORD-15)", { note: "Setor D." }],
    ["a move that is no longer offered", { choice: "reopen" }],
  ])("%s changes nothing", (_, chosen) => {
    expect(() => statusInput(order, form(chosen))).toThrow(Refusal);
  });
});

describe("what is sent", () => {
  const known = { ...order, id: "o1", version: 3 };

  test("is the move's status and note, under the version on the screen", () => {
    const sent = { id: "o1", version: 3, status: "REJECTED", note: "Too late", force: false } as const;
    expect(statusInput(known, form({ choice: "reject", note: "Too late", files: [PROOF] }))).toEqual(sent);
  });

  test("is the confirmation as well where the status bears one", () => {
    expect(statusInput(known, form({ choice: "markPaid", files: [PROOF] }))).toMatchObject({
      status: "PAID",
      paymentConfirmation: "f1",
    });
  });
});
