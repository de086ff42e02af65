import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { CannotOpen } from "#db/cannot-open.ts";
import { openDatabase } from "#db/client.ts";
import { databaseFile } from "#db/database-file.ts";
import { lockFolder } from "#db/lock.ts";
import { ensureFirstAdmin } from "../accounts/first-admin.ts";
import type { Env } from "../platform/env.ts";
import { openPortal, type OpenPortal } from "../start/open-portal.ts";
import { openLog } from "../platform/log.ts";
import { NOTE, readNote, writeNote } from "../start/fill-note.ts";

/** Held open by the lock of the folder. */
const LOCK = ["lock.db", "portal.lock"];

/** Of those in a data folder. One of another name that came meanwhile is nobody's to remove. */
const FOLDERS = ["uploads", "mail", "brochures", "backups"];

type Filling = {
  fill: (portal: OpenPortal) => Promise<unknown>;
  /** Called with what was found and what is done about it. */
  say?: (line: string) => void;
  /** The portal's own clock by default. */
  clock?: () => Date;
};

/**
 * Fills a data folder in one act. A note stands in it from before the first record until after the last: a fill that
 * was broken off, by whatever and at whatever moment, is taken back and begun again by the next call, and one that
 * fails is taken back at once. A folder that is whole is left as it is; one that holds a portal of somebody's own is
 * refused. Nobody waits for it, so nothing in it is given up for taking long.
 */
export async function fillInOneAct(env: Env, filling: Filling): Promise<void> {
  const unlock = lockFolder(env.DATA_DIR);
  try {
    const before = await findBefore(env, filling.say ?? (() => undefined));
    if (!before) return;
    writeNote(env, { state: "filling", before });
    try {
      await fillAndClose(env, filling);
    } catch (error) {
      // A remote database stores what was written, and the note by which the next start refuses it.
      if (isInFolder(env)) takeBack(env, before);
      throw error;
    }
    writeNote(env, { state: "whole" });
  } finally {
    unlock();
  }
}

/** What lay in the folder before its fill, which is to begin now; undefined when there is nothing to fill. */
async function findBefore(env: Env, say: (line: string) => void): Promise<string[] | undefined> {
  const note = readNote(env);
  if (note?.state === "whole") return undefined;
  if (note) {
    if (!isInFolder(env)) throw new CannotOpen(`DATABASE_URL cannot be used: ${BROKEN_OFF}`);
    say("The demonstration was broken off before it was whole: it is made again from the beginning.");
    takeBack(env, note.before, [NOTE]);
    return note.before;
  }
  const found = await findPortal(env);
  if (found === "none") return namesIn(env.DATA_DIR);
  if (found === "own") throw new CannotOpen(`DATA_DIR cannot be used: ${env.DATA_DIR} ${NO_DEMONSTRATION}`);
  return undefined;
}

const BROKEN_OFF =
  "it holds a demonstration that was broken off before it was whole; empty that database, delete DATA_DIR and begin again";
const NO_DEMONSTRATION = "holds a portal that is no demonstration; name an empty folder";

/**
 * What a folder without a note holds: nothing, somebody's own portal, or a database that is none of ours or cannot be
 * read, which is left to the start: it says what is wrong.
 */
async function findPortal(env: Env): Promise<"none" | "own" | "unknown"> {
  const file = databaseFile(env.DATABASE_URL);
  if (file && !existsSync(file)) return "none";
  const db = openDatabase({ url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN });
  try {
    const { rows: tables } = await db.client.execute("select name from sqlite_master where name = 'users'");
    if (tables.length > 0) return "own";
    return file ? "unknown" : "none";
  } catch {
    return "unknown";
  } finally {
    await db.close();
  }
}

async function fillAndClose(env: Env, { fill, clock }: Filling): Promise<void> {
  const portal = await openPortal(env, {
    isUnhurried: true,
    log: openLog("silent"),
    ...(clock && { clock }),
  });
  try {
    await ensureFirstAdmin(portal);
    await fill(portal);
  } finally {
    await portal.close();
  }
}

/** Whether the database is in the folder: only then can its filling be undone. */
function isInFolder({ DATABASE_URL, DATA_DIR }: Env): boolean {
  const file = databaseFile(DATABASE_URL);
  return file !== undefined && resolve(file).startsWith(`${resolve(DATA_DIR)}/`);
}

function namesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => !LOCK.includes(name));
}

/** Removes what was added since, the note last of all; `kept` stays. */
function takeBack({ DATA_DIR }: Env, before: readonly string[], kept: readonly string[] = []): void {
  const came = namesIn(DATA_DIR).filter(
    (name) =>
      !before.includes(name) &&
      !kept.includes(name) &&
      (FOLDERS.includes(name) || !statSync(join(DATA_DIR, name)).isDirectory()),
  );
  const last = came.filter((name) => name === NOTE);
  for (const name of [...came.filter((one) => one !== NOTE), ...last])
    rmSync(join(DATA_DIR, name), { recursive: true, force: true });
}
