import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { SENT_STATUSES } from "#domain/orders/status.ts";
import { DEFAULT_SEARCH } from "#src/features/order-desk/default-search.ts";
import {
  columnOf,
  LIST_SORTS,
  orderListSearch,
  sortBy,
  STATUS_CHOICES,
} from "#src/features/order-desk/list-search.ts";

describe("the address of the list", () => {
  test("without anything is the whole list, the newest change first", () => {
    expect(v.parse(orderListSearch, {})).toEqual({ search: "", status: "ALL", sort: "-updated", page: 1 });
  });

  test("is kept as it is where it makes sense", () => {
    const search = { search: "várzea", status: "PAID", sort: "company", page: 3 };
    expect(v.parse(orderListSearch, search)).toEqual(search as v.InferOutput<typeof orderListSearch>);
  });

  test("takes a number for a search", () => {
    expect(v.parse(orderListSearch, { search: 214 }).search).toBe("214");
  });

  test.each<[string, object]>([
    ["a draft's status", { status: "DRAFT" }],
    ["an unknown sort", { sort: "price" }],
    ["page 0", { page: 0 }],
    ["half a page", { page: 1.5 }],
    ["a page in words", { page: "two" }],
    ["a search too long to be one", { search: "x".repeat(201) }],
  ])("falls back to the default for %s", (_, search) => {
    expect(v.parse(orderListSearch, search)).toEqual(DEFAULT_SEARCH);
  });

  test("offers all and the seven sent statuses", () => {
    expect(STATUS_CHOICES).toEqual(["ALL", ...SENT_STATUSES]);
    expect(STATUS_CHOICES).toHaveLength(8);
  });
});

describe("sorting", () => {
  test("reads a minus as the largest first", () => {
    expect(columnOf("-total")).toEqual({ column: "total", direction: "desc" });
    expect(columnOf("reference")).toEqual({ column: "reference", direction: "asc" });
  });

  test("by the same column follows the direction asked for, and leads back to where it was", () => {
    for (const sort of LIST_SORTS) expect(sortBy(columnOf(sort), sort)).toBe(sort);
  });

  test("by another column begins with what is looked for first", () => {
    expect(sortBy({ column: "company", direction: "desc" }, "-updated")).toBe("company");
    expect(sortBy({ column: "total", direction: "asc" }, "-updated")).toBe("-total");
    expect(sortBy({ column: "reference", direction: "asc" }, "company")).toBe("-reference");
  });
});
