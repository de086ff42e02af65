import { expect, test } from "bun:test";
import * as v from "valibot";
import { exhibitorDays, NO_EXHIBITOR_DAYS } from "#domain/settings/exhibitor-days.ts";

const build = (from: string, to: string) => ({ ...NO_EXHIBITOR_DAYS, build: { from, to } });

test.each([
  ["none is known yet", NO_EXHIBITOR_DAYS, []],
  ["both ends are", build("2025-11-01", "2025-11-08"), []],
  ["only the first is", build("2025-11-01", ""), ["build.to required"]],
  ["only the last is", build("", "2025-11-08"), ["build.from required"]],
  ["they are the wrong way round", build("2025-11-08", "2025-11-01"), ["build.to dateOrder"]],
  ["there is no such day", { ...NO_EXHIBITOR_DAYS, lastStands: "2025-02-30" }, ["lastStands dateInvalid"]],
])("build-up, strike and last days when %s", (_name, given, problems) => {
  const { issues = [] } = v.safeParse(exhibitorDays(), given);
  expect(issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)).toEqual(problems);
});
