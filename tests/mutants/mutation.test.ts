import { expect, test } from "bun:test";
import { mutate } from "./mutation.ts";

const ROUNDS = {
  breaks: "",
  file: "server/domain/money.ts",
  text: "Math.round(Math.abs(exact))",
  becomes: "Math.floor(Math.abs(exact))",
  tests: ["tests/domain/money.test.ts"],
} as const;

test("a mutation is one place of a file made wrong, and nothing on the disk", async () => {
  expect(mutate(ROUNDS)).toContain("Math.sign(exact) * Math.floor(Math.abs(exact))");
  expect(await Bun.file(ROUNDS.file).text()).toContain(ROUNDS.text);
});

test.each([
  [
    { ...ROUNDS, file: "server/domain/dollars.ts" },
    "server/domain/dollars.ts does not say `Math.round(Math.abs(exact))` any more. It stands in server/domain/money.ts.",
  ],
  [{ ...ROUNDS, text: "never written" }, "server/domain/money.ts does not say `never written` any more."],
  [{ ...ROUNDS, text: "/** " }, /^server\/domain\/money\.ts says `\/\*\* ` \d times: give more of it\.$/],
  [{ ...ROUNDS, tests: ["tests/money.test.ts"] as const }, "There is no test tests/money.test.ts any more."],
  [{ ...ROUNDS, becomes: "Math.floor(" }, /./],
])("one that cannot be tried says why: %#", (mutation, sentence) => {
  expect(() => mutate(mutation)).toThrow(sentence);
});
