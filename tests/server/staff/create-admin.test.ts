import { describe, expect, test } from "bun:test";
import { lockFolder } from "#db/lock.ts";
import { openPortal } from "#server/start/open-portal.ts";
import { openLog } from "#server/platform/log.ts";
import { readEnv } from "#server/platform/env.ts";
import { makeUser } from "#tests/factories.ts";
import { newDataFolder } from "#tests/setup.ts";
import { runPortal } from "../commands/run-portal.ts";

function run(dataDir: string, ...args: string[]) {
  return runPortal({ DATA_DIR: dataDir }, "create-admin", ...args);
}

describe("portal create-admin", () => {
  test("creates an administrator and prints the password in one line, once", async () => {
    const folder = newDataFolder();
    const { out, err, code } = await run(folder, "Chefe@Example.org", "Dora", "Nazaré");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(
      /^Administrator created: chefe@example\.org, password \S{14} \(shown only this once\)\n$/,
    );
    const again = await run(folder, "chefe@example.org");
    expect(again.out).toStartWith("Account renewed as administrator: chefe@example.org, password ");
    expect(again.out.split("password ")[1]).not.toBe(out.split("password ")[1]);
  });

  test("refuses while a portal works on the folder, and leaves its lock alone", async () => {
    const folder = newDataFolder();
    const unlock = lockFolder(folder);
    const running = `DATA_DIR cannot be used: the portal with process id ${process.pid} is using ${folder}\n`;
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await run(folder, "chefe@example.org")).toEqual({ out: "", err: running, code: 1 });
    }
    unlock();
    expect((await run(folder, "chefe@example.org", "Dora Nazaré")).code).toBe(0);
  });

  test("says in one line what is wrong with its argument", async () => {
    const folder = newDataFolder();
    const usage = 'Usage: bun run portal create-admin EMAIL "FULL NAME"\n';
    expect(await run(folder)).toEqual({ out: "", err: usage, code: 1 });
    const unnamed = `NAME is missing: a@example.org has no account yet. ${usage}`;
    expect(await run(folder, "a@example.org")).toEqual({ out: "", err: unnamed, code: 1 });
    expect((await run(folder, "chefe")).err).toBe("EMAIL cannot be used: it is not an e-mail address\n");
  });

  test("never takes a partner's account", async () => {
    const folder = newDataFolder();
    const env = readEnv({ NODE_ENV: "test", DATA_DIR: folder });
    const portal = await openPortal(env, { log: openLog("silent"), migrated: true });
    const { email } = await makeUser(portal, "PARTNER");
    await portal.close();
    expect((await run(folder, email)).err).toBe("EMAIL cannot be used: it belongs to a partner's account\n");
  });
});
