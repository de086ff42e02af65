import { expect, jest, test } from "bun:test";
import { openLog } from "#server/platform/log.ts";
import { endCounts, logCounted } from "#server/platform/log-counted.ts";

test("a flood of one kind is ten lines and then a number, whoever's request it was; another kind has its own", () => {
  jest.useFakeTimers();
  const lines: Record<string, unknown>[] = [];
  const log = openLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  for (let at = 1; at <= 1_000; at += 1)
    logCounted(log, "error", { requestId: `r${at}`, event: "guessing" }, "x");
  logCounted(log, "error", { requestId: "other", event: "else" }, "x");
  expect(lines.map(({ requestId }) => requestId)).toEqual([
    ...Array.from({ length: 10 }, (_, at) => `r${at + 1}`),
    "other",
  ]);
  jest.advanceTimersByTime(60_000);
  expect(lines.slice(11)).toMatchObject([{ requestId: "r1000", event: "guessing", times: 1_000 }]);
  logCounted(log, "error", { requestId: "later", event: "guessing" }, "x");
  expect(lines.at(-1)).toMatchObject({ requestId: "later" });
  jest.useRealTimers();
});

test("what is still counted when the portal ends is said before", () => {
  const lines: Record<string, unknown>[] = [];
  const log = openLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  for (let at = 1; at <= 30; at += 1)
    logCounted(log, "error", { requestId: `r${at}`, event: "guessing" }, "x");
  logCounted(log, "error", { requestId: "other", event: "else" }, "x");
  endCounts(log);
  expect(lines.slice(11)).toMatchObject([{ requestId: "r30", event: "guessing", times: 30 }]);
  endCounts(log);
  expect(lines).toHaveLength(12);
});
