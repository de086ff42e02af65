import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { BRING_TO_BASELINE, PUT_BACK } from "#db/cannot-open.ts";
import { databaseFile } from "#db/database-file.ts";
import { diskCodeOf, isStoreFailure } from "#db/disk-failure.ts";
import { countSeen, knownMigrations } from "#db/known-migrations.ts";
import type { Env } from "../../platform/env.ts";
import { openStore } from "../../storage/open-store.ts";
import { surveyFiles } from "../../storage/survey.ts";
import { bad, type Finding, megabytes, mind, ok, type Patient } from "./finding.ts";

/** Whether the file is whole, ours, and of a version this release can work on. */
export async function examineDatabase({ env, inspection }: Patient): Promise<Finding[]> {
  const path = databaseFile(env.DATABASE_URL);
  if (!path) return askServer(env);
  if (!existsSync(path))
    return [leftBehind(env, path) ?? ok("database", `${path} will be made by the first start`)];
  if (!inspection) return [bad("database", `${path} cannot be read as a database`, PUT_BACK)];
  if (inspection.damage.length > 0) return [bad("database", `damaged: ${inspection.damage[0]}`, PUT_BACK)];
  if (inspection.isForeign) {
    return [
      bad("database", `${path} was made by another program`, "set DATA_DIR to the portal's own folder"),
    ];
  }
  const seen = countSeen(inspection.migrations);
  if (seen === "older") return [bad("database", "it is of a version before 0.2.1", BRING_TO_BASELINE)];
  if (seen === "newer") {
    const fix = `start that version again, or ${PUT_BACK} that was made before it ran`;
    return [bad("database", "a newer version of the portal has changed it", fix)];
  }
  const known = knownMigrations().length;
  const size = megabytes(statSync(path).size);
  const version = `${size}, whole, at ${seen} of ${known}`;
  if (seen === known) return [ok("database", version)];
  const fix = "the next start or `portal migrate` does it, after a backup of its own";
  return [mind("database", `${version}: the start will change it`, fix)];
}

/** A start beside what an earlier portal stored would begin anew, and the sweep take its files. */
function leftBehind({ DATA_DIR }: Env, path: string): Finding | undefined {
  const left = [`${path}-wal`, join(DATA_DIR, "secret"), join(DATA_DIR, "uploads")].find(existsSync);
  if (!left) return undefined;
  const what = `${path} is gone, though ${left} is there: the start would begin without any data`;
  return mind("database", what, `${PUT_BACK}, or set DATA_DIR to the folder that was meant`);
}

async function askServer(env: Env): Promise<Finding[]> {
  const { openDatabase } = await import("#db/client.ts");
  const { requireServer } = await import("#db/unreachable.ts");
  const { findOtherSettings } = await import("../../start/same-settings.ts");
  const { host } = new URL(env.DATABASE_URL);
  const db = openDatabase({ url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN });
  try {
    await requireServer(db.client);
    const answers = ok("database", `${host} answers`);
    // Before the first start there is no table to read.
    const other = await findOtherSettings(db, env).catch(() => undefined);
    if (!other) return [answers];
    const [found = "", fix = ""] = other.split(/; (.*)/);
    return [answers, bad("settings", found, fix)];
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 160) : "no answer";
    return [bad("database", `${host}: ${reason}`, "look at DATABASE_URL and DATABASE_AUTH_TOKEN")];
  } finally {
    await db.close();
  }
}

/** Whether what the records name is stored; `portal check` also reads the bytes. */
export async function examineUploads({ env, inspection, now }: Patient): Promise<Finding[]> {
  if (!databaseFile(env.DATABASE_URL)) return [];
  if (!inspection || inspection.damage.length > 0) {
    if (!existsSync(join(env.DATA_DIR, "uploads"))) return [];
    return [
      mind(
        "uploads",
        "whether any are missing is not known: the database that names them is gone or damaged",
        PUT_BACK,
      ),
    ];
  }
  const { files } = inspection;
  if (!env.UPLOADS_TO && !existsSync(join(env.DATA_DIR, "uploads"))) {
    if (files.length === 0) return [];
    return [bad("uploads", `all ${files.length} are missing`, PUT_BACK)];
  }
  const survey = await surveyFiles(openStore(env), files, { isDeep: false, now }).catch(storeAway);
  if ("state" in survey) return [survey];
  const { missing, torn, unnamed } = survey;
  const lost = missing.length + torn.length;
  if (lost > 0) {
    const fix =
      "`portal check` names them; put them back from a backup, a plain tar: `uploads/…` into DATA_DIR";
    return [mind("uploads", `${lost} of ${files.length} are missing or of another size`, fix)];
  }
  const more = unnamed.length > 0 ? `, ${unnamed.length} that no record names (they go by themselves)` : "";
  return [ok("uploads", `${files.length} files are there${more}`)];
}

/** Reports a failure of the file store; all other checks go on. */
function storeAway(error: unknown): Finding {
  if (!isStoreFailure(error)) throw error;
  return mind(
    "uploads",
    `the store does not answer (${diskCodeOf(error)})`,
    "look at UPLOADS_TO and S3_…, and at the store",
  );
}
