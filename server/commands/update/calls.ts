import { statSync } from "node:fs";
import { BadSetting, type Env, SETTING_NAMES } from "../../platform/env.ts";

type Said = { out: string; err: string; code: number };
/** Runs a program of the portal with this one's settings, as the user who owns the data. */
export type Call = (program: string, ...args: string[]) => Promise<Said>;

/** What belongs to the user of the portal is not left to root, who alone may replace the program and stop the service. */
export function asOwner({ DATA_DIR }: Env): string[] {
  const { uid, gid } = statSync(DATA_DIR);
  if (process.getuid?.() !== 0 || uid === 0) return [];
  return ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--init-groups"];
}

/** A `.env` of the folder may have set what a loader or a runtime obeys: to what root starts, the settings alone go. */
export function settingsAlone(): Record<string, string | undefined> {
  const names = ["PATH", "HOME", "LANG", "TZ", ...SETTING_NAMES];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

export async function runToEnd(command: string[]): Promise<Said> {
  try {
    const child = Bun.spawn(command, { env: settingsAlone(), stdio: ["ignore", "pipe", "pipe"] });
    const [out, err, code] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
      child.exited,
    ]);
    return { out, err, code };
  } catch (error) {
    return { out: "", err: (error as Error).message, code: 127 };
  }
}

/** The last line of a command that prints its error in a line; of the doctor, the lines with problems. */
export function reasonOf({ out, err, code }: Said): string {
  const bad = out
    .split("\n")
    .flatMap((line, at, all) => (line.startsWith("BAD ") ? [line, all[at + 1]] : []));
  return bad.join("\n") || err.trim().split("\n").at(-1) || `it ended with ${code}`;
}

/** What a command said; throws with its reason when it failed. */
export async function must(call: Promise<Said>): Promise<string> {
  const said = await call;
  if (said.code === 0) return said.out;
  throw new BadSetting(reasonOf(said));
}

type Version = { line: string; version: string };

/** Which portal it is, in its own words; `called` is its name where it is none. */
export async function askVersion(call: Call, program: string, called = program): Promise<Version> {
  const said = await call(program, "--version");
  const [line = ""] = said.out.split("\n");
  const version = /^portal (\d+\.\d+\.\d+) /.exec(line)?.[1];
  if (version) return { line, version };
  const why = said.code === 0 ? "it is no portal" : `it does not run on this machine (${reasonOf(said)})`;
  throw new BadSetting(`${called} cannot be used: ${why}`);
}
