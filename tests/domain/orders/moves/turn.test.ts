import { describe, expect, test } from "bun:test";
import { waitingFor } from "#domain/orders/moves/next-step.ts";
import type { Head } from "#domain/orders/moves/standing.ts";
import { sideOf, TURNS, type TurnSide } from "#domain/orders/moves/turn.ts";
import { AT, broken, STATES, type Told } from "./states.ts";

/** Whose turn it is at each head, where nothing else is asked: written out beside the rule. */
const SIDE_OF: Partial<Record<Head, TurnSide>> = {
  draft: "exhibitor",
  waiting: "team",
  returned: "exhibitor",
  review: "team",
  changed: "exhibitor",
  changeRefused: "team",
  pay: "exhibitor",
  paymentRefused: "exhibitor",
  paymentCheck: "team",
  payRest: "team",
  partAccepted: "exhibitor",
  nothingToPay: "team",
  sign: "exhibitor",
  signAgain: "exhibitor",
  signedCheck: "team",
  paid: "team",
  settled: "nobody",
  rejected: "nobody",
  cancelled: "nobody",
};

describe("whose turn it is", () => {
  const sideAt = ({ turn }: Told) => sideOf(turn);

  test("is the team's, the exhibitor's or nobody's, and every answer is reached", () => {
    expect(broken((told) => ["team", "exhibitor", "nobody"].includes(sideAt(told)))).toEqual([]);
    expect([...new Set(STATES.map(({ turn }) => turn))].toSorted()).toEqual(TURNS.toSorted());
  });

  test("is what the head says, unless the exhibitor has asked or a confirmation waits", () => {
    const isPlain = ({ order, head }: Told) =>
      order.wishes === 0 &&
      head !== "asked" &&
      (!order.isToCheck || order.status === "CONFIRM_PAYMENT") &&
      // What is still to be paid stands first for the exhibitor, the copy for the team.
      (order.contract !== "received" || head === "signedCheck");
    expect(broken((told) => !isPlain(told) || sideAt(told) === SIDE_OF[told.head])).toEqual([]);
  });

  test("a signed copy that came back waits for the team's look, and is called signed by nobody", () => {
    const withCopy = ({ order }: Told) => order.contract === "received";
    const isLater = ({ turn }: Told) => turn === "payment" || turn === "wish";
    const isApproved = ({ order: { status, openChange } }: Told) =>
      ["APPROVED", "CONFIRM_PAYMENT", "PAID"].includes(status) && !openChange;
    const copies = STATES.filter((told) => withCopy(told) && isApproved(told) && !isLater(told));
    expect(copies.length).toBeGreaterThan(50);
    expect(broken((told) => !copies.includes(told) || told.turn === "signedCopy")).toEqual([]);
    expect(broken((told) => !withCopy(told) || told.head !== "settled")).toEqual([]);
    const isDone = ({ stops }: Told) =>
      stops.some(({ name, state }) => name === "contract" && state === "done");
    expect(broken((told) => !withCopy(told) || !isDone(told))).toEqual([]);
    expect(broken((told) => !withCopy(told) || !told.duties.includes("signContract"))).toEqual([]);
  });

  test("is the exhibitor's only where a next step tells what to do", () => {
    expect(broken((told) => sideAt(told) !== "exhibitor" || told.duties.length > 0)).toEqual([]);
  });

  test("of an exhibitor without a next step is said by the home as the desk counts it", () => {
    const home = ({ order }: Told) =>
      waitingFor({ status: "APPROVED", isWithdrawn: false, since: AT, orders: [order] });
    expect(
      broken((told) => {
        const said = home(told).kind;
        // Who waits with paying for the answer to a wish is told that, too.
        const kind = said === "wishHeld" ? "wish" : said === "doneRejected" ? "done" : said;
        if ((said === "doneRejected") !== (told.order.status === "REJECTED" && told.turn === "rejected"))
          return false;
        return told.duties.length > 0 || kind === (sideAt(told) === "team" ? told.turn : "done");
      }),
    ).toEqual([]);
  });

  test("is the team's beside a next step only for what it can go on with meanwhile", () => {
    expect(
      broken(({ turn, duties, order }) => {
        if (sideOf(turn) !== "team" || duties.length === 0 || order.wishes > 0) return true;
        const isHeldUp = turn === "review" && (order.blockingRequests > 0 || order.isReturned);
        const isBesides =
          order.openRequests > 0 || order.isToCheck || ["unsigned", "received"].includes(order.contract);
        return isBesides && !isHeldUp;
      }),
    ).toEqual([]);
  });
});
