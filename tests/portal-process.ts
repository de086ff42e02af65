import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * The real portal as a process of its own, in production mode, for journeys and for measurements: from this checkout, or
 * the executable that PORTAL_BINARY names (`PORTAL_BINARY=dist/portal`); with its data in its folder, or where
 * DATABASE_URL and UPLOADS_TO say.
 */

/** What the portal starts with: the demonstration data, or nothing but its first administrator. */
export type Seed = "demo" | "empty";

export type Portal = {
  url: string;
  port: number;
  pid: number;
  /** Milliseconds from its start to its first answer, as exact as it was asked. */
  startedIn: number;
  dataDir: string;
  /** The first administrator. */
  admin: { email: string; password: string };
  /** Ends it at once, as a power cut of its own; its data folder is left as it is. Resolves once it is gone. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

const ENTRY: Record<Seed, string[]> = {
  demo: ["server/demo/serve.ts"],
  empty: ["server/commands/portal-command.ts", "serve"],
};
const END_WITH_PARENT = join(import.meta.dirname, "end-with-parent.ts");
/** Where its data lie when not in its folder: on servers, which hold the data of one portal alone. */
export const ELSEWHERE = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(?:DATABASE_URL|UPLOADS_TO|S3_\w+)$/.test(name)),
) as Record<string, string>;
const BINARY = process.env["PORTAL_BINARY"];
/** Becomes the executable, which knows nothing of tests, and has the system end it with its parent. */
const SETPRIV = "/usr/bin/setpriv";
export const ADMIN = { email: "admin@example.org", password: "Seringueira$2025" };

export type StartOptions = {
  seed: Seed;
  /** A program of the tests that starts it in another way, from the checkout even where there is an executable. */
  entry?: string;
  smtpUrl?: string;
  env?: Record<string, string>;
  /** A data folder that stays when the portal is stopped; otherwise it has one of its own. */
  dataDir?: string;
  /** A data folder whose copy it begins with. */
  copyOf?: string;
  /** The checkout whose portal is started, this one unless told. */
  root?: string;
  /** Milliseconds between two questions whether it answers. */
  askEvery?: number;
};

/** Starts the portal on a free port; resolves once it answers. */
export async function startPortal(options: StartOptions): Promise<Portal> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "portal-run-"));
  if (options.copyOf) cpSync(options.copyOf, dataDir, { recursive: true });
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const spawned = performance.now();
  const binary = options.root === undefined && options.entry === undefined ? BINARY : undefined;
  if (binary && options.seed === "demo" && !options.copyOf) fillDemo(dataDir);
  const entry = options.entry === undefined ? ENTRY[options.seed] : [options.entry];
  const [command, args] = binary
    ? startOf(resolve(binary))
    : ([process.execPath, ["--preload", END_WITH_PARENT, ...entry]] as const);
  const child = spawn(command, args, {
    // Nothing of the checkout is in reach of the executable.
    cwd: binary ? dataDir : options.root,
    stdio: ["pipe", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      NODE_ENV: "production",
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: "warn",
      // Nobody is disturbed by one while something is measured.
      BACKUP_EVERY: "0",
      ...ELSEWHERE,
      ...(options.smtpUrl && { SMTP_URL: options.smtpUrl }),
      ...options.env,
    },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => said.push(String(text)));

  async function stop(): Promise<void> {
    await endProcess(child);
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  }

  async function kill(): Promise<void> {
    if (hasEnded(child)) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  const closed = once(child, "close");
  if (!(await becomesHealthy(url, child, options.askEvery))) {
    await closed;
    await stop();
    const how = child.exitCode ?? child.signalCode;
    throw new Error(
      `${[command, ...args].join(" ")}: ended with ${how} before it answered\n${said.join("").slice(-4_000)}`,
    );
  }
  const startedIn = performance.now() - spawned;
  return { url, port, pid: child.pid ?? 0, startedIn, dataDir, admin: ADMIN, kill, stop };
}

function startOf(binary: string): readonly [string, readonly string[]] {
  return existsSync(SETPRIV) ? [SETPRIV, ["--pdeathsig=SIGTERM", binary, "serve"]] : [binary, ["serve"]];
}

/** Fills a folder with the demonstration, from the checkout: the executable holds none. */
export function fillDemo(dataDir: string): void {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "journeys/seed.ts")], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (status !== 0) throw new Error(`The demonstration could not be made: ${String(stderr)}`);
}

/** False when it ended before. */
async function becomesHealthy(url: string, child: ChildProcess, askEvery = 100): Promise<boolean> {
  while (!hasEnded(child)) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.ok) return true;
    await Bun.sleep(askEvery);
  }
  return false;
}

/** Or never began. */
function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
