import { expect, test } from "bun:test";
import { papersIn } from "./papers.ts";

test.each([
  ["/** The marks stay (behaviour 12). */", ["(behaviour 12"]],
  ["/**\n * Said so before (WIZ-12, decisions\n * 7 and 9).\n */", [", decisions 7"]],
  ["const a = 1; /* See issue 20. */", ["See issue 20"]],
  ["/** As in § 3. */", ["§ 3"]],
  ["/** As in spec.md, unlike README.md. */", ["spec.md"]],
  ['test("moves many at once (desk 1 to 3)", () => {});', ["(desk 1"]],
  ["/** Section 2 (WIZ-33), RFC 6266, at their desk 100 ms later. */", []],
  ['const text = "(behaviour 12)";', []],
])("of %j, what points to a paper elsewhere: %j", (text, papers) => {
  expect(papersIn("a.test.ts", text)).toEqual(papers);
});
