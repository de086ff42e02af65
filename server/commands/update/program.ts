import { chmodSync, copyFileSync, existsSync, linkSync, readdirSync, readFileSync } from "node:fs";
import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { syncAll } from "../../backup/sync-all.ts";
import { BadSetting } from "../../env.ts";
import { RELEASE } from "../../platform/release.ts";
import { hashOf } from "../../storage/whole.ts";

/** What an update replaced, and what `--back` goes by. It lies beside the program, where only its owner writes. */
type Note = {
  at: string;
  /** As `--version` said them. */
  from: string;
  to: string;
  /** Where the program before lies. */
  program: string;
  /** The data of then. */
  backup: string;
};

/** The executable that the service starts: the one that runs, or `portal` of the PATH when FILE runs itself. */
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
  rmSync(kept);
  if (existsSync(formerOf(place))) renameSync(formerOf(place), noteOf(place));
  else rmSync(noteOf(place), { force: true });
}

const noteOf = (place: string) => `${place}.before.json`;
/** Of the update before, until this one has come to a good end. */
const formerOf = (place: string) => `${noteOf(place)}.former`;

export function writeNote(place: string, note: Note): void {
  if (existsSync(noteOf(place))) renameSync(noteOf(place), formerOf(place));
  writeFileSync(noteOf(place), `${JSON.stringify(note, undefined, 1)}\n`);
}

export function readNote(place: string): Note {
  const path = noteOf(place);
  if (!existsSync(path)) throw new BadSetting(`There is no update to go back from: ${path} is not there`);
  const note = JSON.parse(readFileSync(path, "utf8")) as Note;
  const gone = [note.program, note.backup].find((one) => !existsSync(one));
  if (gone) throw new BadSetting(`The update cannot be gone back from: ${gone} is not there any more`);
  return note;
}

/** Of the programs that updates kept the last is enough. */
export function forgetOlder(place: string, kept: string): void {
  rmSync(formerOf(place), { force: true });
  const beginning = `${basename(place)}.before-2`;
  for (const name of readdirSync(dirname(place))) {
    const path = join(dirname(place), name);
    if (name.startsWith(beginning) && path !== kept && statSync(path).isFile()) rmSync(path);
  }
}
