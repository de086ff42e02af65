import { expect, test } from "bun:test";
import { longFunctions } from "./function-length.ts";

const lines = (count: number) => "  step();\n".repeat(count);

test("a function of 80 lines fits a screen, one of 81 is named with its line", () => {
  const text = `function fits() {\n${lines(78)}}\n\nfunction tooLong() {\n${lines(79)}}\n`;
  expect(longFunctions("a.ts", text)).toEqual(["a.ts:82 tooLong: 81 lines"]);
});

test.each([
  ["export const Sheet = memo(function Sheet() {\n", "});\n", "a.ts:1 Sheet: 102 lines"],
  ["const drawn = () => {\n", "};\n", "a.ts:1 drawn: 102 lines"],
  ["const all = {\n  render: () => {\n", "} };\n", "a.ts:2 render: 102 lines"],
  ["class Saver {\n  save() {\n", "} }\n", "a.ts:2 save: 102 lines"],
  ['test("a story", async () => {\n', "});\n", "a.ts:1 a function without a name: 102 lines"],
])("of %j the long one is found", (before, after, found) => {
  expect(longFunctions("a.ts", before + lines(100) + after)).toEqual([found]);
});

test.each([
  ['describe("an order", () => {\n', "});\n"],
  ['describe.each([1])("an order", () => {\n', "});\n"],
  ["function orderColumns() {\n", "}\n"],
])("%j holds a table or tests, and may be longer", (before, after) => {
  expect(longFunctions("a.ts", before + lines(100) + after)).toEqual([]);
});
