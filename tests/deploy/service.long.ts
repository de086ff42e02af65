import { describe, expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readEnv } from "#server/platform/env.ts";
import { newEmptyFolder } from "#tests/setup.ts";

/** What systemd itself says of the unit in deploy/ (`bun run test:deploy`). */
const ANALYZE = Bun.which("systemd-analyze");
/** Of ten, where less is better; systemd calls up to 5 "medium" and up to 3.5 "ok". */
const MOST_EXPOSED = 3.2;

describe("the systemd unit", () => {
  const tries = ANALYZE ? test : test.skip;

  tries("is understood by systemd, to the last line", () => {
    const path = join(newEmptyFolder(), "portal.service");
    const unit = readFileSync("deploy/portal.service", "utf8");
    // It complains of a program that is not there.
    writeFileSync(path, unit.replace("/usr/local/bin/portal", "/bin/true"));
    const { stdout, stderr, exitCode } = Bun.spawnSync([ANALYZE ?? "", "verify", path]);
    expect([exitCode, stdout.toString(), stderr.toString()]).toEqual([0, "", ""]);
  });

  tries("lets the portal do little beside its work", () => {
    const { stdout } = Bun.spawnSync([
      ANALYZE ?? "",
      "security",
      "--offline=yes",
      "--no-pager",
      "deploy/portal.service",
    ]);
    const level = /Overall exposure level for portal\.service: ([\d.]+)/.exec(stdout.toString())?.[1];
    expect(Number(level)).toBeLessThanOrEqual(MOST_EXPOSED);
  });
});

describe("its settings", () => {
  const lines = readFileSync("deploy/portal.env", "utf8").trimEnd().split("\n");

  test("mean the same to systemd and to a shell", () => {
    for (const line of lines) expect(line).toMatch(/^$|^#|^[A-Z_]+='[^'\\]*'$/);
  });

  test("are such as the portal takes, the mail server too once somebody filled it in", () => {
    const text = lines.join("\n").replace("#SMTP_URL", "SMTP_URL");
    const names = [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name = ""]) => name);
    const printed = names.map((name) => `printf '%s\\0' "$${name}"`).join("; ");
    const { stdout } = Bun.spawnSync(["env", "-i", "sh", "-c", `set -a\n${text}\n${printed}`]);
    const values = stdout.toString().split("\0");
    const env = readEnv(Object.fromEntries(names.map((name, at) => [name, values[at]])));
    expect(env).toMatchObject({
      DATA_DIR: "/var/lib/portal",
      PUBLIC_URL: "https://portal.example.org",
      TRUST_PROXY: true,
      SMTP_URL: "smtps://USER:PASSWORD@mail.example.org:465",
      MAIL_FROM: "Green Zone <no-reply@example.org>",
    });
  });
});
