import { expect, test } from "bun:test";
import type { Part } from "#domain/actor.ts";
import { whyNot } from "#domain/moves.ts";
import type { Need } from "#domain/needs.ts";
import { isNotice, REQUEST_KINDS, REQUEST_MOVES, REQUEST_STATUSES } from "#domain/requests/status.ts";

type RequestVerb = keyof typeof REQUEST_MOVES;

function codeOf(verb: RequestVerb, status: string, part: Part, given: Need[]): string | undefined {
  return whyNot(REQUEST_MOVES, verb, "request", { status, parts: [part], holds: [] }, given)?.code;
}

/** What was agreed, apart from the table of the product: verb, from, who may, what it asks for. */
test.each<[RequestVerb, string[], Part[], Need[]]>([
  ["create", ["NONE"], ["staff", "system"], []],
  ["announce", ["NONE"], ["system"], []],
  ["approve", ["PENDING"], ["staff", "partner"], []],
  ["reject", ["PENDING"], ["staff", "partner"], ["comment"]],
  ["reopen", ["APPROVED", "REJECTED"], ["staff"], ["note"]],
  ["remove", ["PENDING"], ["staff"], ["confirmed"]],
])("%s only from %j by %j with %j", (verb, from, who, asks) => {
  for (const status of ["NONE", ...REQUEST_STATUSES]) {
    for (const part of ["visitor", "partner", "staff", "system"] as const) {
      const listed = from.includes(status);
      const expected = !listed ? "moveNotAllowed" : who.includes(part) ? undefined : "forbidden";
      expect(codeOf(verb, status, part, asks)).toBe(expected);
      if (expected === undefined && asks.length > 0) expect(codeOf(verb, status, part, [])).toBe("moveNeeds");
    }
  }
});

test("has three statuses (REQ-03)", () => {
  expect(REQUEST_STATUSES).toEqual(["PENDING", "APPROVED", "REJECTED"]);
});

test("tells that an order was created, and asks for an answer to everything else", () => {
  expect(REQUEST_KINDS.filter((kind) => isNotice({ kind }))).toEqual(["ORDER_CREATED"]);
});
