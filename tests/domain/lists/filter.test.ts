import { describe, expect, test } from "bun:test";
import { choice, chosen, sumChosen, tally } from "#domain/lists/filter.ts";

const colours = choice(["RED", "GREEN", "GREY"], { usual: ["RED", "GREEN"] });

describe("a choice", () => {
  test("stands for the usual values until one is chosen, and for each of those once", () => {
    expect(chosen(colours, [])).toEqual(["RED", "GREEN"]);
    expect(chosen(colours, ["GREY", "GREY"])).toEqual(["GREY"]);
    expect(chosen(choice(["RED", "GREY"]), [])).toEqual(["RED", "GREY"]);
  });

  test("is counted value by value, those nobody has as 0 and those nobody can choose not at all", () => {
    const found = [
      { value: "RED", count: 2 },
      { value: "GREY", count: 1 },
      { value: "RED", count: 3 },
      { value: "DRAFT", count: 9 },
    ];
    expect(tally(colours, found)).toEqual({ RED: 5, GREEN: 0, GREY: 1 });
  });

  test("leaves as many rows as its values have, the usual ones when none is chosen", () => {
    const counts = { RED: 5, GREEN: 2, GREY: 1 };
    expect(sumChosen(colours, counts)).toBe(7);
    expect(sumChosen(colours, counts, ["GREY", "RED", "RED"])).toBe(6);
  });
});
