import { beforeEach, expect, test } from "bun:test";
import * as v from "valibot";
import { onceGood } from "#src/kit/form/once-good.ts";

const checks: unknown[] = [];
const line = v.object({
  title: v.pipe(v.string(), v.trim()),
  count: v.pipe(
    v.number(),
    v.check((count) => {
      checks.push(count);
      return count > 0;
    }, "tooSmall"),
  ),
});
const lines = v.array(onceGood(line));

beforeEach(() => {
  checks.length = 0;
});

test("a value found good is not checked again, and comes out as the rule makes it", () => {
  const first = { title: " Desk ", count: 1 };
  const second = { title: "Chair", count: 2 };
  for (let time = 0; time < 3; time += 1) {
    expect(v.parse(lines, [first, second])).toEqual([{ title: "Desk", count: 1 }, second]);
  }
  expect(checks).toEqual([1, 2]);
});

test("what takes its place is checked", () => {
  const good = { title: "Desk", count: 1 };
  v.parse(lines, [good]);
  const { issues = [] } = v.safeParse(lines, [{ ...good, count: 0 }]);
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([["0.count", "tooSmall"]]);
});

test("what breaks the rule is told every time, and whatever is no object is the rule's to refuse", () => {
  const bad = { title: "Desk", count: 0 };
  for (let time = 0; time < 2; time += 1) expect(v.safeParse(lines, [bad]).success).toBe(false);
  expect(checks).toEqual([0, 0]);
  for (const none of [null, undefined, "Desk", 4]) expect(v.safeParse(lines, [none]).success).toBe(false);
});
