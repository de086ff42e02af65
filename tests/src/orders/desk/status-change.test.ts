import { describe, expect, test } from "bun:test";
import { FORCE } from "#domain/move-form.ts";
import { SENT_STATUSES } from "#domain/orders/moves/status.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { statusInput, titlesOf } from "#src/features/orders/moves/status-change.ts";
import { waysOf } from "#src/features/orders/moves/status-ways.ts";

const PROOF = { id: "f1", name: "proof.pdf", type: "application/pdf", url: "/api/files/f1" };
const NONE = { note: "", files: [], amount: null, paidOn: "", reference: "", settledAs: "", silent: false };
const REJECT = { verb: "reject", to: "REJECTED", asks: ["note"] } as const;
const PAY = { verb: "markPaid", to: "PAID", asks: ["paymentConfirmation"] } as const;

const order: Parameters<typeof waysOf>[0] = {
  status: "REVIEWING",
  sentAt: "2025-08-01T12:00:00.000Z",
  moves: [REJECT, PAY, { verb: "discard", to: "DELETED", asks: [] }],
  held: [{ verb: "approve", to: "APPROVED", needs: ["noOpenChange"] }],
  canForce: false,
  total: 40,
  paid: { handedIn: 0, accepted: 0, settled: 0, settledAs: null, outstanding: 40, credit: 0 },
  proposedSettlement: "bankCharges",
};

test("a dialog is called by the move that was pressed, or by the status where none was", () => {
  loadAllLocales();
  const [en, pt] = [i18nObject("en"), i18nObject("pt")];
  const read = (...given: Parameters<typeof titlesOf>) => Object.values(titlesOf(...given)).map(String);
  expect(read(en, "approve")).toEqual(["Approve", "Approve"]);
  expect(read(pt, "approve")).toEqual(["Aprovar", "Aprovar"]);
  expect(read(en, undefined)).toEqual(["Change status", "Save"]);
});

describe("the ways an order may go", () => {
  test("are the offered moves to a status; deleting is none", () => {
    expect(waysOf(order).moves).toEqual([REJECT, PAY]);
    expect(waysOf(order).held?.map(({ verb }) => verb)).toEqual(["approve"]);
  });

  test("are for an administrator all sent statuses but the order's own as well", () => {
    expect(waysOf(order).forceTo).toEqual([]);
    expect(waysOf({ ...order, canForce: true }).forceTo).toEqual(
      SENT_STATUSES.filter((status) => status !== "REVIEWING"),
    );
  });
});

describe("what is sent", () => {
  const known = { id: "o1", version: 3 };

  test("is the move's status and note, under the version on the screen", () => {
    const sent = { ...known, status: "REJECTED", note: "Too late", force: false, silent: false } as const;
    expect(statusInput(known, REJECT, { ...NONE, note: "Too late", files: [PROOF] }, 0)).toEqual(sent);
  });

  test("is the confirmation as well where the status bears one", () => {
    expect(
      statusInput(known, PAY, { ...NONE, files: [PROOF], amount: 40, paidOn: "2025-08-01" }, 40_00),
    ).toMatchObject({
      status: "PAID",
      paymentConfirmation: "f1",
      transfer: { amount: 40, paidOn: "2025-08-01", reference: "" },
    });
  });

  test("is the reason for what is missing, unless a file is for all of it", () => {
    const pay = { ...PAY, asks: ["settlement"] } as const;
    const given = { ...NONE, settledAs: "waived" };
    const paid = (amount: number) => statusInput(known, pay, { ...given, files: [PROOF], amount }, 40_00);
    expect(statusInput(known, pay, given, 40_00)).toMatchObject({ settledAs: "waived", silent: false });
    expect(paid(40)).not.toHaveProperty("settledAs");
    expect(paid(39.5)).toMatchObject({ settledAs: "waived" });
    expect(statusInput(known, REJECT, given, 40_00)).not.toHaveProperty("settledAs");
  });

  test("says when the status is forced", () => {
    const forced = { verb: FORCE, to: "PAID", asks: ["note"] } as const;
    expect(statusInput(known, forced, { ...NONE, note: "Engano" }, 0)).toEqual({
      ...known,
      status: "PAID",
      note: "Engano",
      force: true,
      silent: false,
    });
  });
});
