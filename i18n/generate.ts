import { Glob } from "bun";
import { statSync } from "node:fs";

/**
 * Writes the types of the words and their loaders (`i18n-*.ts`), which git does not keep: after every install, and when
 * a word was changed since. Ends with 1 when a language lacks a word or a sentence cannot be read. `--always` writes
 * them whatever their age.
 */
const GENERATED = [
  "i18n/i18n-types.ts",
  "i18n/i18n-util.ts",
  "i18n/i18n-util.async.ts",
  "i18n/i18n-util.sync.ts",
  "i18n/i18n-texts.ts",
] as const;
const PATIENCE_MS = 180_000;
/**
 * The generator looks into a temporary folder without waiting for the answer, and deletes it meanwhile: rarely, the look comes
 * too late and ends it with 1.
 */
const TRIES = 3;

async function generate(): Promise<void> {
  if (!process.argv.includes("--always") && isNewest()) return;
  // Without its own first file the generator reads the words for ever and takes all the memory there is.
  if (changedAtMs(GENERATED[0]) === 0) await Bun.write(GENERATED[0], 'export type Locales = "pt" | "en";\n');
  let ended = await runGenerator();
  for (let tries = 1; ended.exitCode === 1 && tries < TRIES; tries += 1) ended = await runGenerator();
  // What is wrong with the words it only says, and ends with 0.
  if (ended.exitCode === 0 && !ended.output.includes("ERROR")) {
    await writeTexts();
    await touchAll();
    return;
  }
  process.stdout.write(ended.output);
  process.exitCode = 1;
}

async function runGenerator(): Promise<{ exitCode: number; output: string }> {
  const child = Bun.spawn([process.execPath, "--bun", "x", "--no-install", "typesafe-i18n", "--no-watch"], {
    env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1" },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
    timeout: PATIENCE_MS,
    killSignal: "SIGKILL",
  });
  const [said, complained, exitCode] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { exitCode, output: said + complained };
}

/** All rooms of both languages in one module, for the server (server-words.ts); pages load the rooms they show. */
async function writeTexts(): Promise<void> {
  const languages = ["pt", "en"].map((language) => {
    const rooms = [...new Glob("*/index.ts").scanSync(`i18n/${language}`)].map((path) => path.split("/")[0]);
    const imports = rooms
      .toSorted()
      .map((room) => `import ${language}_${room} from "./${language}/${room}/index.ts";`);
    const members = rooms.map((room) => `${room}: ${language}_${room}`).join(", ");
    return {
      imports: [`import ${language} from "./${language}/index.ts";`, ...imports].join("\n"),
      member: `${language}: { ...${language}, ${members} }`,
    };
  });
  const imports = languages.map((one) => one.imports).join("\n");
  const members = languages.map((one) => `  ${one.member},`).join("\n");
  await Bun.write("i18n/i18n-texts.ts", `${imports}\n\nexport const TEXTS = {\n${members}\n};\n`);
}

/** Whether all that is generated was written after the last change of any word. */
function isNewest(): boolean {
  const written = GENERATED.map((path) => changedAtMs(path));
  // The folders tell of a room that went.
  const words = [
    ...new Glob("i18n/{pt,en}/**/*.ts").scanSync("."),
    "i18n/pt",
    "i18n/en",
    ".typesafe-i18n.json",
  ];
  return Math.min(...written) > Math.max(...words.map((path) => changedAtMs(path)));
}

function changedAtMs(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** The generator leaves a file alone that would be the same; its age would then read as a missing generation. */
async function touchAll(): Promise<void> {
  await Promise.all(GENERATED.map(async (path) => Bun.write(path, await Bun.file(path).text())));
}

await generate();
