import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandAncestors, endTree, hearEnd } from "#server/platform/command-family.ts";
import { requireRoom, takeStep, whyFailed } from "#server/platform/command-step.ts";
import { provideBrowser } from "./browser.ts";
import { fallenJourneys, type JourneyReport, reportJourneys } from "./journeys/report.ts";
import { readJUnit, type Result } from "./junit.ts";
import { removeLeftFolders } from "./test-folders.ts";

/**
 * `bun run test`: installs what is missing, then the check and the tests of rules, words and abuse beside the tests of the
 * server, then the web build and the journeys in a browser. What keeps it from beginning is said in a line; once it has begun,
 * everything runs even after a failure, and the last line is the sum of what the runners themselves counted. However it is
 * ended, it ends what it started.
 */
type Tally = { passed: number; failed: number };
type Ended = { said: string; exitCode: number; signal: unknown };

const ROUTES = "src/route-tree.gen.ts";
/** Half of the work of all tests that need no browser. */
const SERVER = "tests/server";
/** Between two processes, each of which runs its files one after another as one alone would. */
const SHARED = ["--parallel=2", "--no-isolate"];
const bun = process.execPath;
/** The packages, a build and the portals of the journeys. */
const NEEDED_BYTES = 1024 ** 3;
/** What was told to end has so long for it. */
const STOP_MS = 10_000;
const took: string[] = [];
const fallen: string[] = [];
const underWay = new Set<Bun.Subprocess>();
let isEnding = false;
const reports = mkdtempSync(join(tmpdir(), "portal-test-run-"));
const checkReport = join(reports, "check.json");
const env = { ...process.env, CI: "true" };

/** What is missing is fetched before minutes are spent on what could not come to its end without it. */
async function prepare(): Promise<string> {
  hearEnd(commandAncestors(), endAll);
  requireRoom(".", NEEDED_BYTES);
  const browser = provideBrowser();
  const install = { name: "Installing", command: [bun, "install", "--frozen-lockfile"] };
  await takeStep(install, (child) => void untilEnded(child));
  return browser;
}

/** Of a child that it runs now; with one that ended because all are to end, nothing more begins. */
async function untilEnded(child: Bun.Subprocess): Promise<number> {
  underWay.add(child);
  const exitCode = await child.exited;
  if (isEnding) await new Promise(() => undefined);
  underWay.delete(child);
  return exitCode;
}

async function endAll(): Promise<void> {
  isEnding = true;
  await Promise.all([...underWay].map(({ pid, exitCode }) => exitCode === null && endTree(pid, STOP_MS)));
  end(1);
}

function end(exitCode: number): never {
  rmSync(reports, { recursive: true, force: true });
  removeLeftFolders();
  process.exit(exitCode);
}

/** Two of them on two cores; what those beside the server's tests say is printed once these have ended. */
async function runEverything(): Promise<void> {
  const browser = await prepare().catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : String(error));
    console.log("0 passed, 1 failed");
    return end(1);
  });
  const checking = listenTo("check", [bun, "tests/check.ts", "--report", checkReport]);
  const testingRules = testRules();
  const tested = [await testServer()];
  tested.unshift(await judgeCheck(await checking), await testingRules);
  const tallies = [...tested, ...(await testBrowser(browser))];
  rmSync(reports, { recursive: true, force: true });
  removeLeftFolders();
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  // Thousands of lines above hide it, and a log may be kept by its end alone.
  if (fallen.length > 0) console.log(`\nWhat failed:\n${fallen.join("\n")}`);
  console.log(`\nSeconds: ${took.join(", ")}; ${(performance.now() / 1000).toFixed(0)} in all.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

/** Every step of the check counts as one test. */
async function judgeCheck(ended: Ended): Promise<Tally> {
  say("Check");
  process.stdout.write(ended.said);
  return judge("The check", ended, existsSync(checkReport) ? await readCheck(checkReport) : undefined);
}

async function readCheck(report: string): Promise<Result> {
  const { passed, failed } = (await Bun.file(report).json()) as { passed: number; failed: string[] };
  return { passed, failed: failed.length, skipped: 0, failures: failed.map((step) => `The check: ${step}`) };
}

async function testServer(): Promise<Tally> {
  say("Server");
  const { command, report } = tests("server");
  const ended = await run("server tests", [...command, SERVER]);
  return judge("bun test of the server", ended, await readJUnit(report));
}

async function testRules(): Promise<Tally> {
  const { command, report } = tests("rules");
  const ended = await listenTo("other tests", [...command, `--path-ignore-patterns=${SERVER}/**`]);
  say("Rules, words, database, browser's parts, abuse");
  process.stdout.write(ended.said);
  return judge("bun test of the rest", ended, await readJUnit(report));
}

function tests(name: string): { command: string[]; report: string } {
  const report = join(reports, `${name}.xml`);
  const reporter = ["--reporter=junit", `--reporter-outfile=${report}`];
  return { command: [bun, "test", ...SHARED, ...reporter], report };
}

async function testBrowser(browser: string): Promise<Tally[]> {
  say("Web build");
  const routes = await readRoutes();
  const built = await run("web build", [bun, "--bun", "x", "--no-install", "vite", "build"]);
  if (built.exitCode !== 0)
    return [failure(`The web build failed: ${whyFailed(built.exitCode, built.signal)}`)];
  const stale =
    routes === (await readRoutes()) ? [] : [failure(`${ROUTES} was out of date: commit the new one.`)];
  say("Journeys");
  return [...stale, await runJourneys(browser)];
}

/** The build writes the route tree again; a checkout must hold what it writes. */
async function readRoutes(): Promise<string> {
  return existsSync(ROUTES) ? Bun.file(ROUTES).text() : "";
}

async function runJourneys(browser: string): Promise<Tally> {
  const report = join(reports, "playwright.json");
  const command = [bun, "--bun", "x", "--no-install", "playwright", "test", "--project=pt", "--project=en-*"];
  const ended = await run("journeys", command, {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return judge("Playwright", ended, existsSync(report) ? await readPlaywright(report) : undefined);
}

async function readPlaywright(report: string): Promise<Result> {
  const journeys = (await Bun.file(report).json()) as JourneyReport;
  console.log(reportJourneys(journeys));
  const { expected, unexpected, flaky, skipped } = journeys.stats;
  return { passed: expected + flaky, failed: unexpected, skipped, failures: fallenJourneys(journeys) };
}

/** A test that was skipped did not pass; a runner that ran nothing, or ended badly for another reason, failed. */
function judge(runner: string, { exitCode, signal }: Omit<Ended, "said">, result: Result | undefined): Tally {
  if (!result) return failure(`${runner} left no report: ${whyFailed(exitCode, signal)}`);
  const { passed, skipped } = result;
  fallen.push(...result.failures);
  const failed = result.failed + skipped;
  if (skipped > 0) console.log(`${runner}: ${skipped} skipped, counted as failed.`);
  if (passed + failed === 0) return failure(`${runner} ran no test at all.`);
  if (exitCode !== 0 && failed === 0) {
    const { failed: more } = failure(`${runner} failed outside its tests: ${whyFailed(exitCode, signal)}`);
    return { passed, failed: more };
  }
  return { passed, failed };
}

function failure(sentence: string): Tally {
  console.log(sentence);
  fallen.push(sentence);
  return { passed: 0, failed: 1 };
}

function say(title: string): void {
  console.log(`\n== ${title}`);
}

async function run(
  name: string,
  command: string[],
  more: Record<string, string> = {},
): Promise<Omit<Ended, "said">> {
  const options = {
    env: { ...env, ...more },
    stdin: "ignore",
    stdout: "inherit",
    stderr: "inherit",
  } as const;
  const child = Bun.spawn(command, options);
  return await ending(name, child);
}

/** Keeps what it says, since something else speaks meanwhile. */
async function listenTo(name: string, command: string[]): Promise<Ended> {
  const child = Bun.spawn(command, { env, stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  const read = (stream: ReadableStream) => new Response(stream).text();
  const [said, complained, ended] = await Promise.all([
    read(child.stdout),
    read(child.stderr),
    ending(name, child),
  ]);
  return { said: said + complained, ...ended };
}

async function ending(name: string, child: Bun.Subprocess): Promise<Omit<Ended, "said">> {
  const started = performance.now();
  const exitCode = await untilEnded(child);
  took.push(`${name} ${((performance.now() - started) / 1000).toFixed(0)}`);
  return { exitCode, signal: child.signalCode };
}

await runEverything();
