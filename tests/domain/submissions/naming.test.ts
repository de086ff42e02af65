import { expect, test } from "bun:test";
import type { Role } from "#domain/actor.ts";
import { maySetNaming } from "#domain/submissions/naming.ts";
import { actorOf } from "../actors.ts";

test.each([
  ["PARTNER", true, true],
  ["PARTNER", false, true],
  ["ADMIN", true, false],
  ["ADMIN", false, true],
  ["SUBMISSION_MANAGER", true, false],
  ["SUBMISSION_MANAGER", false, true],
  ["GRUPORG", true, false],
  ["GRUPORG", false, true],
] as [Role, boolean, boolean][])(
  "%s says that the site may name an organisation (%p): %p",
  (role, mayName, may) => {
    expect(maySetNaming(actorOf(role), mayName)).toBe(may);
  },
);
