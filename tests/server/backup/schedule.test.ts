import { afterAll, describe, expect, spyOn, test } from "bun:test";
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outbox, users } from "#db/schema/index.ts";
import { readBackup } from "#server/backup/read.ts";
import { backUpNow, backupsNow, backUpWhenDue } from "#server/backup/schedule.ts";
import { noteBegun, readBackupState } from "#server/backup/state.ts";
import { readEnv } from "#server/platform/env.ts";
import { makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { newDataFolder } from "#tests/setup.ts";
import { until } from "#tests/until.ts";

const NOW = new Date("2025-08-01T12:00:00Z");
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

const folder = newDataFolder();
const { portal, setNow, as, fetch } = await openTestPortal({ now: NOW, env: { DATA_DIR: folder } });
const admin = await makeUser(portal, "ADMIN", { language: "pt" });
await makeUser(portal, "ADMIN", { language: "en" });
const place = join(folder, "backups");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const health = async () => (await fetch("/api/health")).json();

describe("the portal backs itself up", () => {
  test("once it is due, beside itself, and says when the next is", async () => {
    noteBegun(folder, NOW);
    expect(backupsNow(portal)).toMatchObject({ mode: "on", place, keep: 7, isLate: false, underWay: null });
    await backUpWhenDue(portal);
    const { lastGood, next } = await as(admin).backup.state();
    expect(lastGood).toMatchObject({
      place,
      lacks: ["SECRET is not inside, since it comes from the environment: keep it beside the backup"],
    });
    expect(readdirSync(place)).toEqual([lastGood?.name ?? ""]);
    expect(Date.parse(next ?? "") - Date.parse(lastGood?.takenAt ?? "")).toBe(24 * 3_600_000);
    setNow(new Date());
    await backUpWhenDue(portal);
    expect(readdirSync(place).length).toBe(1);
  });

  test("while people write: each is heard meanwhile, and what it holds is whole and of one moment (F16)", async () => {
    const countUsers = () => portal.db.read.$count(users);
    const least = await countUsers();
    const backing = backUpNow(portal);
    let written = 0;
    for (; backupsNow(portal).underWay; written += 1) await makeUser(portal, "PARTNER");
    await backing;
    // Made on this thread it would leave no time but for the first.
    expect(written).toBeGreaterThan(1);
    const { lastGood } = backupsNow(portal);
    const { counts } = readBackup(join(place, lastGood?.name ?? ""));
    expect(counts["users"]).toBeWithin(least, (await countUsers()) + 1);
  });

  test("a failure is mailed to every administrator in their language, once for all tries that fail in a row", async () => {
    rmSync(place, { recursive: true });
    writeFileSync(place, "no folder");
    await backUpNow(portal);
    await backUpNow(portal);
    const mails = await portal.db.read.select().from(outbox);
    expect(mails.map(({ template, subject }) => [template, subject]).toSorted()).toEqual([
      ["backupFailed", "O backup do portal falhou"],
      ["backupFailed", "The portal's backup failed"],
    ]);
    expect(backupsNow(portal).failure).toMatchObject({ reason: `${place} is not a folder` });
    rmSync(place);
    await backUpNow(portal);
    expect(backupsNow(portal).failure).toBeUndefined();
    writeFileSync(`${place}.txt`, "");
    rmSync(place, { recursive: true });
    writeFileSync(place, "no folder");
    await backUpNow(portal);
    expect((await portal.db.read.select().from(outbox)).length).toBe(4);
    rmSync(place);
  });

  test("an administrator begins one at once; nobody else may", async () => {
    const clerk = await makeUser(portal, "GRUPORG");
    expect(as(clerk).backup.takeNow()).rejects.toThrow();
    // Its process begins once the gate is there.
    const gate = join(folder, "gate");
    const wait = `until [ -e "${gate}" ]; do sleep 0.01; done; exec "$@"`;
    const { spawn } = Bun;
    const held = spyOn(Bun, "spawn").mockImplementation((([, ...args]: string[], options: object) =>
      spawn(["sh", "-c", wait, "sh", process.execPath, ...args], options)) as typeof spawn);
    expect(await as(admin).backup.takeNow()).toEqual({ isUnderWay: true });
    expect((await as(admin).backup.state()).underWay?.phase).toBe("snapshot");
    writeFileSync(gate, "");
    await until(() => !backupsNow(portal).underWay);
    held.mockRestore();
    expect(existsSync(place)).toBe(true);
  });
});

describe("health warns", () => {
  const env = readEnv({ NODE_ENV: "test", DATA_DIR: newDataFolder() });

  test("when the last good backup, or the first start, is more than 26 hours ago", () => {
    noteBegun(env.DATA_DIR, NOW);
    expect(readBackupState(env, hoursLater(26)).isLate).toBe(false);
    expect(readBackupState(env, hoursLater(26.1)).isLate).toBe(true);
  });

  test("never where none are wanted, and later where they are wanted seldom", () => {
    expect(readBackupState({ ...env, BACKUP_EVERY: 0 }, hoursLater(99))).toMatchObject({
      mode: "off",
      isLate: false,
    });
    expect(readBackupState({ ...env, BACKUP_EVERY: 72 }, hoursLater(73)).isLate).toBe(false);
    expect(readBackupState({ ...env, BACKUP_EVERY: 72 }, hoursLater(75)).isLate).toBe(true);
    expect(readBackupState({ ...env, DATABASE_URL: "http://127.0.0.1:1" }, hoursLater(99)).mode).toBe(
      "server",
    );
  });

  test("and goes on answering 200", async () => {
    expect(await health()).toEqual({ status: "ok" });
  });
});
