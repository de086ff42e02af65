import { describe, expect, test } from "bun:test";
import { type Head, ownStatusOf } from "#domain/orders/moves/standing.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import { situationOf } from "#domain/orders/moves/team-word.ts";
import en from "#i18n/en/orders/index.ts";
import pt from "#i18n/pt/orders/index.ts";
import { AT, broken, STATES, type Told } from "./states.ts";

const nowOf = ({ stops }: Told) => stops.find(({ state }) => state === "now")?.name;
const isEnded = ({ order }: Told) => order.status === "REJECTED" || order.status === "CANCELLED";

/** Which heads a status may have; written out, so that a rule that is wrong in both places is found. */
const HEADS_OF: Record<OrderStatus, Head[]> = {
  DRAFT: ["draft"],
  PENDING: ["waiting", "returned", "changed", "changeRefused", "asked"],
  REVIEWING: ["review", "changed", "changeRefused", "asked"],
  APPROVED: [
    "wished",
    "pay",
    "paymentRefused",
    "nothingToPay",
    "sign",
    "signAgain",
    "signedCheck",
    "settled",
    "changed",
    "changeRefused",
    "asked",
  ],
  CONFIRM_PAYMENT: ["wished", "paymentCheck", "payRest", "partAccepted", "changed", "changeRefused", "asked"],
  PAID: ["paid", "sign", "signAgain", "signedCheck", "settled", "changed", "changeRefused", "asked"],
  REJECTED: ["rejected"],
  CANCELLED: ["cancelled"],
};

/** Which duties a status may have. */
const DUTIES_OF: Record<OrderStatus, string[]> = {
  DRAFT: ["finishDraft"],
  PENDING: ["answerRequest", "revise", "signContract"],
  REVIEWING: ["answerRequest", "signContract"],
  APPROVED: ["answerRequest", "pay", "signContract"],
  CONFIRM_PAYMENT: ["answerRequest", "pay", "signContract"],
  PAID: ["answerRequest", "signContract"],
  REJECTED: [],
  CANCELLED: [],
};

/** What a head asks for, which must be among the duties; the others ask for nothing. */
const ASKS: Partial<Record<Head, string>> = {
  draft: "finishDraft",
  returned: "revise",
  changed: "answerRequest",
  asked: "answerRequest",
  pay: "pay",
  paymentRefused: "pay",
  payRest: "pay",
  partAccepted: "pay",
  sign: "signContract",
};

describe("whatever state an order is in", () => {
  test("there are some thousand states", () => {
    expect(STATES.length).toBeGreaterThan(1_900);
  });

  test("its head and its next steps are those of its status", () => {
    expect(broken(({ order, head }) => HEADS_OF[order.status].includes(head))).toEqual([]);
    expect(
      broken(({ order, duties }) => duties.every((kind) => DUTIES_OF[order.status].includes(kind))),
    ).toEqual([]);
  });

  test("what the head asks for is a next step, and what it says is done is none", () => {
    const isAsked = (head: Head, duties: readonly string[]) => {
      const asked = ASKS[head];
      return asked === undefined || duties.includes(asked);
    };
    expect(broken(({ head, duties }) => isAsked(head, duties))).toEqual([]);
    expect(broken(({ head, duties }) => head !== "settled" || duties.length === 0)).toEqual([]);
    expect(
      broken(
        ({ head, duties }) =>
          !["paymentCheck", "nothingToPay", "paid"].includes(head) || !duties.includes("pay"),
      ),
    ).toEqual([]);
  });

  test("who asked for a change of an approved order is told to wait before paying or signing", () => {
    const isHeld = ({ order: { status, wishes, outstanding, contract, openChange, openRequests } }: Told) =>
      ["APPROVED", "CONFIRM_PAYMENT"].includes(status) &&
      wishes > 0 &&
      (outstanding > 0 || contract === "unsigned") &&
      !openChange &&
      openRequests === 0;
    expect(STATES.filter(isHeld).length).toBeGreaterThan(10);
    expect(broken((told) => isHeld(told) === (told.head === "wished"))).toEqual([]);
    expect(
      broken(
        ({ head, duties }) =>
          head !== "wished" || !(duties.includes("pay") || duties.includes("signContract")),
      ),
    ).toEqual([]);
  });

  test("a line that ended has nothing ahead, and ends with its end", () => {
    expect(
      broken(
        (told) =>
          !isEnded(told) ||
          (told.stops.at(-1)?.name === "end" &&
            told.stops.every(({ state }) => state !== "ahead" && state !== "now")),
      ),
    ).toEqual([]);
    expect(broken((told) => isEnded(told) || told.stops.every(({ name }) => name !== "end"))).toEqual([]);
  });

  test("one stop is in progress, and none behind it lies ahead", () => {
    const states = (told: Told) => told.stops.map(({ state }) => state);
    expect(
      broken((told) => {
        const isOver =
          isEnded(told) || told.order.status === "DRAFT" || states(told).every((state) => state === "done");
        return states(told).filter((state) => state === "now").length === (isOver ? 0 : 1);
      }),
    ).toEqual([]);
    expect(
      broken((told) => {
        const at = states(told).indexOf("now");
        return (
          at === -1 ||
          states(told)
            .slice(0, at)
            .every((state) => state === "done")
        );
      }),
    ).toEqual([]);
  });

  test("the stop in progress says what the head says", () => {
    const pairs: [Head, ReturnType<typeof nowOf>][] = [
      ["waiting", "waiting"],
      ["returned", "returned"],
      ["review", "review"],
      ["pay", "payment"],
      ["paymentRefused", "paymentRefused"],
      ["paymentCheck", "payment"],
      ["payRest", "payment"],
      ["partAccepted", "payment"],
      ["nothingToPay", "contract"],
      ["paid", "contract"],
      ["settled", undefined],
      ["sign", "contract"],
      ["signAgain", "contract"],
      ["signedCheck", "contract"],
    ];
    for (const [head, stop] of pairs) {
      const others = STATES.filter((told) => told.head === head && nowOf(told) !== stop);
      expect(others.map(({ said }) => said)).toEqual([]);
    }
  });

  test("the day to pay by stands where something is to be paid, and nowhere else", () => {
    expect(
      broken(({ stops, duties }) => stops.some(({ dueOn }) => dueOn !== null) === duties.includes("pay")),
    ).toEqual([]);
  });

  test("an order that waits for an answer to the team's change is called changed, and no other is", () => {
    expect(broken(({ order, head }) => (head === "changed") === (ownStatusOf(order) === "CHANGED"))).toEqual(
      [],
    );
  });

  test("a refused confirmation is not called approved, an order sent back not pending", () => {
    const wordOf = (told: Told) => ownStatusOf(told.order);
    const isChanged = ({ head }: Told) => head === "changed";
    const isRefused = (told: Told) => told.order.isPaymentRefused && !isChanged(told);
    const isReturned = (told: Told) => told.order.isReturned && !isChanged(told);
    expect(broken((told) => !isRefused(told) || wordOf(told) === "PAYMENT_REFUSED")).toEqual([]);
    expect(broken((told) => !isReturned(told) || wordOf(told) === "RETURNED")).toEqual([]);
    const isPart = ({ order, head }: Told) =>
      order.status === "CONFIRM_PAYMENT" && !order.isToCheck && order.outstanding > 0 && head !== "changed";
    expect(broken((told) => !isPart(told) || wordOf(told) === "PART_ACCEPTED")).toEqual([]);
    expect(
      broken(
        (told) =>
          told.order.word !== null || isPart(told) || isChanged(told) || wordOf(told) === told.order.status,
      ),
    ).toEqual([]);
  });
});

describe("the sentences", () => {
  /** What may be said of no order in that state, in either language. */
  const FORBIDDEN: [string, readonly Head[], RegExp][] = [
    [
      "that it is approved",
      ["waiting", "returned", "review", "rejected", "cancelled", "paymentRefused"],
      /approved|aprovado/i,
    ],
    [
      "that it can be edited",
      ["review", "pay", "paymentCheck", "paid", "settled", "rejected", "cancelled"],
      /can edit|pode editar/i,
    ],
    [
      "that its review has not begun",
      ["returned", "review", "pay", "paid", "rejected"],
      /not begun|não começou/i,
    ],
    [
      "that payment is made",
      ["pay", "paymentRefused", "payRest", "partAccepted", "paymentCheck"],
      /confirmed|confirmado|settled|tudo certo/i,
    ],
    [
      "that something is being checked",
      ["pay", "paymentRefused", "partAccepted", "paid", "settled"],
      /being checked|is checking|em conferência|confere/i,
    ],
    [
      "that something is to be paid",
      ["nothingToPay", "sign", "signAgain", "paid", "settled", "rejected", "cancelled", "wished"],
      /make the payment|faça o pagamento|still to be paid|falta pagar/i,
    ],
    ["that the reason stands elsewhere", ["returned", "rejected", "paymentRefused"], /history|histórico/i],
  ];
  test.each(FORBIDDEN)("never say %s where it is not so", (_, heads, words) => {
    for (const head of heads) {
      expect(en.now[head]).not.toMatch(words);
      expect(pt.now[head]).not.toMatch(words);
    }
  });
});

describe("the team's word", () => {
  const event = (action: string, from: string | null, to: string | null, note = "") => {
    return { action, from, to, note, actorName: "Equipe", at: AT };
  };
  const said = { note: "Falta o croqui.", who: "Equipe", at: AT };
  test.each([
    ["a return", event("returnToPartner", "REVIEWING", "PENDING", said.note), said],
    ["a rejection", event("reject", "REVIEWING", "REJECTED", said.note), said],
    ["the note of an approval", event("approve", "PENDING", "APPROVED", said.note), said],
    ["a refused confirmation", event("refusePayment", "CONFIRM_PAYMENT", "APPROVED", said.note), said],
    ["a forced status", event("force", "PAID", "PENDING", said.note), said],
    ["an approval without a note", event("approve", "PENDING", "APPROVED"), null],
    ["what the exhibitor wrote", event("submit", "DRAFT", "PENDING", "A second stand"), null],
    ["a move that was undone", event("undoMove", "APPROVED", "REVIEWING"), null],
  ])("is %s", (_, last, word) => {
    expect(situationOf([last, event("submit", "DRAFT", "PENDING")]).word).toEqual(word);
  });

  test("is answered by the next move or edit, not by a file or a request, nor by a move that came too late", () => {
    const returned = event("returnToPartner", "REVIEWING", "PENDING", said.note);
    expect(situationOf([event("addFile", null, null), returned])).toMatchObject({
      word: said,
      isReturned: true,
    });
    expect(situationOf([event("lost", "PENDING", "CANCELLED"), returned]).word).toEqual(said);
    const none = { word: null, isReturned: false, isPaymentRefused: false };
    expect(situationOf([event("update", null, null), returned])).toEqual(none);
    expect(situationOf([event("startReview", "PENDING", "REVIEWING"), returned])).toEqual(none);
  });
});
