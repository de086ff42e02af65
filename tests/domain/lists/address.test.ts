import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { readAddress, writeAddress } from "#domain/lists/address.ts";
import { writeCursor } from "#domain/lists/cursor.ts";
import { orderList } from "#domain/orders/reading/list.ts";
import { SENT_STATUSES } from "#domain/orders/moves/status.ts";
import { staffList } from "#domain/staff/list.ts";
import { submissionList } from "#domain/submissions/list.ts";

const read = (address: Record<string, unknown>) => readAddress(orderList, address);
const USUAL = { search: "", filters: { statuses: [] }, sort: { column: "updated", direction: "desc" } };

/** A cursor as an answer to this question would bring it. */
function cursorFor(question: object): string {
  const { mark } = v.parse(orderList.input, question);
  return writeCursor(mark, { way: "after", place: { value: 7, tie: "ORD-2025-00007" }, before: 25 });
}

describe("the address of a list", () => {
  test("without anything is the list as it opens, and the other way round", () => {
    expect(read({})).toMatchObject(USUAL);
    expect(writeAddress(orderList, read({}))).toEqual({});
    expect(readAddress(submissionList, {}).sort).toEqual({ column: "created", direction: "desc" });
    expect(readAddress(staffList, {}).sort).toEqual({ column: "name", direction: "asc" });
  });

  test.each<[string, Record<string, string>]>([
    ["words", { search: "várzea" }],
    ["a status", { statuses: "PAID" }],
    ["several statuses", { statuses: "PENDING.CONFIRM_PAYMENT" }],
    ["a submission", { submissionId: "k3x" }],
    ["the largest first", { sort: "-total" }],
    ["the smallest first", { sort: "total" }],
    ["a page", { cursor: cursorFor({}) }],
    [
      "a page of all that",
      {
        search: "várzea",
        statuses: "PAID",
        sort: "company",
        cursor: cursorFor({
          search: "várzea",
          filters: { statuses: ["PAID"] },
          sort: { column: "company", direction: "asc" },
        }),
      },
    ],
  ])("says %s, and is written as it was read", (_, address) => {
    const state = read(address);
    expect(state).not.toEqual(read({}));
    expect(writeAddress(orderList, state)).toEqual(address);
  });

  test("asks the call what it says", () => {
    const { cursor, ...question } = read({ search: "várzea", statuses: "PENDING.PAID", sort: "-total" });
    expect(cursor).toBeUndefined();
    expect(v.parse(orderList.input, question)).toMatchObject({
      search: "várzea",
      filters: { statuses: ["PENDING", "PAID"] },
      sort: { column: "total", direction: "desc" },
    });
  });

  test("takes what was typed into it: a number for a search, a status by its other name", () => {
    expect(read({ search: 214 }).search).toBe("214");
    expect(readAddress(submissionList, { statuses: "CONTRACT_SIGNED" }).filters.statuses).toEqual([
      "SIGNED_CONTRACT",
    ]);
    expect(SENT_STATUSES.map((statuses) => read({ statuses }).filters.statuses)).toEqual(
      SENT_STATUSES.map((status) => [status]),
    );
  });

  test.each<[string, Record<string, unknown>]>([
    ["a draft's status", { statuses: "DRAFT" }],
    ["one unknown status among known ones", { statuses: "PAID.LOST" }],
    ["an unknown sort", { sort: "price" }],
    ["a sort in the words of old", { sort: "newest" }],
    ["two minuses", { sort: "--total" }],
    ["a search too long to be one", { search: "x".repeat(201) }],
    ["a search that is no text", { search: { toString: 1 } }],
    ["lists of values", { search: ["a"], sort: ["total"], statuses: ["PAID"], cursor: [] }],
    ["the page, word and status of old", { q: "várzea", page: 2, status: "PAID" }],
    ["a page in words", { cursor: "two" }],
    ["the page of another question", { cursor: cursorFor({ search: "várzea" }) }],
    ["the page of another list", { cursor: writeCursor("x", { way: "before", place: null, before: 9 }) }],
  ])("opens the list as usual for %s", (_, address) => {
    expect(read(address)).toEqual(read({}));
  });

  test("keeps what makes sense beside what does not", () => {
    expect(read({ search: "várzea", sort: "price", statuses: "PAID" })).toMatchObject({
      search: "várzea",
      filters: { statuses: ["PAID"] },
      sort: USUAL.sort,
    });
  });
});
