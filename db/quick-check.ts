import { resolve } from "node:path";
import { CannotOpen, PUT_BACK } from "./cannot-open.ts";
import type { Database } from "./client.ts";
import { OWN_PROGRAM } from "./own-program.ts";

/**
 * A file up to this size is checked before it is used, which takes some 20 ms; a larger one beside the running portal.
 * Measured: 57 MB (10,000 orders) take 115 ms, 450 MB (100,000 orders) 0.9 s, 555 MB from a cold disk 7 s.
 */
const AT_ONCE_BYTES = 8 * 1024 * 1024;

export type Check = {
  /** What is damaged, or undefined. */ damage: Promise<CannotOpen | undefined>;
  stop: () => void;
};

/** Refuses a damaged file (F14), unless it is so large that `checkInOwnProcess` has to look at it. */
export async function checkAtOnce(db: Database, path: string): Promise<void> {
  if (Bun.file(path).size > AT_ONCE_BYTES) return;
  const { rows } = await db.client.execute("PRAGMA quick_check(1)");
  const found = String(rows[0]?.[0]);
  if (found !== "ok") throw damaged(path, found);
}

/**
 * Looks at a large file while the portal answers. In a process of its own, with Bun's own SQLite: a second library in
 * this process would end the locks of the first when it closes the file, and a thread could not be stopped.
 */
export function checkInOwnProcess(path: string | undefined): Check {
  if (!path || Bun.file(path).size <= AT_ONCE_BYTES) {
    return { damage: Promise.resolve(undefined), stop: () => undefined };
  }
  const child = Bun.spawn([OWN_PROGRAM, "-e", SCRIPT, resolve(path)], {
    // Bun would read the settings of a project that lies where the portal was started.
    cwd: "/",
    // A portal built into one binary then works as Bun.
    env: { ...process.env, BUN_BE_BUN: "1" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const damage = new Response(child.stdout)
    .text()
    .then((found) => (found.startsWith("damage: ") ? damaged(path, found.slice(8).trim()) : undefined));
  return { damage, stop: () => child.kill("SIGKILL") };
}

const SCRIPT = `
  import { Database } from "bun:sqlite";
  try {
    const db = new Database(process.argv.at(-1), { readonly: true });
    const found = db.query("PRAGMA quick_check(1)").get().quick_check;
    if (found !== "ok") console.log("damage: " + found);
  } catch (error) {
    if (/CORRUPT|NOTADB/.test(error.code)) console.log("damage: " + error.code);
  }`;

function damaged(path: string, found: string): CannotOpen {
  const what = found.replace(/\s+/g, " ").slice(0, 200);
  return new CannotOpen(`DATA_DIR cannot be used: the database ${path} is damaged (${what}); ${PUT_BACK}`);
}
