import { expect, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CannotOpen } from "#db/cannot-open.ts";
import { ensureFirstAdmin } from "#server/accounts/first-admin.ts";
import { readyDemo } from "#server/demo/fill.ts";
import { fillInOneAct } from "#server/demo/one-act.ts";
import { openStaffAccount, openStage, SAMPLE_STAFF } from "#server/demo/stage.ts";
import { type Env, readEnv } from "#server/platform/env.ts";
import { openPortal, type OpenPortal } from "#server/start/open-portal.ts";
import { openLog } from "#server/platform/log.ts";
import { serve } from "#server/start/serve.ts";
import { newEmptyFolder } from "../../setup.ts";

const NOTE = "demonstration.json";
const [CLERK] = SAMPLE_STAFF;

function envOf(folder: string): Env {
  return readEnv({
    NODE_ENV: "test",
    DATA_DIR: folder,
    ADMIN_PASSWORD: "Seringueira$2025",
    ADMIN_NAME: "Marina",
  });
}

/** The least that a demonstration is known by. */
const openDesk = (portal: OpenPortal) => openStaffAccount(openStage(portal), CLERK, portal.clock());
const fill = (folder: string, of: (portal: OpenPortal) => Promise<unknown> = openDesk) => {
  const said: string[] = [];
  return fillInOneAct(envOf(folder), { fill: of, say: (line) => void said.push(line) }).then(() => said);
};
const namesIn = (folder: string) => readdirSync(folder).filter((name) => name !== "lock.db");

/** A folder whose fill was broken off by something that left no time to tidy up. */
async function brokenOff(): Promise<string> {
  const folder = newEmptyFolder();
  await fill(folder);
  writeFileSync(join(folder, NOTE), JSON.stringify({ state: "filling", before: [] }));
  mkdirSync(join(folder, "uploads", "ab"), { recursive: true });
  return folder;
}

test("a fill that fails is taken back whole, and what lay there before stays", async () => {
  const folder = newEmptyFolder();
  writeFileSync(join(folder, "secret"), "s".repeat(64));
  const failing = fill(folder, () => Promise.reject(new Error("the disk is full")));
  await expect(failing).rejects.toThrow("the disk is full");
  expect(namesIn(folder)).toEqual(["secret"]);
  expect(await fill(folder)).toEqual([]);
});

test("a fill that was broken off is taken back by the next one, which says so and begins again", async () => {
  const folder = await brokenOff();
  let users = -1;
  const said = await fill(folder, async (portal) => {
    const { rows } = await portal.db.client.execute("select count(*) as n from users");
    users = Number(rows[0]?.["n"]);
    return openDesk(portal);
  });
  expect(said).toEqual([
    "The demonstration was broken off before it was whole: it is made again from the beginning.",
  ]);
  // The administrator alone.
  expect(users).toBe(1);
  expect(readdirSync(join(folder, "uploads"))).not.toContain("ab");
});

test("a folder that is whole is left as it is", async () => {
  const folder = newEmptyFolder();
  await fill(folder);
  const note = readFileSync(join(folder, NOTE), "utf8");
  expect(await fill(folder, () => Promise.reject(new Error("filled twice")))).toEqual([]);
  expect(readFileSync(join(folder, NOTE), "utf8")).toBe(note);
});

test("somebody's own portal is refused in one line, and nobody gets an account there", async () => {
  const folder = newEmptyFolder();
  await fill(folder);
  rmSync(join(folder, NOTE));
  await expect(fill(folder)).rejects.toThrow(
    new CannotOpen(
      `DATA_DIR cannot be used: ${folder} holds a portal that is no demonstration; name an empty folder`,
    ),
  );
});

test("what was broken off is served by no portal: work done in it would go with the next fill", async () => {
  const folder = await brokenOff();
  await expect(serve(envOf(folder))).rejects.toThrow(
    new CannotOpen(
      `DATA_DIR cannot be used: ${folder} holds a demonstration that was broken off before it was whole; \`bun run demo\` makes it again, or name another folder`,
    ),
  );
});

test("of what came into the folder meanwhile a fill removes no folder but those of a portal", async () => {
  const folder = await brokenOff();
  mkdirSync(join(folder, "demo"));
  writeFileSync(join(folder, "demo", "portal.db"), "another one");
  await fill(folder);
  expect(readFileSync(join(folder, "demo", "portal.db"), "utf8")).toBe("another one");
});

test("a fill that fails in a database elsewhere is refused from then on, as one that was broken off", async () => {
  const folder = newEmptyFolder();
  const env = { ...envOf(folder), DATABASE_URL: `file:${join(newEmptyFolder(), "portal.db")}` };
  const failing = fillInOneAct(env, { fill: () => Promise.reject(new Error("the line broke")) });
  await expect(failing).rejects.toThrow("the line broke");
  await expect(fillInOneAct(env, { fill: openDesk })).rejects.toThrow(/^DATABASE_URL cannot be used: /);
});

test("a demonstration whose people changed their addresses begins all the same, and names those it knows", async () => {
  const portal = await openPortal(envOf(newEmptyFolder()), { log: openLog("silent"), isUnhurried: true });
  await ensureFirstAdmin(portal);
  await openDesk(portal);
  const sql = "update users set email = 'moved-' || email";
  await portal.db.write((tx) => tx.run(sql));
  const { staff, partners } = await readyDemo(portal);
  expect([staff.map(({ email }) => email), partners]).toEqual([["moved-admin@example.org"], []]);
  await portal.close();
});

test("a database elsewhere cannot be taken back with the folder: what was broken off there is refused", async () => {
  const [folder, elsewhere] = [await brokenOff(), newEmptyFolder()];
  const env = { ...envOf(folder), DATABASE_URL: `file:${join(elsewhere, "portal.db")}` };
  await expect(fillInOneAct(env, { fill: openDesk })).rejects.toThrow(/^DATABASE_URL cannot be used: /);
  expect(namesIn(folder)).toContain("portal.db");
});
