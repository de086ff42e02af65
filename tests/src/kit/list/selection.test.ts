import { describe, expect, test } from "bun:test";
import {
  between,
  choose,
  chosenOf,
  countChosen,
  EVERYTHING,
  isChosen,
  NOTHING,
  selectionOf,
} from "#src/kit/list/selection.ts";

const QUESTION = { search: "várzea" };

describe("rows chosen by themselves", () => {
  test("stay chosen when rows of another page are chosen as well", () => {
    const chosen = choose(choose(NOTHING, ["a", "b"], true), ["c"], true);
    expect(selectionOf(chosen, QUESTION, 312)).toEqual({ kind: "ids", ids: ["a", "b", "c"], count: 3 });
    expect(selectionOf(choose(chosen, ["b"], false), QUESTION, 312)).toEqual({
      kind: "ids",
      ids: ["a", "c"],
      count: 2,
    });
  });

  test("are no selection when there are none", () => {
    expect(selectionOf(NOTHING, QUESTION, 312)).toBeUndefined();
    expect(selectionOf(choose(choose(NOTHING, ["a"], true), ["a"], false), QUESTION, 312)).toBeUndefined();
  });
});

describe("all rows of a question", () => {
  test("are named by the question and by those left out of it, and counted", () => {
    const chosen = choose(EVERYTHING, ["a", "b"], false);
    expect(isChosen(chosen, "never seen")).toBe(true);
    expect(isChosen(chosen, "a")).toBe(false);
    expect(selectionOf(chosen, QUESTION, 312)).toEqual({
      kind: "filtered",
      question: QUESTION,
      except: ["a", "b"],
      count: 310,
    });
    expect(countChosen(choose(chosen, ["a"], true), 312)).toBe(311);
  });

  test("are no selection when each of them is left out", () => {
    expect(selectionOf(choose(EVERYTHING, ["a", "b"], false), QUESTION, 2)).toBeUndefined();
  });
});

test("a range takes all rows between the last one touched and this one, upwards too, and never rows of other pages", () => {
  const rows = ["a", "b", "c", "d"];
  expect(between(rows, "b", "d")).toEqual(["b", "c", "d"]);
  expect(between(rows, "d", "b")).toEqual(["b", "c", "d"]);
  expect(between(rows, "on page one", "b")).toEqual(["b"]);
  expect(between(rows, undefined, "b")).toEqual(["b"]);
});

test("the box over a page tells none, some and all of its rows", () => {
  const chosen = choose(NOTHING, ["a", "b"], true);
  expect(chosenOf(chosen, ["c", "d"])).toBe(false);
  expect(chosenOf(chosen, ["b", "c"])).toBe("indeterminate");
  expect(chosenOf(chosen, ["a", "b"])).toBe(true);
  expect(chosenOf(chosen, [])).toBe(false);
  expect(chosenOf(EVERYTHING, ["c"])).toBe(true);
});
