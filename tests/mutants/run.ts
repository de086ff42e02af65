import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { commandAncestors, endTree, hearEnd } from "#server/platform/command-family.ts";
import { removeLeftFolders } from "../test-folders.ts";
import { MUTATIONS } from "./list.ts";
import { mutate, type Mutation } from "./mutation.ts";

/**
 * `bun run mutants [PARTS OF PATHS OR SENTENCES] [--at-once 2]`: can the tests fail? One line of the product at a time is wrong
 * as it is loaded (nothing on the disk is touched), and the tests nearest to it are run. Says of each whether it was found out,
 * and ends with 1 when fewer than nine of ten were, or one could not be tried.
 */
type Outcome = "killed" | "SURVIVED" | "NOT TRIED";

const ENOUGH = 0.9;
/** What does not end is found out as well: so many times as long as all the tests took together, and a minute. */
const HANGS = 2;
const STOP_MS = 10_000;
const bun = process.execPath;
const { values, positionals } = parseArgs({
  options: { "at-once": { type: "string", default: "2" } },
  allowPositionals: true,
});
const folder = mkdtempSync(join(tmpdir(), "portal-mutants-"));
const underWay = new Set<Bun.Subprocess>();
let isEnding = false;

async function runMutants(): Promise<void> {
  hearEnd(commandAncestors(), async () => {
    isEnding = true;
    await Promise.all([...underWay].map(({ pid }) => endTree(pid, STOP_MS)));
    end(1);
  });
  const chosen = MUTATIONS.filter(
    ({ file, breaks }) =>
      positionals.length === 0 || positionals.some((part) => `${file}: ${breaks}`.includes(part)),
  );
  const untried = chosen.flatMap((mutation) => whyNotTried(mutation) ?? []);
  if (untried.length > 0 || chosen.length === 0) {
    console.log(untried.join("\n") || "No mutation is meant.");
    return end(1);
  }
  const hangsAfterMs = await requireGreen(chosen);
  const outcomes: Outcome[] = [];
  const waiting = chosen.entries();
  async function take(): Promise<void> {
    for (const [at, mutation] of waiting) {
      const began = performance.now();
      const outcome = await tryOut(mutation, String(at), hangsAfterMs);
      outcomes.push(outcome);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${outcome.padEnd(9)} ${mutation.file}: ${mutation.breaks} (${seconds} s)`);
    }
  }
  await Promise.all(Array.from({ length: Number(values["at-once"]) }, take));
  const killed = outcomes.filter((outcome) => outcome === "killed").length;
  const share = killed / outcomes.length;
  console.log(`${killed} of ${outcomes.length} mutations were found out: ${Math.floor(share * 100)} %.`);
  return end(share >= ENOUGH && !outcomes.includes("NOT TRIED") ? 0 : 1);
}

function whyNotTried(mutation: Mutation): string | undefined {
  try {
    mutate(mutation);
    return undefined;
  } catch (error) {
    return `${mutation.breaks}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Files, not what is part of their names. */
function pathsOf({ tests }: Mutation): string[] {
  return tests.map((path) => `./${path}`);
}

/** A test that fails anyway finds nothing out. Answers how long they may take. */
async function requireGreen(chosen: readonly Mutation[]): Promise<number> {
  const began = performance.now();
  const { exitCode, said } = await runTests([...new Set(chosen.flatMap(pathsOf))], {});
  if (exitCode !== 0) {
    console.log(`${said}\nThese tests fail without a mutation, too.`);
    end(1);
  }
  return (performance.now() - began) * HANGS + 60_000;
}

/** Found out is what a test failed by, not what could not be loaded. */
async function tryOut(mutation: Mutation, name: string, hangsAfterMs: number): Promise<Outcome> {
  const loaded = join(folder, name);
  const { exitCode, said, isHanging } = await runTests(
    ["--bail", "--config=tests/mutants/bunfig.toml", ...pathsOf(mutation)],
    { MUTATION: JSON.stringify(mutation), MUTATION_LOADED: loaded },
    hangsAfterMs,
  );
  if (!existsSync(loaded)) console.log(`None of ${mutation.tests.join(", ")} loads ${mutation.file}.`);
  else if (exitCode === 0) return "SURVIVED";
  else if (isHanging || said.includes("\n(fail) ")) return "killed";
  else console.log(said);
  return "NOT TRIED";
}

async function runTests(args: readonly string[], env: Record<string, string>, hangsAfterMs = 0) {
  const said = join(folder, `${crypto.randomUUID()}.log`);
  const child = Bun.spawn([bun, "test", ...args], {
    env: { ...process.env, ...env, CI: "true" },
    stdin: "ignore",
    stdout: Bun.file(said),
    stderr: Bun.file(said),
  });
  underWay.add(child);
  let isHanging = false;
  const timer = hangsAfterMs
    ? setTimeout(() => {
        isHanging = true;
        void endTree(child.pid, STOP_MS);
      }, hangsAfterMs)
    : undefined;
  const exitCode = await child.exited;
  clearTimeout(timer);
  if (isEnding) await new Promise(() => undefined);
  underWay.delete(child);
  return { exitCode, said: readFileSync(said, "utf8"), isHanging };
}

function end(exitCode: number): never {
  rmSync(folder, { recursive: true, force: true });
  removeLeftFolders();
  process.exit(exitCode);
}

await runMutants();
