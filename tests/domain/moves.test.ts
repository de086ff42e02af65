import { describe, expect, test } from "bun:test";
import { offerMoves, whyNot, type MoveFacts, type MoveTable } from "#domain/moves.ts";
import type { Need } from "#domain/needs.ts";

type Status = "OPEN" | "DONE" | "GONE";
const MOVES = {
  finish: { from: ["OPEN"], to: "DONE", by: ["staff"], needs: ["orderComplete"], asks: ["note"] },
  drop: { from: ["OPEN", "DONE"], to: "GONE", by: ["partner"] },
  vanish: { from: ["OPEN"], to: "GONE", by: ["admin"] },
} as const satisfies MoveTable<Status>;

function facts(change: Partial<MoveFacts> = {}): MoveFacts {
  return { status: "OPEN", parts: ["staff"], holds: ["orderComplete"], ...change };
}

const NOTE: Need[] = ["note"];

test.each([
  ["a move that is allowed", "finish", facts(), NOTE, undefined],
  ["an unknown verb", "fly", facts(), [], "moveNotAllowed"],
  ["a verb every object has", "toString", facts(), [], "moveNotAllowed"],
  ["a move from another status", "finish", facts({ status: "DONE" }), NOTE, "moveNotAllowed"],
  ["somebody else's move", "drop", facts(), [], "forbidden"],
  ["an unmet need", "finish", facts({ holds: [] }), NOTE, "moveNeeds"],
  ["something asked for and not given", "finish", facts(), [], "moveNeeds"],
] as const)("answers %s", (_name, verb, given, supplied, code) => {
  expect(whyNot(MOVES, verb, "order", given, supplied)?.code).toBe(code);
});

test("names the need that is missing, the record's before the person's", () => {
  expect(whyNot(MOVES, "finish", "order", facts({ holds: [] }))?.params).toEqual({
    record: "order",
    move: "finish",
    need: "orderComplete",
  });
});

test("what is asked for may be there already", () => {
  const holds: Need[] = ["orderComplete", "note"];
  expect(whyNot(MOVES, "finish", "order", facts({ holds }))).toBeUndefined();
});

describe("the moves on offer", () => {
  function offered(change: Partial<MoveFacts> = {}) {
    const { holds, ...rest } = facts(change);
    return offerMoves(MOVES, "order", { ...rest, holds: () => holds });
  }

  test("are exactly those that are possible once what they ask for is supplied", () => {
    const verbs = (change?: Partial<MoveFacts>) => offered(change).map(({ verb }) => verb);
    expect(verbs()).toEqual(["finish"]);
    expect(verbs({ parts: ["partner"] })).toEqual(["drop"]);
    expect(verbs({ parts: ["staff", "admin"], holds: [] })).toEqual(["vanish"]);
    expect(verbs({ status: "GONE" })).toEqual([]);
  });

  test("say where they lead and what is still to be given", () => {
    expect(offered()).toEqual([{ verb: "finish", to: "DONE", asks: ["note"] }]);
    expect(offered({ holds: ["orderComplete", "note"] })).toEqual([{ verb: "finish", to: "DONE", asks: [] }]);
  });

  test("ask what holds for each of them by itself", () => {
    const holds = (verb: string): Need[] => (verb === "finish" ? ["orderComplete"] : []);
    const both = { status: "OPEN", parts: ["staff", "admin"] as const, holds };
    expect(offerMoves(MOVES, "order", both).map(({ verb }) => verb)).toEqual(["finish", "vanish"]);
  });
});
