import { existsSync, renameSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { databaseFile } from "#db/database-file.ts";
import { whoLocks } from "#db/lock.ts";
import { readBackup } from "../backup/read.ts";
import { differencesFrom, placesOf, requirePlaces } from "../backup/restore.ts";
import { syncAll } from "../backup/sync-all.ts";
import { BadSetting, type Env, readEnv } from "../platform/env.ts";
import { expectedLine } from "../start/fail-start.ts";
import { sayDifferences } from "./restore.ts";
import { asOwner, askVersion, type Call, must, reasonOf, runToEnd } from "./update/calls.ts";
import * as programs from "./update/program.ts";
import { findService, type Service, withoutService } from "./update/service.ts";
import { requireFile } from "./usage.ts";

/** What the update and the way back both need. */
type Update = { env: Env; database: string; place: string; service: Service; call: Call };

const AS_IT_WAS = "Program and data are as they were";

/**
 * `portal update FILE`: puts a newer program in the place of this one, with a copy of program and data, and goes back by
 * itself when its doctor finds what keeps it from running, or it does not come up. `--back` goes back later.
 */
export async function run(args: readonly string[], usage: string): Promise<void> {
  const asked = readArguments(args, usage);
  const env = readEnv();
  const database = databaseFile(env.DATABASE_URL);
  if (!database) {
    throw new BadSetting(
      "DATABASE_URL is a server, which makes its own backups: make one, stop every process, replace the program and start them again",
    );
  }
  if (!existsSync(database)) {
    throw new BadSetting(
      `DATA_DIR cannot be updated: there is no database at ${database}; run it with the settings of the portal (\`portal manual\`, "Start, stop, update")`,
    );
  }
  const file = asked.file === undefined ? undefined : requireFile(asked.file);
  const place = programs.findProgram(asked.program, file);
  const owner = asOwner(env);
  const service = (await findService(env, asked.service)) ?? withoutService(env, [...owner, place, "serve"]);
  const update = {
    env,
    database,
    place,
    service,
    call: (...call) => runToEnd([...owner, ...call]),
  } satisfies Update;
  // Neither Ctrl+C nor a connection that ends leaves it half done.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
  process.stdout.on("error", () => undefined);
  if (file === undefined) await goBackLater(update, asked.discard);
  else await goForward(update, file, asked.older);
}

type Asked = { file?: string; program?: string; service: string; older: boolean; discard: boolean };

function readArguments(args: readonly string[], usage: string): Asked {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        back: { type: "boolean", default: false },
        discard: { type: "boolean", default: false },
        older: { type: "boolean", default: false },
        program: { type: "string" },
        service: { type: "string", default: "portal" },
      },
    });
    const [file] = positionals;
    if (positionals.length !== (values.back ? 0 : 1) || (values.discard && !values.back))
      throw new BadSetting(usage);
    const { program, service, older, discard } = values;
    return { ...(file && { file }), ...(program && { program }), service, older, discard };
  } catch {
    throw new BadSetting(usage);
  }
}

async function goForward(update: Update, file: string, isOlderWanted: boolean): Promise<void> {
  const { env, database, place, service, call } = update;
  programs.requireNoneUnderWay(place);
  const staged = await programs.stage(file, place);
  let from: string;
  let to: string;
  try {
    const [next, present] = [await askVersion(call, staged, "FILE"), await askVersion(call, place)];
    [from, to] = [present.line, next.line];
    if (!isOlderWanted && Bun.semver.order(next.version, present.version) < 0) {
      throw new BadSetting(
        `FILE is ${to}, which is older than ${from}: \`portal update --back\` goes back with the data of then, --older takes it all the same`,
      );
    }
    requireStopped(update);
    requirePlaces(env, placesOf(env, database).slice(0, 1));
    say(`${from}\n-> ${to}`);
    // Warnings are printed and do not stop the update: a mail server that is down, a disk with little room.
    for (const [line] of (await judge(call, staged)).matchAll(/^MIND .*\n.*$/gm)) say(line);
    await service.stop();
  } catch (error) {
    rmSync(staged, { force: true });
    throw new BadSetting(`${sayError(error)}\nNothing was changed`);
  }
  const kept = await replace(update, staged, { from, to });
  programs.finish(place, kept);
  say(`${place} is ${to}`);
  if (service.name === undefined) say("It came up and was stopped again: start it as you always do");
  say("What it brings: portal notes. The way back: portal update --back");
}

/** Stops the portal, replaces it and starts it again; returns where the previous program is stored. */
async function replace(
  update: Update,
  staged: string,
  { from, to }: { from: string; to: string },
): Promise<string> {
  const { place, service, call } = update;
  const now = new Date();
  let backup: string | undefined;
  let kept: string | undefined;
  let isReplaced = false;
  try {
    requireStopped(update, "it was stopped");
    const made = await must(call(staged, "backup", "--before-migration"));
    backup = /^(\/.+\.tar): /m.exec(made)?.[1];
    if (!backup) throw new BadSetting("the backup does not say where it lies");
    say(`Kept: ${backup}`);
    kept = programs.keepProgram(place, now);
    programs.writeNote(place, { at: now.toISOString(), from, to, program: kept, backup });
    renameSync(staged, place);
    isReplaced = true;
    syncAll(place);
    say(`Kept: ${kept}`);
    say((await must(call(place, "migrate", "--backed-up"))).trim());
    await judge(call, place);
    await service.start();
    return kept;
  } catch (error) {
    rmSync(staged, { force: true });
    const end = await goBackAtOnce(update, { kept, backup, isReplaced });
    throw new BadSetting(`The update failed: ${sayError(error)}\n${end}`);
  }
}

async function judge(call: Call, program: string): Promise<string> {
  const said = await call(program, "doctor");
  if (said.code === 0) return said.out;
  throw new BadSetting(`its doctor finds what would keep it from running:\n${reasonOf(said)}`);
}

/** To the moment of the stop: nobody has been signed out, and nothing is held. Answers what was done. */
async function goBackAtOnce(
  { place, service, call }: Update,
  { kept, backup, isReplaced }: { kept: string | undefined; backup: string | undefined; isReplaced: boolean },
): Promise<string> {
  let made = "";
  try {
    if (kept && !isReplaced) programs.forgetUpdate(kept, place);
    if (kept && backup && isReplaced) {
      await service.stop();
      made = await must(call(place, "restore", "--as-it-was", backup));
      programs.putProgramBack(kept, place);
    }
    if (service.name === undefined) return `${AS_IT_WAS}: start it as you always do\n${made}`.trim();
    await service.start();
    return `${AS_IT_WAS}, and it answers\n${made}`.trim();
  } catch (error) {
    const way = "mend that, then `portal update --back`";
    return `The way back failed too: ${sayError(error)}\nThe program before is ${kept ?? place}, the data are in ${backup}: ${way}`;
  }
}

/**
 * Goes back with the previous program, whose restore holds back what was already mailed; the replaced data are
 * stored.
 */
async function goBackLater(update: Update, isSure: boolean): Promise<void> {
  const { env, database, place, service, call } = update;
  const note = programs.readNote(place);
  if (!isSure) {
    const since = differencesFrom(
      database,
      readBackup(note.backup, () => undefined),
    );
    throw new BadSetting(
      [
        `${note.from} would come back with the data of ${note.at.slice(0, 16)} UTC, ${note.to} would go`,
        ...sayDifferences(since, "Since then, in rows"),
        "What was written since is no longer in the portal then, and stays in DATA_DIR/before-restore-…; all sign in again",
        "Nothing was changed. To go back: portal update --back --discard",
      ].join("\n"),
    );
  }
  requireStopped(update);
  requirePlaces(env, placesOf(env, database));
  await service.stop();
  try {
    requireStopped(update, "it was stopped");
    say((await must(call(note.program, "restore", note.backup))).trim());
  } catch (error) {
    if (service.name !== undefined) await service.start();
    throw new BadSetting(`It could not go back: ${sayError(error)}\n${AS_IT_WAS}`);
  }
  programs.putProgramBack(note.program, place);
  if (service.name !== undefined) await service.start();
  say(`${place} is ${note.from} again${service.name === undefined ? ": start it as you always do" : ""}`);
}

/** A portal that nobody here can stop is stopped by a person. */
function requireStopped({ env, service }: Update, after?: string): void {
  if (service.name !== undefined && after === undefined) return;
  const id = whoLocks(env.DATA_DIR);
  if (id === undefined) return;
  const who = after ? `${after}, but the portal with process id ${id}` : `the portal with process id ${id}`;
  throw new BadSetting(`${who} is using ${env.DATA_DIR}: stop it first, or name its unit with --service`);
}

function sayError(error: unknown): string {
  return expectedLine(error) ?? Bun.inspect(error);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
