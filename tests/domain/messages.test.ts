import { expect, test } from "bun:test";
import * as v from "valibot";
import { fieldIssues, message } from "#domain/messages.ts";

function issuesOf(schema: v.GenericSchema, value: unknown) {
  const result = v.safeParse(schema, value);
  return result.success ? [] : fieldIssues(result.issues);
}

test("names the field by its dotted path and tells the figure of the rule", () => {
  const schema = v.object({
    links: v.array(v.object({ url: v.pipe(v.string(), v.maxLength(3, message("textTooLong"))) })),
  });
  expect(issuesOf(schema, { links: [{ url: "abc" }, { url: "abcd" }] })).toEqual([
    { path: "links.1.url", key: "textTooLong", limit: 3 },
  ]);
});

test("ERR-26: a missing key is required, a wrong type is expected and received", () => {
  const schema = v.object({ name: v.string(), size: v.number() });
  expect(issuesOf(schema, { size: "x" })).toEqual([
    { path: "name", key: "required" },
    { path: "size", key: "expected", expected: "number", received: '"x"' },
  ]);
});

test("tells the first broken rule of each field only", () => {
  const schema = v.pipe(v.string(), v.minLength(3, message("textTooShort")), v.regex(/x/, message("choice")));
  expect(issuesOf(schema, "a")).toEqual([{ path: "", key: "textTooShort", limit: 3 }]);
});

test("tells a hundred broken rules and not one more", () => {
  const wrong = Array.from({ length: 5_000 }, (_, at) => at);
  const told = issuesOf(v.array(v.string()), wrong);
  expect(told).toHaveLength(100);
  expect(told.at(-1)).toMatchObject({ path: "99", key: "expected" });
});

test("never lets a library's own sentence through", () => {
  expect(issuesOf(v.pipe(v.number(), v.integer()), 1.5).map(({ key }) => key)).toEqual(["expected"]);
});
