import { chmodSync, copyFileSync, existsSync, linkSync, readdirSync, readFileSync } from "node:fs";
import { realpathSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import * as v from "valibot";
import { syncAll } from "../../backup/sync-all.ts";
import { BadSetting } from "../../platform/env.ts";
import { RELEASE } from "../../platform/release.ts";
import { writeDurably } from "../../platform/write-durably.ts";
import { hashOf } from "../../storage/whole.ts";

/** What an update replaced, and what `--back` goes by. It lies beside the program, where only its owner writes. */
const noteFile = v.object({
  at: v.string(),
  /** Versions as `--version` printed them. */
  from: v.string(),
  to: v.string(),
  /** Path of the previous program. */
  program: v.string(),
  /** Path of the backup of the data before the update. */
  backup: v.string(),
});
type Note = v.InferOutput<typeof noteFile>;

/** The executable that the service starts: the running program, or `portal` of the PATH when FILE runs itself. */
export function findProgram(given: string | undefined, file: string | undefined): string {
  const own = RELEASE.builtAt === undefined ? undefined : realpathSync(process.execPath);
  const isFile = (path: string) => file !== undefined && realpathSync(file) === path;
  const place = given ?? (own && !isFile(own) ? own : Bun.which("portal"));
  if (!place || !existsSync(place)) {
    throw new BadSetting(
      "The program to be replaced is not known: name it with --program /usr/local/bin/portal",
    );
  }
  const real = realpathSync(place);
  if (isFile(real)) throw new BadSetting("FILE cannot be used: it is the program that is to be replaced");
  return real;
}

/** Puts FILE beside the program, where the user of the portal can run it, once it is what its sum says. */
export async function stage(file: string, place: string): Promise<string> {
  const sum = existsSync(`${file}.sha256`) && readFileSync(`${file}.sha256`, "utf8").split(/\s/)[0];
  if (sum && sum !== (await hashOf(file))) {
    throw new BadSetting(`FILE cannot be used: it is not what ${file}.sha256 says; fetch both again`);
  }
  const staged = `${place}.new`;
  try {
    rmSync(staged, { force: true });
    copyFileSync(file, staged);
    chmodSync(staged, 0o755);
    syncAll(staged);
  } catch (error) {
    rmSync(staged, { force: true });
    const { code } = error as { code?: unknown };
    throw new BadSetting(`FILE cannot be put beside ${place} (${code}): be root, and see that there is room`);
  }
  return staged;
}

/** What lies there has two names from now on, so that the first is never missing while another takes its place. */
export function keepProgram(place: string, at: Date): string {
  const kept = `${place}.before-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
  linkSync(place, kept);
  return kept;
}

export function putProgramBack(kept: string, place: string): void {
  rmSync(`${place}.new`, { force: true });
  linkSync(kept, `${place}.new`);
  renameSync(`${place}.new`, place);
  // Two names of one file let nothing be renamed.
  rmSync(`${place}.new`, { force: true });
  syncAll(place);
  if (!existsSync(underWayOf(place))) rmSync(noteOf(place), { force: true });
  forgetUpdate(kept, place);
}

/** One under way that has put no program in place, or has been gone back from. */
export function forgetUpdate(kept: string, place: string): void {
  rmSync(underWayOf(place), { force: true });
  rmSync(kept, { force: true });
}

const noteOf = (place: string) => `${place}.before.json`;
/** What an update writes first; once it has come to a good end, this is the note. */
const underWayOf = (place: string) => `${place}.updating.json`;

export function writeNote(place: string, note: Note): void {
  writeDurably(underWayOf(place), `${JSON.stringify(note, undefined, 1)}\n`);
}

/** What to go back by: an update that was cut off goes before the last that was not. */
export function readNote(place: string): Note {
  const path = existsSync(underWayOf(place)) ? underWayOf(place) : noteOf(place);
  if (!existsSync(path)) throw new BadSetting(`There is no update to go back from: ${path} is not there`);
  const note = parseNote(path, place);
  const gone = [note.program, note.backup].find((one) => !existsSync(one));
  if (gone) throw new BadSetting(`The update cannot be gone back from: ${gone} is not there any more`);
  return note;
}

function parseNote(path: string, place: string): Note {
  try {
    return v.parse(noteFile, JSON.parse(readFileSync(path, "utf8")));
  } catch {
    throw new BadSetting(
      `${path} cannot be read. To go back by hand: stop the portal, \`restore\` the last DATA_DIR/backups/before-migration-… with ${place}.before-…, put that in the place of ${place}, and remove ${path}`,
    );
  }
}

/** What a cut-off update has put in place is not taken for the program before. One that put nothing there is forgotten. */
export function requireNoneUnderWay(place: string): void {
  const path = underWayOf(place);
  if (!existsSync(path)) return;
  const { program, from, to } = parseNote(path, place);
  if (existsSync(program) && statSync(program).ino === statSync(place).ino)
    return forgetUpdate(program, place);
  throw new BadSetting(
    `The update from ${from} to ${to} was cut off. Go back first: \`portal update --back\`. Or keep it, if it runs well: mv ${path} ${noteOf(place)}`,
  );
}

/** Removes all stored programs of earlier updates but the last. */
export function finish(place: string, kept: string): void {
  renameSync(underWayOf(place), noteOf(place));
  const beginning = `${basename(place)}.before-2`;
  for (const name of readdirSync(dirname(place))) {
    const path = join(dirname(place), name);
    if (name.startsWith(beginning) && path !== kept && statSync(path).isFile()) rmSync(path);
  }
}
