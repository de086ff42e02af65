/** The portal as a process of its own, the way it runs at the customer's. */
const PASSWORD = "Varzea?Alta7";
export const EMAIL = "chefe@example.org";
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

/**
 * Starts it; `fileLimit` is the size no file may pass, in kB, beyond which a disk seems to be full, `descriptors` how
 * many files and connections it may have open, `root` another checkout.
 */
export function launch(
  env: Record<string, string>,
  options: { fileLimit?: number; descriptors?: number; root?: string } = {},
): Child {
  const port = freePort();
  const url = `http://127.0.0.1:${port}`;
  const command = [process.execPath, "server/portal-command.ts", "serve"];
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

export async function ready({ process, url }: Child): Promise<void> {
  for (let round = 0; round < 400; round += 1) {
    if (process.exitCode !== null) throw new Error(`it ended with ${process.exitCode}`);
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await Bun.sleep(25);
  }
  throw new Error("it never answered");
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
