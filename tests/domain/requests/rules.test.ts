import { describe, expect, test } from "bun:test";
import type { Part } from "#domain/actor.ts";
import { ORDER_STATUSES } from "#domain/orders/moves/status.ts";
import {
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
      offerRequestMoves({ kind, status }, parts).map(({ verb }) => verb);
    expect([offered("PENDING", PARTNER), offered("PENDING", STAFF)]).toEqual([partner, team] as never);
    for (const status of ["APPROVED", "REJECTED"] as const) {
      expect([offered(status, PARTNER), offered(status, STAFF)]).toEqual(answered as never);
    }
  },
);

test("what the team changed is not answered by the team, and an ADMIN forces it only while it waits", () => {
  const change = { kind: "ORDER_CHANGED", status: "PENDING" } as const;
  expect(whyNotRequest("approve", change, ADMIN)?.code).toBe("forbidden");
  expect([mayForceAnswer(change, ADMIN), mayForceAnswer(change, STAFF)]).toEqual([true, false]);
  expect(mayForceAnswer({ ...change, status: "REJECTED" }, ADMIN)).toBe(false);
  expect(mayForceAnswer({ ...change, kind: "TEAM" }, ADMIN)).toBe(false);
});

test("a rejection asks for a comment, a reopening for a note, a deletion to be confirmed (REQ-05, REQ-08)", () => {
  const open = { kind: "TEAM", status: "PENDING" } as const;
  expect(whyNotRequest("reject", open, PARTNER)?.params).toMatchObject({ need: "comment" });
  expect(whyNotRequest("remove", open, STAFF)?.params).toMatchObject({ need: "confirmed" });
  const done = { kind: "TEAM", status: "APPROVED" } as const;
  expect(whyNotRequest("reopen", done, STAFF)?.params).toMatchObject({ need: "note" });
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
