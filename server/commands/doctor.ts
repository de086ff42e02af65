import { existsSync } from "node:fs";
import { databaseFile } from "#db/database-file.ts";
import { inspectDatabase, type Inspection } from "#db/inspect.ts";
import { whoLocks } from "#db/lock.ts";
import { BadSetting, type Env, readEnv } from "../platform/env.ts";
import { describeRelease, PROGRAM } from "../platform/release.ts";
import { examineBackups } from "./doctor/backups.ts";
import { examineClock } from "./doctor/clock.ts";
import { examineDisk } from "./doctor/disk.ts";
import { bad, type Examination, type Finding, type Patient } from "./doctor/finding.ts";
import { examineFonts, examineLimits } from "./doctor/machine.ts";
import { examineMail } from "./doctor/mail.ts";
import { examinePort, examineProxy } from "./doctor/network.ts";
import { examineSender } from "./doctor/sender.ts";
import { examineNames } from "./doctor/settings.ts";
import { requireNone } from "./usage.ts";

/** The checks, in the order in which a person sets up a portal. */
const EXAMINATIONS: readonly Examination[] = [
  examineDisk,
  examineStored,
  examineBackups,
  examinePort,
  examineProxy,
  examineMail,
  (patient) => examineSender(patient),
  examineClock,
  examineLimits,
  examineFonts,
];
const MARKS: Record<Finding["state"], string> = { ok: "ok  ", mind: "MIND", bad: "BAD " };
const WIDTH = 10;

/**
 * `portal doctor`: says in one screen what would keep the portal from running well, each with what to do. It changes and
 * sends nothing, beside a portal that works too, and ends with 1 when something keeps it from running.
 */
export async function run(args: readonly string[], usage: string): Promise<void> {
  requireNone(args, usage);
  process.stdout.write(`${describeRelease()}\n`);
  const findings = await examineAll();
  for (const finding of findings) process.stdout.write(written(finding));
  const worst = findings.filter(({ state }) => state === "bad").length;
  const minded = findings.filter(({ state }) => state === "mind").length;
  process.stdout.write(`${worst} to mend before it runs, ${minded} to mind\n`);
  if (worst > 0) process.exitCode = 1;
}

async function examineAll(): Promise<Finding[]> {
  let env: Env;
  try {
    env = readEnv();
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error;
    return [bad("settings", error.message, `\`${PROGRAM} manual\` says what each may be`)];
  }
  const patient: Patient = {
    env,
    now: new Date(),
    runningAs: whoLocks(env.DATA_DIR),
    inspection: lookInside(databaseFile(env.DATABASE_URL)),
  };
  const found: Finding[] = examineNames(process.env);
  for (const examine of EXAMINATIONS) found.push(...(await examine(patient)));
  return found;
}

/** libSQL is read only here: where it cannot be loaded, that is what is found. */
async function examineStored(patient: Patient): Promise<Finding[]> {
  try {
    await import("#db/client.ts");
    const { examineDatabase, examineUploads } = await import("./doctor/database.ts");
    return [...(await examineDatabase(patient)), ...(await examineUploads(patient))];
  } catch (error) {
    const fix = `\`${PROGRAM} manual\` says what the executable needs`;
    return [bad("database", error instanceof Error ? error.message : "cannot be read", fix)];
  }
}

function lookInside(path: string | undefined): Inspection | undefined {
  if (!path || !existsSync(path)) return undefined;
  try {
    return inspectDatabase(path, { isDeep: false });
  } catch {
    return undefined;
  }
}

function written(finding: Finding): string {
  const line = `${MARKS[finding.state]} ${finding.what.padEnd(WIDTH)} ${finding.found}\n`;
  return finding.state === "ok" ? line : `${line}${" ".repeat(WIDTH + 6)}-> ${finding.fix}\n`;
}
