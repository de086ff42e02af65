import { expect, test } from "bun:test";
import * as v from "valibot";
import { id } from "#domain/fields.ts";
import { listOf } from "#domain/lists/contract.ts";
import { writeCursor } from "#domain/lists/cursor.ts";
import { single } from "#domain/lists/filter.ts";
import { findCursor } from "#domain/lists/find-cursor.ts";

const list = listOf("eggs", { columns: { laid: "desc" }, sort: "laid", filters: { nest: single(id()) } });
const inNest = (nest: string) => ({ nest });

/** A cursor as the list of a nest would answer it. */
function cursorOf(nest: string): string {
  const { mark } = v.parse(list.input, { filters: inNest(nest) });
  return writeCursor(mark, { way: "after", place: { value: 7, tie: "E-1" }, before: 2 });
}

test("each of several lists finds its own cursor in one address", () => {
  const [left, right] = [cursorOf("left"), cursorOf("right")];
  const address = { cursor: `${left}.${right}` };
  expect(findCursor(list, inNest("left"), address)).toEqual({ own: left, others: [right] });
  expect(findCursor(list, inNest("right"), address)).toEqual({ own: right, others: [left] });
  expect(findCursor(list, inNest("third"), address)).toEqual({ own: undefined, others: [left, right] });
});

test.each([[{}], [{ cursor: "" }], [{ cursor: 12 }], [{ cursor: ["a"] }]])(
  "%j is the address of first pages",
  (address) => {
    expect(findCursor(list, inNest("left"), address)).toEqual({ own: undefined, others: [] });
  },
);
