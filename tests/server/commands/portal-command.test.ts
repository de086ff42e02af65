import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../../package.json";
import { COMMANDS, helpText } from "#server/commands/table.ts";
import { expectedLine } from "#server/start/fail-start.ts";
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
      "update",
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

describe("a command", () => {
  test.each(["restore", "create-admin", "brochures"] as const)(
    "%s with --help says how it is called and what it does, and does nothing",
    async (name) => {
      const folder = newEmptyFolder();
      const { out, err, code } = await runPortal({ DATA_DIR: folder }, name, "--help");
      expect([err, code]).toEqual(["", 0]);
      expect(out).toStartWith(`Usage: bun run portal ${name}`);
      expect(out).toContain(COMMANDS[name].does);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test.each(["verify", "restore", "brochures", "examples"])("%s takes no option for a path", async (name) => {
    const { err, code } = await runPortal({ DATA_DIR: newEmptyFolder() }, name, "--force");
    expect([code, err]).toEqual([1, expect.stringMatching(/^Usage: bun run portal \S+ F\w+\n$/)]);
  });

  test.each(["verify", "restore"])("%s says in one line of a path that it is no file", async (name) => {
    const folder = newEmptyFolder();
    const none = join(folder, "none.tar");
    for (const [path, said] of [
      [none, `there is no ${none}`],
      [folder, `${folder} is not a file`],
    ] as const) {
      const { err, code } = await runPortal({ DATA_DIR: join(folder, "data") }, name, path);
      expect([code, err]).toEqual([1, `FILE cannot be used: ${said}\n`]);
    }
  });
});

describe("a start that fails names the setting that is to blame", () => {
  test.each([
    ["EADDRINUSE", "PORT cannot be used: another program is listening there already"],
    [
      "EACCES",
      "PORT cannot be used: below 1024 only root may listen; set it higher and put a proxy in front",
    ],
    [
      "EADDRNOTAVAIL",
      "HOST cannot be used: it is no address of this machine (127.0.0.1 behind a proxy, 0.0.0.0 for all)",
    ],
  ])("where it may not listen (%s)", (code, line) => {
    expect(expectedLine(Object.assign(new Error(code), { code, syscall: "listen" }))).toBe(line);
  });

  test("where the data cannot be made or opened", async () => {
    const { err } = await runPortal({ DATA_DIR: "/proc/portal" }, "migrate");
    expect(err).toBe("DATA_DIR cannot be used: /proc/portal cannot be made\n");
    const DATABASE_URL = `file:${join(newEmptyFolder(), "none", "portal.db")}`;
    const other = await runPortal({ DATA_DIR: newEmptyFolder(), DATABASE_URL }, "migrate");
    expect(other.err).toMatch(
      /^DATA_DIR or DATABASE_URL cannot be used: user \d+ cannot open or make \S+\n$/,
    );
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

  test("is printed of one release, and of one that never was which there are", async () => {
    const { out } = await runPortal({}, "notes", "0.1.0");
    expect([out.startsWith("## 0.1.0\n"), out.match(/^## /gm)?.length]).toEqual([true, 1]);
    const { err, code } = await runPortal({}, "notes", "0.9.9");
    expect(err).toMatch(/^There are no notes of a release 0\.9\.9; there are of .*\b0\.2\.0, 0\.1\.0\n$/);
    expect(code).toBe(1);
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
  expect(made.out).toMatch(/^(\d+) migrations? applied: the database is at \1 of \1\n$/);
  const kept = await runPortal({ DATA_DIR: newDataFolder() }, "migrate");
  expect(kept.out).toMatch(/^Nothing to do: the database is at (\d+) of \1\n$/);
});
