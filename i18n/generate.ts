import { Glob } from "bun";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * `bun run i18n`, after a word changed: writes the types of the words, which git does not keep, since the compiler alone
 * reads them; and, when a room came or went, the modules that load the rooms, which git keeps, so that an install makes
 * nothing. With `--check` those are compared instead. Ends with 1 and a line for each thing that is wrong.
 */
const TYPES = "i18n-types.ts";
/** All rooms of both languages in one module, for the server (server-words.ts); pages load the rooms they show. */
const TEXTS = "i18n-texts.ts";
const LOADERS = ["i18n-util.ts", "i18n-util.sync.ts"];
const BASE = "pt";
const OTHER = "en";
const LANGUAGES = [BASE, OTHER];
/** What fetches the rooms of one language (load-words.ts): a page carries the list of its own alone. */
const roomsOfLanguage = (language: string) => `i18n-rooms-${language}.ts`;

type Words = { [key: string]: string | Words };
type Complaint = string;

/** The folder is another one in tests. */
async function generate(folder: string, keptToo: boolean): Promise<Complaint[]> {
  const rooms = roomsOf(folder, BASE);
  const unequal = compareRooms(folder, rooms);
  if (unequal.length > 0) return unequal;
  const words = await readWords(folder, rooms);
  const place = mkdtempSync(join(tmpdir(), "words-"));
  try {
    const unreadable = await runLibrary(place, words, rooms);
    if (unreadable.length > 0) return unreadable.map((complaint) => complaint + placesIn(complaint, words));
    await write(join(folder, TYPES), await Bun.file(join(place, TYPES)).text());
    await Bun.write(join(place, TEXTS), textsModule(rooms));
    for (const language of LANGUAGES)
      await Bun.write(join(place, roomsOfLanguage(language)), roomsModule(language, rooms));
    return await keep(folder, place, keptToo);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function roomsOf(folder: string, language: string): string[] {
  const paths = [...new Glob("*/index.ts").scanSync(join(folder, language))];
  return paths.map((path) => path.split(/[/\\]/)[0] ?? "").toSorted();
}

function compareRooms(folder: string, rooms: string[]): Complaint[] {
  const others = roomsOf(folder, OTHER);
  const lacks = (language: string, room: string) =>
    `${language}/${room}/index.ts: the room is missing, the other language has it`;
  return [
    ...rooms.filter((room) => !others.includes(room)).map((room) => lacks(OTHER, room)),
    ...others.filter((room) => !rooms.includes(room)).map((room) => lacks(BASE, room)),
  ];
}

async function readWords(folder: string, rooms: string[]): Promise<Words> {
  const read = async (...path: string[]) =>
    ((await import(join(folder, BASE, ...path, "index.ts"))) as { default: Words }).default;
  const entries = rooms.map(async (room) => [room, await read(room)] as const);
  return { ...(await read()), ...Object.fromEntries(await Promise.all(entries)) };
}

/**
 * The library's own generator, given the words. Its command compiles every room with all the types there are, which
 * takes it half a minute and 800 MB. It writes dictionaries too, so it is led to a place where there are none of ours.
 */
async function runLibrary(place: string, words: Words, namespaces: string[]): Promise<Complaint[]> {
  const home = process.cwd();
  const settings: unknown = await Bun.file(".typesafe-i18n.json").json();
  await Bun.write(
    join(place, ".typesafe-i18n.json"),
    JSON.stringify(Object.assign({}, settings, { outputPath: "./" })),
  );
  await Bun.write(join(place, OTHER, "index.ts"), "");
  const { error, info } = console;
  const complaints: Complaint[] = [];
  // What is wrong with a sentence it only says.
  Object.assign(console, {
    info: () => undefined,
    error: (...said: unknown[]) => complaints.push(said.join(" ")),
  });
  try {
    process.chdir(place);
    const { storeTranslationsToDisk } = await import("typesafe-i18n/importer");
    await storeTranslationsToDisk([{ locale: BASE, translations: words, namespaces }]);
  } catch (broken) {
    // It falls over what it has complained of.
    if (complaints.length === 0) throw broken;
  } finally {
    process.chdir(home);
    Object.assign(console, { error, info });
  }
  return complaints;
}

/** The library names a word by its last key alone. */
function placesIn(complaint: Complaint, words: Words): string {
  const key = /translation '(.+?)' =>/.exec(complaint)?.[1];
  const places = pathsOf(words).filter((path) => path.at(-1) === key);
  return places.length > 0 ? ` (${places.map((path) => path.join(" > ")).join("; ")})` : "";
}

function pathsOf(words: Words): string[][] {
  return Object.entries(words).flatMap(([key, word]) =>
    typeof word === "string" ? [[key]] : pathsOf(word).map((path) => [key, ...path]),
  );
}

function textsModule(rooms: string[]): string {
  const languages = LANGUAGES.map((language) => ({
    imports: [
      `import ${language} from "./${language}/index.ts";`,
      ...rooms.map((room) => `import ${language}_${room} from "./${language}/${room}/index.ts";`),
    ],
    members: rooms.map((room) => `${room}: ${language}_${room}`),
    language,
  }));
  const imports = languages.flatMap((one) => one.imports).join("\n");
  const members = languages.map(
    (one) => `  ${one.language}: { ...${one.language}, ${one.members.join(", ")} },`,
  );
  return `${imports}\n\nexport const TEXTS = {\n${members.join("\n")}\n};\n`;
}

function roomsModule(language: string, rooms: string[]): string {
  const members = rooms.map((room) => `  ${room}: () => import("./${language}/${room}/index.ts"),`);
  return `export { default as root } from "./${language}/index.ts";\n\nexport const rooms = {\n${members.join("\n")}\n};\n`;
}

async function keep(folder: string, place: string, keptToo: boolean): Promise<Complaint[]> {
  const stale: Complaint[] = [];
  for (const name of [...LOADERS, TEXTS, ...LANGUAGES.map(roomsOfLanguage)]) {
    const [now, due] = [Bun.file(join(folder, name)), await Bun.file(join(place, name)).text()];
    if ((await now.exists()) && hasSameLines(await now.text(), due)) continue;
    if (keptToo) await write(join(folder, name), due);
    else stale.push(`${name}: of other rooms than there are; \`bun run i18n\` writes it, commit it`);
  }
  return stale;
}

/** The library lists the languages as the disk does, which differs from one machine to the next. */
function hasSameLines(text: string, other: string): boolean {
  const linesOf = (source: string) => source.replaceAll(",", "").split("\n").toSorted().join("\n");
  return linesOf(text) === linesOf(other);
}

/** A file that stays as it is wakes nobody who watches it. */
async function write(path: string, text: string): Promise<void> {
  const file = Bun.file(path);
  if ((await file.exists()) && (await file.text()) === text) return;
  await Bun.write(path, text);
}

const folder = process.argv.slice(2).find((word) => !word.startsWith("--")) ?? import.meta.dir;
const complaints = await generate(resolve(folder), !process.argv.includes("--check"));
for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
if (complaints.length > 0) process.exitCode = 1;
