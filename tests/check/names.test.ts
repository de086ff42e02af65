import { expect, test } from "bun:test";
import { namesTwice } from "./names.ts";

test("finds a name that two files export, whatever it is in each", () => {
  const sources = [
    ["db/a.ts", "export const { one, two: [three] } = x; export function four() {}; const five = 1;"],
    ["db/b.ts", "export type one = 1; export class three {}; export const five = 5;"],
    ["db/c.ts", "export interface Six {}; export const six = 1; export { one } from './a.ts';"],
  ] as const;
  expect(namesTwice(sources)).toEqual([
    "one is exported by db/a.ts and db/b.ts",
    "three is exported by db/a.ts and db/b.ts",
  ]);
});

test("a type and a value of one name in one file are one idea", () => {
  expect(namesTwice([["db/a.ts", "export const Place = 1; export type Place = typeof Place;"]])).toEqual([]);
});
