import { describe, expect, test } from "bun:test";
import { joinEdits } from "#src/kit/together/join.ts";

const before = { city: "Belém", phone: "1", notes: "" };

describe("what two people changed of one record", () => {
  test("is joined where they changed other fields, and mine are still to be saved", () => {
    const mine = { ...before, city: "Manaus" };
    const theirs = { ...before, phone: "2" };
    expect(joinEdits({ before, mine, theirs })).toMatchObject({
      values: { city: "Manaus", phone: "2", notes: "" },
      isMineLeft: true,
    });
  });

  test("leaves nothing to save where I changed nothing, or the same", () => {
    const theirs = { ...before, phone: "2" };
    for (const mine of [before, theirs])
      expect(joinEdits({ before, mine, theirs })).toMatchObject({ values: theirs, isMineLeft: false });
  });

  test("is asked about where both changed one field differently", () => {
    const [mine, theirs] = [
      { ...before, city: "Manaus" },
      { ...before, city: "Macapá" },
    ];
    expect(joinEdits({ before, mine, theirs })).toBeUndefined();
  });
});
