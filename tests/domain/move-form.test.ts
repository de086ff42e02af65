import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { fieldIssues } from "#domain/messages.ts";
import { emptyMove, FORCE, moveForm, moveOf, refitMove, type MoveForm } from "#domain/move-form.ts";

const WAYS = {
  moves: [
    { verb: "approve", to: "APPROVED", asks: [] },
    { verb: "reject", to: "REJECTED", asks: ["note"] },
    { verb: "markDuplicate", to: "DUPLICATE", asks: ["original"] },
    { verb: "markPaid", to: "PAID", asks: ["paymentConfirmation"] },
  ],
  forceTo: ["PENDING", "PAID"],
} as const;
const WITHOUT_FORCE = { ...WAYS, forceTo: [] };

const PROOF = { id: "f1", name: "proof.pdf", type: "application/pdf", url: "/api/files/f1" };

function form(more: Partial<MoveForm>): MoveForm {
  return { ...emptyMove(WAYS), ...more };
}

describe("something missing of a payment", () => {
  const pay = { moves: [{ verb: "markPaid", to: "PAID", asks: ["settlement"] }], forceTo: [] } as const;
  const paths = (more: Partial<MoveForm>) => {
    const { issues } = v.safeParse(moveForm(pay), { ...emptyMove(pay, "markPaid"), ...more });
    return fieldIssues(issues ?? []).map(({ path }) => path);
  };

  test("asks for its reason, unless a file is for it", () => {
    expect(paths({})).toEqual(["settledAs"]);
    expect(paths({ settledAs: "waived" })).toEqual([]);
    expect(paths({ files: [PROOF] })).toEqual([]);
  });

  test("is asked of a payment confirmation that comes along, with its day; what it leaves asks for its reason", () => {
    const ways = {
      ...pay,
      missing: { cents: 40_00, proposed: null },
      transfer: { to: ["PAID"], today: "2025-08-01", total: 40_00 },
    } as const;
    expect(emptyMove(ways, "markPaid")).toMatchObject({ amount: 40, paidOn: "2025-08-01" });
    const wrong = (more: Partial<MoveForm>) => {
      const typed = { ...emptyMove(ways, "markPaid"), files: [PROOF], ...more };
      return fieldIssues(v.safeParse(moveForm(ways), typed).issues ?? []).map(({ path }) => path);
    };
    expect(wrong({})).toEqual([]);
    expect(wrong({ amount: null })).toEqual(["amount"]);
    expect(wrong({ amount: 80 })).toEqual([]);
    expect(wrong({ amount: 80.01 })).toEqual(["amount"]);
    expect(wrong({ paidOn: "" })).toEqual(["paidOn"]);
    expect(wrong({ paidOn: "2025-08-03" })).toEqual(["paidOn"]);
    expect(wrong({ amount: 30 })).toEqual(["settledAs"]);
    expect(wrong({ amount: 30, settledAs: "waived" })).toEqual([]);
  });

  test("has the reason that is proposed", () => {
    const ways = { ...pay, missing: { cents: 40_00, proposed: "bankCharges" } };
    expect(emptyMove(ways, "markPaid").settledAs).toBe("bankCharges");
  });
});

describe("the form opens", () => {
  test("with nothing chosen", () => {
    expect(emptyMove(WAYS).choice).toBe("");
  });

  test("with the move whose button was pressed, unless that is no longer on offer", () => {
    expect(emptyMove(WAYS, "approve").choice).toBe("approve");
    expect(emptyMove(WAYS, "reopen").choice).toBe("");
    expect(emptyMove(WAYS, FORCE).choice).toBe(FORCE);
    expect(emptyMove(WITHOUT_FORCE, FORCE).choice).toBe("");
  });
});

describe("a form kept from before", () => {
  const note = "Setor D.";

  test("comes back with its choice while that is on offer", () => {
    for (const kept of [
      form({ choice: "approve", note }),
      form({ choice: FORCE, forcedTo: "PAID", note }),
      form({ choice: FORCE, note }),
    ]) {
      expect(refitMove(kept, WAYS)).toEqual(kept);
    }
  });

  test("keeps its note without a choice that is gone", () => {
    expect(refitMove(form({ choice: "reopen", note }), WAYS)).toEqual(form({ note }));
    expect(refitMove(form({ choice: FORCE, forcedTo: "APPROVED", note }), WAYS)).toEqual(form({ note }));
    expect(refitMove(form({ choice: FORCE, forcedTo: "PAID", note }), WITHOUT_FORCE)).toEqual(form({ note }));
  });
});

describe("the move that is asked for", () => {
  test("is none while nothing, or one no longer on offer, is chosen", () => {
    expect(moveOf(WAYS, form({}))).toBeUndefined();
    expect(moveOf(WAYS, form({ choice: "reopen" }))).toBeUndefined();
    expect(moveOf(WAYS, form({ choice: FORCE }))).toBeUndefined();
    expect(moveOf(WITHOUT_FORCE, form({ choice: FORCE, forcedTo: "PAID" }))).toBeUndefined();
  });

  test("is the one on offer, with what it asks for", () => {
    expect(moveOf(WAYS, form({ choice: "reject" }))).toEqual(WAYS.moves[1]);
  });

  test("is the forced status, always with a note and never with a file", () => {
    expect(moveOf(WAYS, form({ choice: FORCE, forcedTo: "PAID" }))).toEqual({
      verb: FORCE,
      to: "PAID",
      asks: ["note"],
    });
  });
});

describe("what keeps the form from being sent", () => {
  function wrong(chosen: Partial<MoveForm>): Record<string, string> {
    const { issues = [] } = v.safeParse(moveForm(WAYS), form(chosen));
    return Object.fromEntries(fieldIssues(issues).map(({ path, key }) => [path, key]));
  }

  test.each<[string, Partial<MoveForm>, Record<string, string>]>([
    ["a forced change without a status", { choice: FORCE, note: "x" }, { forcedTo: "choice" }],
    [
      "one to no status of its own",
      { choice: FORCE, forcedTo: "APPROVED", note: "x" },
      { forcedTo: "choice" },
    ],
    ["a forced change without anything", { choice: FORCE }, { forcedTo: "choice", note: "noteRequired" }],
    ["a forced change without a note", { choice: FORCE, forcedTo: "PAID" }, { note: "noteRequired" }],
    ["a note of blanks", { choice: "reject", note: " \n " }, { note: "noteRequired" }],
    ["a note too long", { choice: "approve", note: "x".repeat(2001) }, { note: "textTooLong" }],
    ["a duplicate without its original", { choice: "markDuplicate" }, { originalId: "choice" }],
    ["a payment without its confirmation", { choice: "markPaid" }, { files: "confirmationRequired" }],
  ])("%s", (_, chosen, problems) => {
    expect(wrong(chosen)).toEqual(problems);
  });

  test.each<[string, Partial<MoveForm>]>([
    ["a move that asks for nothing", { choice: "approve" }],
    ["a note that nobody asked for", { choice: "approve", note: "Setor D." }],
    ["a note where one is asked for", { choice: "reject", note: "Too late" }],
    ["a duplicate that names its original", { choice: "markDuplicate", originalId: "s1" }],
    ["a confirmation where one is asked for", { choice: "markPaid", files: [PROOF] }],
    ["a forced status with a note", { choice: FORCE, forcedTo: "PENDING", note: "Mistake" }],
  ])("is nothing after %s", (_, chosen) => {
    expect(wrong(chosen)).toEqual({});
  });
});
