import { expect, test } from "bun:test";
import { describeError, loggedPath, openLog } from "#server/platform/log.ts";

test("logs where a query failed without the values it was given", () => {
  const cause = new Error("UNIQUE constraint failed: users.email\nparams: ana@example.org");
  const error = new Error("Failed query: insert into users values (?, ?)\nparams: ana@example.org,Ana", {
    cause,
  });
  const lines: string[] = [];
  const log = openLog("info", { write: (line) => lines.push(line) });
  log.error(describeError(error), "failed");
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain("ana@example.org");
  expect(lines[0]).not.toContain("Ana");
  expect(lines[0]).toContain("Failed query: insert into users");
  expect(lines[0]).toContain("UNIQUE constraint failed: users.email");
  expect(lines[0]).toMatch(/\sat /);
});

test("says only the kind of a thrown thing that is no error", () => {
  expect(describeError("ana@example.org")).toEqual({ error: "string" });
});

test.each([
  ["/status/secret-token", "/status/*"],
  ["/partner/invitation/secret-token", "/partner/invitation/*"],
  ["/partner/orders/1", "/partner/orders/1"],
])("logs %s as %s", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
