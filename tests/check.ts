import { Glob } from "bun";
import ts from "typescript";
import { functionsFitAScreen } from "./check/function-length.ts";
import { namesExistOnce } from "./check/names.ts";
import { commentsStandAlone } from "./check/papers.ts";
import { readmesAreShort } from "./check/readmes.ts";
import { roomsStandOneWay } from "./check/rooms.ts";

/**
 * `bun run check`: everything that can be said about the sources without running them. Two steps at a time, the longest
 * first, and every step even after a failure, so that one run shows all there is to mend. `--report FILE` leaves the
 * counts for `bun run test`.
 */
type Finding = { ok: boolean; output: string };

type Step = () => Promise<Finding>;

const AT_ONCE = 2;
/** The first by itself: the types of the words are read by the others. */
const STEPS: Record<string, Step> = {
  "words (typesafe-i18n)": () => bun("i18n/generate.ts", "--check"),
  "types (TypeScript 7)": () => bun("node_modules/typescript-7/bin/tsc", "--noEmit", "--project", "."),
  "who may import whom (dependency-cruiser)": importsKeepToTheirRooms,
  "nothing unused in the product (knip)": () => run("knip", "--no-progress", "--no-gitignore"),
  "nothing unused among its tests (knip)": () =>
    run("knip", "--no-progress", "--no-gitignore", "--config", "tests/knip.json"),
  "lint (oxlint)": () => run("oxlint", "--deny-warnings", "--report-unused-disable-directives"),
  "formatting (oxfmt)": () => run("oxfmt", "--check"),
  "no file over 300 lines": filesAreShort,
  "no function over 80 lines": functionsFitAScreen,
  "no words outside i18n": componentsHoldNoWords,
  "rooms stand on each other one way": roomsStandOneWay,
  "an exported name of kit, domain and db exists once": namesExistOnce,
  "no comment points to a paper outside": commentsStandAlone,
  "papers short, links alive": readmesAreShort,
};

async function check(): Promise<void> {
  const failed: string[] = [];

  async function take(name: string, step: Step): Promise<void> {
    const started = performance.now();
    const { ok, output } = await step();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${ok ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
    if (ok) return;
    failed.push(name);
    console.log(`${output.trim()}\n`);
  }

  const waiting = Object.entries(STEPS);
  const total = waiting.length;
  async function takeAll(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await take(...next);
  }
  const [first] = waiting.splice(0, 1);
  if (first) await take(...first);
  await Promise.all(Array.from({ length: AT_ONCE }, takeAll));
  const at = process.argv.indexOf("--report");
  const report = at === -1 ? undefined : process.argv[at + 1];
  if (report) await Bun.write(report, JSON.stringify({ passed: total - failed.length, failed }));
  if (failed.length > 0) {
    console.log(`Check: ${failed.length} of ${total} steps failed: ${failed.join(", ")}`);
    process.exitCode = 1;
  }
}

/** Runs a tool of node_modules under this very Bun, whatever is on the PATH. */
function run(...command: string[]): Promise<Finding> {
  return bun("--bun", "x", "--no-install", ...command);
}

async function bun(...command: string[]): Promise<Finding> {
  const child = Bun.spawn([process.execPath, ...command], {
    env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1" },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { ok: (await child.exited) === 0, output: `${out}\n${err}` };
}

function listFiles(...patterns: string[]): string[] {
  return patterns.flatMap((pattern) => [...new Glob(pattern).scanSync(".")]).toSorted();
}

async function readAll(paths: string[]): Promise<Map<string, string>> {
  const texts = await Promise.all(paths.map((path) => Bun.file(path).text()));
  return new Map(paths.map((path, index) => [path, texts[index] ?? ""]));
}

/** A cruiser that does not understand our TypeScript passes over the files in silence, so they are counted. */
async function importsKeepToTheirRooms(): Promise<Finding> {
  const rooms = ["server", "db", "i18n", "src", "tests"];
  const { ok, output } = await run("depcruise", "--config", ".dependency-cruiser.cjs", ...rooms);
  if (!ok) return { ok, output };
  const cruised = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
  const files = listFiles(`{${rooms.join(",")}}/**/*.{ts,tsx}`).length;
  return { ok: cruised >= files, output: `Only ${cruised} modules were read, of ${files} files.` };
}

async function filesAreShort(): Promise<Finding> {
  const excepted = /^src\/components\/ui\/|^src\/route-tree\.gen\.ts$|^db\/migrations\//;
  const paths = listFiles("{server,db,src,tests}/**/*.{ts,tsx,css}", "*.{ts,cjs}", "i18n/formatters.ts");
  const texts = await readAll(paths.filter((path) => !excepted.test(path)));
  const long = [...texts].flatMap(([path, text]) => {
    const lines = text.trimEnd().split("\n").length;
    return lines > 300 && !path.endsWith(".css") ? [`${path}: ${lines} lines`] : [];
  });
  return { ok: texts.size > 0 && long.length === 0, output: long.join("\n") };
}

/** Attributes a person reads or hears. */
const SPOKEN_ATTRIBUTES =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|heading|hint|description|caption|legend)$/;
const HAS_LETTERS = /\p{L}/u;
/** Signs and the beginning of an address read the same in every language. */
const NO_WORDS = /&\w+;|https?:\/\//g;

async function componentsHoldNoWords(): Promise<Finding> {
  const texts = await readAll(listFiles("src/**/*.tsx"));
  const findings = [...texts].flatMap(([path, text]) => literalWords(path, text));
  return { ok: texts.size > 0 && findings.length === 0, output: findings.join("\n") };
}

/** Every text written into JSX itself, as a child or in a spoken attribute, instead of coming from `LL`. */
function literalWords(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const findings: string[] = [];

  function report(node: ts.Node, words: string): void {
    if (!HAS_LETTERS.test(words.replace(NO_WORDS, ""))) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    findings.push(`${path}:${line + 1}: ${words.trim().slice(0, 80)}`);
  }

  function reportShown(node: ts.Node | undefined): void {
    if (!node) return;
    if (ts.isStringLiteralLike(node)) report(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      report(node, [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(" "));
    } else if (ts.isConditionalExpression(node)) {
      reportShown(node.whenTrue);
      reportShown(node.whenFalse);
    } else if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) reportShown(node.left);
      else if (isFallback(node.operatorToken.kind)) reportShown(node.left);
      else if (node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) return;
      reportShown(node.right);
    } else if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) reportShown(node.expression);
    else if (ts.isJsxExpression(node)) reportShown(node.expression);
  }

  function visit(node: ts.Node): void {
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) reportShown(node.expression);
    if (ts.isJsxAttribute(node) && SPOKEN_ATTRIBUTES.test(node.name.getText(source)))
      reportShown(node.initializer);
    ts.forEachChild(node, visit);
  }

  visit(source);
  return findings;
}

function isFallback(operator: ts.SyntaxKind): boolean {
  return operator === ts.SyntaxKind.BarBarToken || operator === ts.SyntaxKind.QuestionQuestionToken;
}

await check();
