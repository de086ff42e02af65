import { describe, expect, test } from "bun:test";
import type { Part } from "#domain/actor.ts";
import { ORDER_STATUSES } from "#domain/orders/moves/status.ts";
import {
  answerByMove,
  answersByComment,
  mayEditRequest,
  mayForceAnswer,
  mayWish,
  offerRequestMoves,
  waitsFor,
  WAITING_KINDS,
  whyNotRequest,
} from "#domain/requests/rules.ts";
import { REQUEST_KINDS, REQUEST_STATUSES, type RequestKind } from "#domain/requests/status.ts";
import { actorOf } from "../actors.ts";

const PARTNER: Part[] = ["partner"];
const STAFF: Part[] = ["staff"];
const ADMIN: Part[] = ["staff", "admin"];

/** What was agreed, apart from the product's own table: kind, status, what the partner may, what the team may. */
test.each<[RequestKind, string[], string[], string[], string[]]>([
  ["ORDER_CREATED", [], [], [], []],
  ["ORDER_CHANGED", ["approve", "reject"], [], [], []],
  ["TEAM", ["approve", "reject"], ["approve", "reject", "remove"], [], ["reopen"]],
  ["WISH", ["remove"], ["approve", "reject"], [], ["reopen"]],
])(
  "a request of the kind %s is moved by whom it concerns (REQ-04, REQ-09)",
  (kind, partner, team, ...answered) => {
    const offered = (status: "PENDING" | "APPROVED" | "REJECTED", parts: Part[]) =>
      offerRequestMoves({ kind, status, orderStatus: "REVIEWING" }, parts).map(({ verb }) => verb);
    expect([offered("PENDING", PARTNER), offered("PENDING", STAFF)]).toEqual([partner, team] as never);
    for (const status of ["APPROVED", "REJECTED"] as const) {
      expect([offered(status, PARTNER), offered(status, STAFF)]).toEqual(answered as never);
    }
  },
);

test("what the team changed is not answered by the team, and an ADMIN forces it only while it waits", () => {
  const change = { kind: "ORDER_CHANGED", status: "PENDING", orderStatus: "APPROVED" } as const;
  expect(whyNotRequest("approve", change, ADMIN)?.code).toBe("forbidden");
  expect([mayForceAnswer(change, ADMIN), mayForceAnswer(change, STAFF)]).toEqual([true, false]);
  expect(mayForceAnswer({ ...change, status: "REJECTED" }, ADMIN)).toBe(false);
  expect(mayForceAnswer({ ...change, kind: "TEAM" }, ADMIN)).toBe(false);
});

test("a rejection asks for a comment, a reopening for a note, a deletion to be confirmed (REQ-05, REQ-08)", () => {
  const open = { kind: "TEAM", status: "PENDING", orderStatus: "APPROVED" } as const;
  expect(whyNotRequest("reject", open, PARTNER)?.params).toMatchObject({ need: "comment" });
  expect(whyNotRequest("remove", open, STAFF)?.params).toMatchObject({ need: "confirmed" });
  const done = { kind: "TEAM", status: "APPROVED", orderStatus: "APPROVED" } as const;
  expect(whyNotRequest("reopen", done, STAFF)?.params).toMatchObject({ need: "note" });
});

describe("an exhibitor's wish", () => {
  test.each(ORDER_STATUSES.filter((status) => status !== "REJECTED"))(
    "about an order that is %s has no bare approval: it is refused or answered in words, by the team",
    (orderStatus) => {
      const wish = { kind: "WISH", status: "PENDING", orderStatus } as const;
      for (const verb of ["approve", "reject"] as const) {
        expect(whyNotRequest(verb, wish, PARTNER, ["comment"])?.code).toBe("forbidden");
        for (const parts of [STAFF, ADMIN]) {
          expect(whyNotRequest(verb, wish, parts)?.params).toMatchObject({ need: "comment" });
          expect(whyNotRequest(verb, wish, parts, ["comment"])).toBeUndefined();
        }
      }
      expect(answersByComment(wish, STAFF)).toBe(false);
    },
  );

  test("about a rejected order is a question, which the team answers in words", () => {
    const question = { kind: "WISH", status: "PENDING", orderStatus: "REJECTED" } as const;
    expect(offerRequestMoves(question, STAFF).map(({ verb, asks }) => [verb, asks])).toEqual([
      ["approve", ["comment"]],
    ]);
    expect(answersByComment(question, STAFF)).toBe(true);
    expect(answersByComment({ ...question, orderStatus: "APPROVED" }, STAFF)).toBe(false);
  });

  test("is answered by a return, a rejection and the way back from one, and by no other move", () => {
    const answers = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.flatMap((to) => (answerByMove(from, to) ? [[from, to, answerByMove(from, to)]] : [])),
    );
    expect(answers.filter(([, to]) => to === "PENDING").every(([, , by]) => by === "APPROVED")).toBe(true);
    expect(answers.filter(([, to]) => to === "REJECTED").every(([, , by]) => by === "REJECTED")).toBe(true);
    const others = answers.filter(([, to]) => to !== "PENDING" && to !== "REJECTED");
    expect(others).toEqual([
      ["REJECTED", "REVIEWING", "APPROVED"],
      ["REJECTED", "APPROVED", "APPROVED"],
      ["REJECTED", "CONFIRM_PAYMENT", "APPROVED"],
      ["REJECTED", "PAID", "APPROVED"],
    ]);
  });
});

test("a question of the team is answered in words by its exhibitor, and settled by the team without any", () => {
  const open = { kind: "TEAM", status: "PENDING", orderStatus: "APPROVED" } as const;
  expect(whyNotRequest("approve", open, PARTNER)?.params).toMatchObject({ need: "comment" });
  expect(whyNotRequest("approve", open, STAFF)).toBeUndefined();
  expect([answersByComment(open, PARTNER), answersByComment(open, STAFF)]).toEqual([true, false]);
  expect(answersByComment({ ...open, status: "APPROVED" }, PARTNER)).toBe(false);
});

test("the team rewrites its own request until it is answered", () => {
  const edited = REQUEST_KINDS.flatMap((kind) =>
    REQUEST_STATUSES.filter((status) => mayEditRequest({ kind, status }, STAFF)).map((status) => [
      kind,
      status,
    ]),
  );
  expect(edited).toEqual([["TEAM", "PENDING"]]);
  expect(mayEditRequest({ kind: "TEAM", status: "PENDING" }, PARTNER)).toBe(false);
});

describe("what waits", () => {
  test("for the partner is what the team asks and changed, for the team an exhibitor's wish", () => {
    const waiting = (side: string) =>
      REQUEST_KINDS.filter((kind) => waitsFor({ kind, status: "PENDING" }) === side);
    expect(waiting("partner")).toEqual(["ORDER_CHANGED", "TEAM"]);
    expect(waiting("team")).toEqual(["WISH"]);
    expect([...WAITING_KINDS.partner].toSorted()).toEqual(["ORDER_CHANGED", "TEAM"]);
    expect(WAITING_KINDS.team).toEqual(["WISH"]);
  });

  test("is nothing once it is answered", () => {
    for (const kind of REQUEST_KINDS) expect(waitsFor({ kind, status: "APPROVED" })).toBeUndefined();
  });
});

test("an exhibitor asks where editing is closed and nothing is paid, and after a rejection, staff nowhere", () => {
  const open = (role: "PARTNER" | "ADMIN") =>
    ORDER_STATUSES.filter((status) => mayWish(actorOf(role), status));
  expect(open("PARTNER")).toEqual(["REVIEWING", "APPROVED", "REJECTED"]);
  expect(open("ADMIN")).toEqual([]);
});
