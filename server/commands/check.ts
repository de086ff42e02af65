import { existsSync } from "node:fs";
import { join } from "node:path";
import { PUT_BACK } from "#db/cannot-open.ts";
import { databaseFile } from "#db/database-file.ts";
import { type Inspection, inspectDatabase } from "#db/inspect.ts";
import { BadSetting, type Env, readEnv } from "../platform/env.ts";
import { openStore } from "../storage/open-store.ts";
import { type Survey, surveyFiles } from "../storage/survey.ts";
import { requireNone } from "./usage.ts";

/** Most names that are printed. */
const SHOWN = 5;

/**
 * `portal check`: reads the whole database and every stored byte, of a portal that works or is stopped, changes nothing
 * and ends with 1 when something is missing or damaged.
 */
export async function run(args: readonly string[], usage: string): Promise<void> {
  requireNone(args, usage);
  const env = readEnv();
  const path = databaseFile(env.DATABASE_URL);
  if (!path)
    throw new BadSetting("DATABASE_URL cannot be checked: it is a server, which checks its files itself");
  if (!existsSync(path)) throw new BadSetting(`DATA_DIR cannot be checked: there is no database at ${path}`);
  const { damage, files } = inspectDatabase(path, { isDeep: true });
  say(damage.length === 0, "database", damage.length === 0 ? `whole (${path})` : damage.join("; "));
  if (damage.length > 0) return mend();
  const { missing, torn, unnamed } = await surveyAll(env, files);
  say(
    missing.length === 0,
    "uploads",
    `${files.length - missing.length} of ${files.length} are there`,
    missing,
  );
  say(torn.length === 0, "bytes", `${torn.length} are not what was stored`, torn);
  if (unnamed.length > 0)
    process.stdout.write(`ok    ${unnamed.length} stored files belong to no record; they go by themselves\n`);
  if (missing.length + torn.length > 0) mend();
}

function mend(): void {
  process.stdout.write(`To mend it, ${PUT_BACK}.\n`);
  process.exitCode = 1;
}

/** A folder that is gone is not made anew. */
async function surveyAll(env: Env, files: Inspection["files"]): Promise<Survey> {
  if (env.UPLOADS_TO || existsSync(join(env.DATA_DIR, "uploads")))
    return surveyFiles(openStore(env), files, { isDeep: true, now: new Date() });
  return { missing: files.map(({ sha256 }) => sha256), torn: [], unnamed: [] };
}

function say(isGood: boolean, what: string, found: string, names: readonly string[] = []): void {
  const some = names.slice(0, SHOWN).map((name) => `        ${name}\n`);
  const more = names.length > SHOWN ? `        and ${names.length - SHOWN} more\n` : "";
  process.stdout.write(`${isGood ? "ok   " : "BAD  "} ${what}: ${found}\n${some.join("")}${more}`);
}
