import { describe, expect, test } from "bun:test";
import { ORDER_STATUSES } from "#domain/orders/moves/status.ts";
import { stopInHand, stopsOf, type Travelled } from "#domain/orders/moves/stops.ts";
import { stepOrder } from "./step-order.ts";

const SENT = "2025-08-01T12:00:00.000Z";
const day = (number: number) => `2025-08-${String(number).padStart(2, "0")}T12:00:00.000Z`;
const move = (from: string | null, to: string, number: number) => ({ from, to, at: day(number) });

/** Sent, taken up, approved and paid for, the newest first. */
const MOVES = [
  move("CONFIRM_PAYMENT", "PAID", 6),
  move("APPROVED", "CONFIRM_PAYMENT", 5),
  move("REVIEWING", "APPROVED", 3),
  move("PENDING", "REVIEWING", 2),
  move("DRAFT", "PENDING", 1),
];

function stops(order: Partial<Travelled> & Pick<Travelled, "status">): string[] {
  return stopsOf({ ...stepOrder(), sentAt: SENT, moves: [], signedAt: null, ...order }).map(
    ({ name, state, at, dueOn }) =>
      [name, state, at && Number(at.slice(8, 10)), dueOn && `until ${dueOn}`].filter(Boolean).join(" "),
  );
}

describe("the stops of an order", () => {
  test("wait for the review once it is sent, and say since when it is under review", () => {
    const ahead = ["approved ahead", "payment ahead", "contract ahead"];
    expect(stops({ status: "PENDING" })).toEqual(["sent done 1", "waiting now", ...ahead]);
    const moves = MOVES.slice(3);
    expect(stops({ status: "REVIEWING", moves })).toEqual(["sent done 1", "review now 2", ...ahead]);
  });

  test("lead to the payment after the approval, and to the contract after the payment", () => {
    const approved = ["sent done 1", "review done 2", "approved done 3"];
    expect(stops({ status: "APPROVED", moves: MOVES.slice(2) })).toEqual([
      ...approved,
      "payment now",
      "contract ahead",
    ]);
    expect(stops({ status: "PAID", moves: MOVES })).toEqual([...approved, "payment done 6", "contract now"]);
    expect(stops({ status: "PAID", moves: MOVES, signedAt: day(8) }).at(-1)).toBe("contract done 8");
  });

  test("keep the day of the approval when a payment confirmation was refused", () => {
    const moves = [move("CONFIRM_PAYMENT", "APPROVED", 7), ...MOVES.slice(1)];
    expect(stops({ status: "APPROVED", moves })[2]).toBe("approved done 3");
  });

  test("leave a review out that never was, instead of calling it done", () => {
    const moves = [move("PENDING", "APPROVED", 2)];
    expect(stops({ status: "APPROVED", moves }).slice(1, 3)).toEqual(["approved done 2", "payment now"]);
  });

  test("say that an order was sent back, and until when another confirmation is awaited", () => {
    const back = [move("REVIEWING", "PENDING", 4), ...MOVES.slice(3)];
    expect(stops({ status: "PENDING", isReturned: true, moves: back })[1]).toBe("returned now 4");
    const moves = [move("CONFIRM_PAYMENT", "APPROVED", 7), ...MOVES.slice(1)];
    const refused = { status: "APPROVED", isPaymentRefused: true, moves, payBy: "2025-08-14" } as const;
    expect(stops(refused)[3]).toBe("paymentRefused now 7 until 2025-08-14");
    expect(stops({ ...refused, isPaymentRefused: false, moves: MOVES.slice(2) })[3]).toBe(
      "payment now until 2025-08-14",
    );
  });

  test("pass the payment where nothing is to be paid", () => {
    const free = { status: "APPROVED", outstanding: 0, moves: MOVES.slice(2) } as const;
    expect(stops(free).slice(3)).toEqual(["payment done", "contract now"]);
    expect(stops({ ...free, openChange: true })[3]).toBe("payment now");
  });

  test("end with what became of a rejected or cancelled order; a contract signed before stays signed", () => {
    const rejected = [move("REVIEWING", "REJECTED", 4), ...MOVES.slice(3)];
    expect(stops({ status: "REJECTED", moves: rejected })).toEqual([
      "sent done 1",
      "review done 2",
      "end ended 4",
    ]);
    const atOnce = [move("PENDING", "CANCELLED", 2), ...MOVES.slice(4)];
    expect(stops({ status: "CANCELLED", moves: atOnce })).toEqual(["sent done 1", "end ended 2"]);
    const cancelled = [move("APPROVED", "CANCELLED", 9), ...MOVES.slice(2)];
    expect(stops({ status: "CANCELLED", moves: cancelled, signedAt: day(8) }).slice(2)).toEqual([
      "approved done 3",
      "contract done 8",
      "end ended 9",
    ]);
  });

  test.each([
    ["the one in progress", { status: "PENDING" }, "waiting"],
    ["the payment, until it is made", { status: "APPROVED", moves: MOVES.slice(2) }, "payment"],
    ["the contract after it", { status: "PAID", moves: MOVES }, "contract"],
    ["the last one once all are passed", { status: "PAID", moves: MOVES, signedAt: day(8) }, "contract"],
    [
      "a signature before the payment aside",
      { status: "APPROVED", moves: MOVES.slice(2), signedAt: day(4) },
      "payment",
    ],
    ["its end, where it ended", { status: "CANCELLED", moves: [move("PENDING", "CANCELLED", 2)] }, "end"],
    ["none of a draft", { status: "DRAFT" }, undefined],
  ] as const)("are named by one: %s", (_, order, name) => {
    const travelled = { ...stepOrder(), sentAt: SENT, moves: [], signedAt: null, ...order };
    expect(stopInHand(stopsOf(travelled))?.name).toBe(name);
  });

  test("have one at most that waits for somebody, whatever the status; a draft has none", () => {
    for (const status of ORDER_STATUSES) {
      const found = stopsOf({ ...stepOrder({ status }), sentAt: SENT, moves: MOVES, signedAt: null });
      expect(found.filter(({ state }) => state === "now" || state === "ended").length).toBe(
        status === "DRAFT" ? 0 : 1,
      );
    }
  });
});
