import { expect, test } from "bun:test";
import * as v from "valibot";
import { id } from "#domain/fields.ts";
import { listOf } from "#domain/lists/contract.ts";
import { writeCursor } from "#domain/lists/cursor.ts";
import { single } from "#domain/lists/filter.ts";
import { findCursor } from "#domain/lists/find-cursor.ts";
import { ownOrderList } from "#domain/orders/reading/own-list.ts";
import { ownOrdersMark } from "#domain/orders/reading/own-orders-mark.ts";

const list = listOf("eggs", { columns: { laid: "desc" }, sort: "laid", filters: { nest: single(id()) } });
const inNest = (nest: string) => ({ nest });

function markOfNest(nest: string): string {
  return v.parse(list.input, { filters: inNest(nest) }).mark;
}

/** A cursor as the list of a nest would answer it. */
function cursorOf(nest: string): string {
  return writeCursor(markOfNest(nest), { way: "after", place: { value: 7, tie: "E-1" }, before: 2 });
}

test("each of several lists finds its own cursor in one address", () => {
  const [left, right] = [cursorOf("left"), cursorOf("right")];
  const address = { cursor: `${left}.${right}` };
  expect(findCursor(markOfNest("left"), address)).toEqual({ own: left, others: [right] });
  expect(findCursor(markOfNest("right"), address)).toEqual({ own: right, others: [left] });
  expect(findCursor(markOfNest("third"), address)).toEqual({ own: undefined, others: [left, right] });
});

test.each([[{}], [{ cursor: "" }], [{ cursor: 12 }], [{ cursor: ["a"] }]])(
  "%j is the address of first pages",
  (address) => {
    expect(findCursor(markOfNest("left"), address)).toEqual({ own: undefined, others: [] });
  },
);

test("the exhibitor's home knows the mark of its lists as the server writes it", () => {
  const { mark } = v.parse(ownOrderList.input, { filters: { submissionId: "SUB-7" }, limit: 10 });
  expect(ownOrdersMark("SUB-7")).toBe(mark);
});
