import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { version } from "../../../package.json";
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
      "restore",
      "create-admin",
      "check",
      "doctor",
      "brochures",
      "examples",
      "manual",
      "notes",
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
    expect(out).toMatch(
      /^portal \d+\.\d+\.\d+ \(checkout, linux \w+, Bun \d+\.\d+\.\d+\)\ndatabase version \d+\n$/,
    );
  });

  test("says of a command it does not know which there are, and of a wrong call how it is called", async () => {
    const { out, err, code } = await runPortal({}, "server");
    expect([out, code]).toEqual(["", 1]);
    expect(err).toStartWith("There is no command server\n");
    expect(err).toContain("doctor");
    const wrong = await runPortal({}, "migrate", "now");
    expect(wrong).toEqual({ out: "", err: "Usage: bun run portal migrate [--settings]\n", code: 1 });
  });
});

describe("what one file alone would lack", () => {
  test("is printed: how it is run, and what each release brought, this one first", async () => {
    const papers = ["server/OPERATION.md", "server/backup/README.md"].map((path) => Bun.file(path).text());
    expect((await runPortal({}, "manual")).out).toBe((await Promise.all(papers)).join("\n"));
    const { out } = await runPortal({}, "notes");
    expect(out).toBe(await Bun.file("CHANGELOG.md").text());
    expect(/^## (.+)$/m.exec(out)?.[1]).toBe(version);
  });

  test("is written: the examples, unless they were changed already", async () => {
    const folder = join(newEmptyFolder(), "exemplos");
    const { out, code } = await runPortal({}, "examples", folder);
    expect([code, out.trimEnd().split("\n").length]).toEqual([0, 4]);
    for (const name of ["portal.service", "portal.env", "Caddyfile", "nginx.conf"]) {
      expect(await Bun.file(join(folder, name)).text()).toBe(await Bun.file(`deploy/${name}`).text());
    }
    await Bun.write(join(folder, "Caddyfile"), "ours");
    expect((await runPortal({}, "examples", folder)).out).toContain("Caddyfile is there already and stays\n");
    expect(await Bun.file(join(folder, "Caddyfile")).text()).toBe("ours");
  });
});

test("portal migrate makes the database of a new folder, and has nothing to do in one that is new enough", async () => {
  const made = await runPortal({ DATA_DIR: newEmptyFolder() }, "migrate");
  expect(made.out).toMatch(/^(\d+) migrations applied: the database is at \1 of \1\n$/);
  const kept = await runPortal({ DATA_DIR: newDataFolder() }, "migrate");
  expect(kept.out).toMatch(/^Nothing to do: the database is at (\d+) of \1\n$/);
});
