import { until } from "#tests/until.ts";

/** The portal as a process of its own, the way it runs at the customer's. */
const PASSWORD = "Varzea?Alta7";
export const EMAIL = "chefe@example.org";
const STILL_CLOCK = new URL("still-clock.ts", import.meta.url).pathname;
const children: Bun.Subprocess[] = [];

/** For `afterAll`: whatever still runs is killed. */
export function endChildren(): void {
  for (const child of children) child.kill("SIGKILL");
}

export type Child = {
  process: Bun.Subprocess<"ignore", "pipe", "pipe">;
  url: string;
  port: number;
  errors: Promise<string>;
};

type LaunchOptions = {
  /** The size no file may pass, in kB, beyond which a disk seems to be full. */
  fileLimit?: number;
  /** How many files and connections it may have open. */
  descriptors?: number;
  /** Another checkout. */
  root?: string;
  /** For it no time passes: no limit of calls fills up again, and no patience at a stop ends. */
  hasStillClock?: boolean;
};

export function launch(env: Record<string, string>, options: LaunchOptions = {}): Child {
  const port = freePort();
  const url = `http://127.0.0.1:${port}`;
  const preload = options.hasStillClock ? ["--preload", STILL_CLOCK] : [];
  const command = [process.execPath, ...preload, "server/commands/portal-command.ts", "serve"];
  // The unit of `ulimit -f` is 512 bytes.
  const limit = options.fileLimit === undefined ? "unlimited" : String(options.fileLimit * 2);
  const open = options.descriptors === undefined ? "" : `ulimit -n ${options.descriptors} && `;
  const child = Bun.spawn(["sh", "-c", `${open}ulimit -f ${limit} && exec "$@"`, "sh", ...command], {
    cwd: options.root,
    env: {
      PATH: process.env["PATH"] ?? "",
      NODE_ENV: "production",
      PORT: String(port),
      ADMIN_EMAIL: EMAIL,
      ADMIN_PASSWORD: PASSWORD,
      LOG_LEVEL: "error",
      ...env,
    },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  children.push(child);
  return { process: child, url, port, errors: new Response(child.stderr).text() };
}

/** One that nobody listens on now. */
function freePort(): number {
  const probe = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data: () => undefined } });
  probe.stop(true);
  return probe.port;
}

/** Waits for what a running portal does, however long it takes; throws with what it said when it ends before. */
export async function during({ process, errors }: Child, isSo: () => unknown): Promise<void> {
  const hasEnded = () => process.exitCode !== null || process.signalCode !== null;
  await until(() => hasEnded() || isSo());
  if (hasEnded()) throw new Error(`it ended with ${process.exitCode ?? process.signalCode}: ${await errors}`);
}

/** Resolves once it answers, and stores. */
export function ready(child: Child): Promise<void> {
  return during(child, () => isHealthy(child.url));
}

async function isHealthy(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/health`).catch(() => undefined);
  return answer?.ok ?? false;
}

/** The last line of what a process said: why it ended, whatever it had to say before. */
export function lastLine(said: string): string {
  return said.split(/(?<=\n)/).at(-1) ?? "";
}

/** What stands in its log as an error, and what else but lines of the log. */
export async function errorsOf(child: Child): Promise<string[]> {
  const lines = (await child.errors).split("\n").filter((line) => line !== "");
  return lines.filter((line) => !line.startsWith("{") || line.includes('"level":"error"'));
}

export async function stop({ process }: Child): Promise<number> {
  process.kill("SIGTERM");
  return process.exited;
}

export async function logIn({ url }: Child): Promise<Response> {
  return fetch(`${url}/api/auth/login`, {
    method: "POST",
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    headers: { origin: url, "content-type": "application/json" },
  });
}

export async function signIn(child: Child): Promise<string> {
  const answer = await logIn(child);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}
