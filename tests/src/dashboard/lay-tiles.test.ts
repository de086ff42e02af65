import { expect, test } from "bun:test";
import { layTiles } from "#src/features/dashboard/lay-tiles.ts";

const lay = (parts: readonly { name: string; m2: number }[], floor: number) =>
  layTiles(parts, floor).map(({ name }) => name ?? "free");

test("a tile is 50 m2, and what is left of the floor stays free", () => {
  expect(
    lay(
      [
        { name: "paid", m2: 100 },
        { name: "pending", m2: 50 },
      ],
      250,
    ),
  ).toEqual(["paid", "paid", "pending", "free", "free"]);
});

test("rounding adds no tile to the sum: three parts of 30 m2 are two tiles", () => {
  expect(
    lay(
      [
        { name: "a", m2: 30 },
        { name: "b", m2: 30 },
        { name: "c", m2: 30 },
      ],
      100,
    ),
  ).toEqual(["a", "c"]);
});

test("more than there is shows as more tiles", () => {
  expect(lay([{ name: "a", m2: 150 }], 100)).toEqual(["a", "a", "a"]);
});
