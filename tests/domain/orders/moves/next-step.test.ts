import { describe, expect, test } from "bun:test";
import {
  type Duty,
  dutiesOf,
  meaningOf,
  type StepOrder,
  type StepSubmission,
  waitingFor,
} from "#domain/orders/moves/next-step.ts";
import { ORDER_STATUSES } from "#domain/orders/moves/status.ts";
import { SUBMISSION_STATUSES } from "#domain/submissions/status.ts";
import { SINCE, stepOrder as order } from "./step-order.ts";

function submission(orders: StepOrder[], more: Partial<StepSubmission> = {}): StepSubmission {
  return { status: "APPROVED", isWithdrawn: false, since: SINCE, orders, ...more };
}

const said = (orders: StepOrder[], more: Partial<StepSubmission> = {}) => {
  const asked = submission(orders, more);
  return dutiesOf(asked)[0]?.kind ?? waitingFor(asked).kind;
};

describe("the next step of an approved submission", () => {
  const stand = order({ status: "PAID", contract: "signed", outstanding: 0 });
  test.each<[string, StepOrder[], ReturnType<typeof said>]>([
    ["without any order is to choose a stand", [], "chooseStand"],
    ["whose stand was cancelled is to choose another", [order({ status: "CANCELLED" })], "chooseStand"],
    ["whose stand was rejected is to choose another", [order({ status: "REJECTED" })], "chooseStand"],
    ["with services only is to choose a stand", [order({ type: "CUSTOM_SERVICES" })], "chooseStand"],
    ["with a draft of a stand is to finish it", [order({ status: "DRAFT", reference: null })], "finishDraft"],
    ["with a sent order waits for the team", [order()], "review"],
    ["with an order sent back is to change it", [order({ isReturned: true })], "revise"],
    ["with an order under review waits for the team", [order({ status: "REVIEWING" })], "review"],
    ["with an approved order is to pay", [order({ status: "APPROVED" })], "pay"],
    ["with a part paid is to pay the rest", [order({ status: "CONFIRM_PAYMENT", outstanding: 1 })], "pay"],
    [
      "with a confirmation handed in waits for its check",
      [order({ status: "CONFIRM_PAYMENT", outstanding: 0 })],
      "payment",
    ],
    ["with a question of the team is to answer it", [order({ openRequests: 1 })], "answerRequest"],
    [
      "with an edition to sign is to sign it",
      [order({ status: "PAID", outstanding: 0, contract: "unsigned" })],
      "signContract",
    ],
    [
      "with an outdated edition waits for the new one",
      [order({ status: "PAID", outstanding: 0, contract: "outdated" })],
      "contract",
    ],
    ["that is paid and signed has nothing left", [stand], "done"],
    [
      "finishes a draft of services beside a stand that is done",
      [stand, order({ id: "o2", type: "CUSTOM_SERVICES", status: "DRAFT" })],
      "finishDraft",
    ],
    [
      "ignores a question about a cancelled order",
      [stand, order({ status: "CANCELLED", openRequests: 1 })],
      "done",
    ],
  ])("%s", (_, orders, kind) => {
    expect(said(orders)).toBe(kind);
  });

  test("is what is due first, and what has a day comes before what has none", () => {
    const orders = [
      order({ id: "late", status: "APPROVED", payBy: "2025-11-01" }),
      order({ id: "soon", openRequests: 2, requestsDueOn: "2025-10-01" }),
      order({ id: "any", openRequests: 1 }),
    ];
    const shown = dutiesOf(submission(orders)).map((duty) => ("orderId" in duty ? duty.orderId : duty.kind));
    expect(shown).toEqual(["soon", "late", "any"]);
  });
});

test("before the approval nothing is asked for, and after a rejection nothing ever", () => {
  expect(said([], { status: "PENDING" })).toBe("submissionReview");
  expect(said([], { status: "REVIEWING" })).toBe("submissionReview");
  expect(said([], { status: "REJECTED" })).toBe("ended");
  expect(said([], { status: "REJECTED", isWithdrawn: true })).toBe("ended");
});

test("every reachable state has exactly one answer", () => {
  const kinds = new Set<Duty["kind"] | string>();
  for (const status of SUBMISSION_STATUSES) {
    for (const orderStatus of ORDER_STATUSES) {
      for (const type of ["STANDARD", "CUSTOM", "CUSTOM_SERVICES", "SIMPLE", "STAND"] as const) {
        for (const contract of ["none", "unsigned", "signed", "outdated"] as const) {
          for (const [openRequests, isReturned] of [
            [0, false],
            [0, true],
            [2, false],
          ] as const) {
            for (const outstanding of [0, 5_00, -5_00]) {
              const one = order({
                type,
                status: orderStatus,
                contract,
                isReturned,
                openRequests,
                outstanding,
              });
              const asked = submission([one], { status });
              const step = dutiesOf(asked)[0]?.kind ?? waitingFor(asked).kind;
              expect(step).toBeString();
              kinds.add(step);
            }
          }
        }
      }
    }
  }
  expect([...kinds].toSorted()).toEqual(
    [
      "answerRequest",
      "chooseStand",
      "contract",
      "done",
      "ended",
      "finishDraft",
      "review",
      "pay",
      "payment",
      "revise",
      "signContract",
      "submissionReview",
    ].toSorted(),
  );
});

test("a status that says the contract is signed does not stand above a contract to sign", () => {
  const unsigned = order({ status: "PAID", outstanding: 0, contract: "unsigned" });
  const duties = dutiesOf(submission([unsigned], { status: "SIGNED_CONTRACT" }));
  expect(duties.map(({ kind }) => kind)).toEqual(["signContract"]);
  expect(meaningOf("SIGNED_CONTRACT", [unsigned])).toBe("toSign");
  expect(meaningOf("SIGNED_CONTRACT", [])).toBe("SIGNED_CONTRACT");
  const toMake = order({ status: "PAID", outstanding: 0, contract: "none" });
  expect(meaningOf("SIGNED_CONTRACT", [toMake])).toBe("toSign");
  expect(meaningOf("APPROVED", [unsigned])).toBe("APPROVED");
});

test("a copy that came back is no signature: the team has it to check, the exhibitor nothing to do", () => {
  const received = order({ status: "PAID", outstanding: 0, contract: "received" });
  const approved = submission([received], { status: "APPROVED" });
  expect(dutiesOf(approved)).toEqual([]);
  expect(waitingFor(approved)).toMatchObject({ kind: "signedCopy" });
  expect(meaningOf("APPROVED", [received])).toBe("toCheck");
  expect(meaningOf("SIGNED_CONTRACT", [received])).toBe("toCheck");
  expect(meaningOf("APPROVED", [order({ ...received, status: "CANCELLED" })])).toBe("APPROVED");
});
