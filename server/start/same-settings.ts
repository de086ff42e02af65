import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CannotOpen } from "#db/cannot-open.ts";
import type { Database } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { commonSettings } from "#db/schema/index.ts";
import type { Env } from "../platform/env.ts";
import { fingerprintOf, loadSecret } from "../platform/secret.ts";

type Common = Pick<typeof commonSettings.$inferSelect, "secret" | "uploads">;
type Settings = Pick<Env, "SECRET" | "DATA_DIR" | "UPLOADS_TO">;

const ROW = 1;
const CHANGE = "to change it for all, stop them and run `portal migrate --settings` once with the new one";

/**
 * Refuses a process that goes by another SECRET than the others on its database server, or looks for uploads elsewhere:
 * their links, waiting letters and files would be nothing to each other. The first one writes down what it goes by. A
 * file is one process's own, whose settings may change from start to start.
 */
export async function requireSameSettings(db: Database, env: Settings): Promise<void> {
  if (!db.isShared) return;
  const own = settingsOf(env);
  const [known] = await db.read.select().from(commonSettings);
  const common = known ?? (await writeFirst(db, own));
  const difference = differenceOf(common, own);
  if (difference) throw new CannotOpen(difference);
}

/** Makes this process's settings the common ones; running processes are not asked. */
export async function setCommonSettings(db: Database, env: Settings): Promise<void> {
  const own = settingsOf(env);
  await db.write((tx) =>
    tx
      .insert(commonSettings)
      .values({ id: ROW, ...own })
      .onConflictDoUpdate({ target: commonSettings.id, set: own }),
  );
}

/** The difference, in one sentence, that bars a process with these settings from the database; writes nothing. */
export async function findOtherSettings(db: Database, env: Settings): Promise<string | undefined> {
  const [common] = await db.read.select().from(commonSettings);
  const { SECRET, DATA_DIR } = env;
  // What the first start would make is nobody's yet.
  const isSecretKnown = SECRET !== undefined || existsSync(join(DATA_DIR, "secret"));
  if (!common) return undefined;
  return differenceOf(common, {
    secret: isSecretKnown ? fingerprintOf(loadSecret(SECRET, DATA_DIR)) : "none",
    uploads: uploadsOf(env, { isWriting: false }),
  });
}

async function writeFirst(db: Database, own: Common): Promise<Common> {
  return db.write(async (tx) => {
    await tx
      .insert(commonSettings)
      .values({ id: ROW, ...own })
      .onConflictDoNothing();
    const [row] = await tx.select().from(commonSettings);
    return row ?? own;
  });
}

function settingsOf(env: Settings): Common {
  return {
    secret: fingerprintOf(loadSecret(env.SECRET, env.DATA_DIR)),
    uploads: uploadsOf(env, { isWriting: true }),
  };
}

/** The folder of a process is marked, so that it stays itself when it moves to another machine. */
function uploadsOf({ UPLOADS_TO, DATA_DIR }: Settings, { isWriting }: { isWriting: boolean }): string {
  if (UPLOADS_TO) return UPLOADS_TO.replace(/\/+$/, "");
  const path = join(DATA_DIR, "uploads", "mark");
  if (existsSync(path)) return readFileSync(path, "utf8").trim();
  if (!isWriting) return "none";
  const mark = newId();
  writeFileSync(path, mark, { mode: 0o600 });
  return mark;
}

function differenceOf(common: Common, own: Common): string | undefined {
  if (common.secret !== own.secret)
    return `SECRET cannot be used: the processes on this database go by another one; give this one theirs, or, ${CHANGE}`;
  if (common.uploads === own.uploads) return undefined;
  const there = common.uploads.startsWith("s3:") ? common.uploads : "the data folder of another process";
  const remedy = common.uploads.startsWith("s3:") ? "set the same here" : "set UPLOADS_TO for all of them";
  return `UPLOADS_TO cannot be used: the uploads of this database lie in ${there}; ${remedy}, or, ${CHANGE}`;
}
