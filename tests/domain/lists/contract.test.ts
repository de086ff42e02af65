import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { listOf } from "#domain/lists/contract.ts";
import { markOf, writeCursor, type Cursor } from "#domain/lists/cursor.ts";
import { choice, single } from "#domain/lists/filter.ts";
import { id } from "#domain/fields.ts";
import { fieldIssues } from "#domain/messages.ts";

const declared = {
  columns: { updated: "desc", name: "asc" },
  sort: "updated",
  filters: { colours: choice(["RED", "GREEN", "BLUE"]), ownerId: single(id()) },
} as const;
const birds = listOf("birds", declared);
const trees = listOf("trees", declared);
type List = typeof birds | typeof trees;

const USUAL = {
  search: "",
  filters: { colours: [] },
  sort: { column: "updated", direction: "desc" },
} as const;
const PLACE: Cursor = { way: "after", place: { value: 7, tie: "B-7" }, before: 25 };

function issuesOf(input: unknown, list: List = birds) {
  const { success, issues } = v.safeParse(list.input, input);
  return success ? [] : fieldIssues(issues).map(({ path, key }) => [path, key]);
}

describe("what a list is asked", () => {
  test("is everything, sorted as it opens, in pages of 25", () => {
    expect(v.parse(birds.input, {})).toMatchObject({ ...USUAL, limit: 25, cursor: undefined });
  });

  test("is taken as it is where it keeps the rules", () => {
    const question = {
      search: "  Sabiá ",
      filters: { colours: ["RED", "BLUE"] as const, ownerId: "u1" },
      sort: { column: "name", direction: "desc" } as const,
    };
    expect(v.parse(birds.input, { ...question, limit: 100 } as never)).toMatchObject({
      ...question,
      search: "Sabiá",
      limit: 100,
    });
  });

  test.each<[string, unknown, string]>([
    ["a search of 201 letters", { search: "x".repeat(201) }, "search"],
    ["a column nobody sorts by", { sort: { column: "password", direction: "asc" } }, "sort.column"],
    ["a direction of its own", { sort: { column: "name", direction: "up" } }, "sort.direction"],
    ["a column without a direction", { sort: { column: "name" } }, "sort.direction"],
    ["a word instead of a sort", { sort: "-name" }, "sort"],
    ["an unknown value of a filter", { filters: { colours: ["GREY"] } }, "filters.colours.0"],
    ["more values than there are", { filters: { colours: ["RED", "RED", "RED", "RED"] } }, "filters.colours"],
    ["an id that is none", { filters: { ownerId: "' OR 1=1" } }, "filters.ownerId"],
    ["an unknown filter", { filters: { password: "x" } }, "filters.password"],
    ["a filter outside the filters", { colours: ["RED"] }, "colours"],
    ["no rows", { limit: 0 }, "limit"],
    ["101 rows", { limit: 101 }, "limit"],
    ["a page by its number", { cursor: 2 }, "cursor"],
    ["an endless cursor", { cursor: "x".repeat(3_001) }, "cursor"],
  ])("is refused with %s", (_, input, path) => {
    expect(issuesOf(input).map(([at]) => at)).toEqual([path]);
  });
});

describe("a cursor", () => {
  const mark = v.parse(birds.input, {}).mark;
  const own = writeCursor(mark, PLACE);

  test("leads where it was written for, in letters that an address takes as they are", () => {
    const { cursor } = v.parse(birds.input, { cursor: own });
    expect(cursor).toEqual(PLACE);
    expect(own).toMatch(/^[\w-]+$/);
  });

  test.each<[string, Cursor]>([
    ["a row without a value", { way: "before", place: { value: null, tie: "B-1" }, before: 0 }],
    ["a name in other letters", { way: "after", place: { value: "várzea 林 🌳", tie: "ü" }, before: 3 }],
    ["the end of the list", { way: "before", place: null, before: 60 }],
  ])("knows %s", (_, cursor) => {
    expect(v.parse(birds.input, { cursor: writeCursor(mark, cursor) }).cursor).toEqual(cursor);
  });

  test("is as true for a question in other words that mean the same", () => {
    expect(issuesOf({ cursor: own, search: "  ", filters: { colours: [] } })).toEqual([]);
  });

  test.each<[string, object, List]>([
    ["another list", {}, trees],
    ["other words", { search: "sabia" }, birds],
    ["another filter", { filters: { colours: ["RED"] } }, birds],
    ["another record", { filters: { ownerId: "u1" } }, birds],
    ["another column", { sort: { column: "name", direction: "desc" } }, birds],
    ["the other direction", { sort: { column: "updated", direction: "asc" } }, birds],
  ])("is none of %s", (_, question, list) => {
    expect(issuesOf({ ...question, cursor: own }, list)).toEqual([["cursor", "cursorForeign"]]);
  });

  const encoded = (text: string) => Buffer.from(text).toString("base64url");
  const written = (json: unknown) => encoded(JSON.stringify(json));
  test.each<[string, string]>([
    ["nothing", ""],
    ["a number", "25"],
    ["a word", "abc"],
    ["half of one", own.slice(0, -5)],
    ["letters that no base64 has", "%%%"],
    ["bytes that are no text", Buffer.from([0xff, 0xfe, 0xfd]).toString("base64url")],
    ["no list", written({ mark })],
    ["another way", written([mark, "beside", [7, "B-7"], 25])],
    ["a place without a tie", written([mark, "after", [7], 25])],
    ["a value that is no value", written([mark, "after", [{}, "B-7"], 25])],
    ["an endless value", encoded(`["${mark}","after",[1e999,"B-7"],25]`)],
    ["less than no rows before it", written([mark, "after", [7, "B-7"], -1])],
    ["half a row before it", written([mark, "after", [7, "B-7"], 0.5])],
    ["something more", written([mark, "after", [7, "B-7"], 25, "more"])],
  ])("is not %s", (_, cursor) => {
    expect(issuesOf({ cursor })).toEqual([["cursor", "cursorForeign"]]);
  });

  test("has a mark that tells questions apart", () => {
    const marks = [
      markOf("birds", USUAL),
      markOf("trees", USUAL),
      markOf("birds", { ...USUAL, search: "a" }),
      markOf("birds", { ...USUAL, search: "b" }),
    ];
    expect(new Set(marks).size).toBe(4);
  });
});
