import { describe, expect, test } from "bun:test";
import { COMMANDS, helpText } from "#server/commands/table.ts";
import { newDataFolder, newEmptyFolder } from "#tests/setup.ts";
import { runPortal } from "./run-portal.ts";

const NAMES = Object.keys(COMMANDS);

describe("portal", () => {
  test("has the commands that decisions name, in this order", () => {
    expect(NAMES).toEqual([
      "serve",
      "migrate",
      "backup",
      "verify",
      "create-admin",
      "check",
      "doctor",
      "brochures",
    ]);
  });

  test.each(NAMES)("its help and the paper of operation name %s", async (name) => {
    expect(helpText().includes(`\n  ${name} `)).toBe(true);
    const paper = await Bun.file("server/OPERATION.md").text();
    expect(paper.includes(`\`portal ${name}`)).toBe(true);
  });

  test("says its help when nothing is asked of it, and which release it is", async () => {
    expect(await runPortal({})).toEqual({ out: helpText(), err: "", code: 0 });
    const { out } = await runPortal({}, "--version");
    expect(out).toMatch(/^portal \d+\.\d+\.\d+ \(checkout, linux \w+, Bun \d+\.\d+\.\d+\)\n$/);
  });

  test("says of a command it does not know which there are, and of a wrong call how it is called", async () => {
    const { out, err, code } = await runPortal({}, "server");
    expect([out, code]).toEqual(["", 1]);
    expect(err).toStartWith("There is no command server\n");
    expect(err).toContain("doctor");
    const wrong = await runPortal({}, "migrate", "now");
    expect(wrong).toEqual({ out: "", err: "Usage: bun run portal migrate\n", code: 1 });
  });
});

test("portal migrate makes the database of a new folder, and has nothing to do in one that is new enough", async () => {
  const made = await runPortal({ DATA_DIR: newEmptyFolder() }, "migrate");
  expect(made.out).toMatch(/^(\d+) migrations applied: the database is at \1 of \1\n$/);
  const kept = await runPortal({ DATA_DIR: newDataFolder() }, "migrate");
  expect(kept.out).toMatch(/^Nothing to do: the database is at (\d+) of \1\n$/);
});
