import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { list, url } from "#domain/fields.ts";
import { fieldIssues } from "#domain/messages.ts";
import { check, no } from "./check-field.ts";

describe("a list", () => {
  const counted = (max: number) => {
    let looked = 0;
    const entry = v.pipe(
      v.number(),
      v.check(() => (looked += 1) > 0),
    );
    return { schema: list(entry, max, "required"), looked: () => looked };
  };

  test("is counted before the first of its entries is looked at", () => {
    const { schema, looked } = counted(3);
    const { issues } = v.safeParse(
      schema,
      Array.from({ length: 100_000 }, () => 1),
    );
    expect(fieldIssues(issues ?? [])).toEqual([{ path: "", key: "tooMany", limit: 3 }]);
    expect(looked()).toBe(0);
    expect(check(schema, [1, 2, 3])).toEqual([1, 2, 3]);
    expect(looked()).toBe(3);
  });

  test("has each entry checked by its own rules", () => {
    const { issues } = v.safeParse(list(url(), 3), ["https://example.org", "x", 1]);
    expect(fieldIssues(issues ?? []).map(({ path, key }) => `${path} ${key}`)).toEqual([
      "1 urlInvalid",
      "2 required",
    ]);
    expect<unknown>(check(counted(3).schema, "abc")).toEqual(no("required"));
  });
});
