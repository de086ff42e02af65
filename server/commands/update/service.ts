import { BadSetting, type Env } from "../../platform/env.ts";
import { localHost } from "../doctor/network.ts";
import { runToEnd, settingsAlone } from "./calls.ts";

/** Starts and stops the portal. */
export type Service = {
  /** The service's name in systemd; undefined where a person starts and stops it. */
  name: string | undefined;
  stop: () => Promise<void>;
  /** Resolves once it answers, and throws when it ends before. */
  start: () => Promise<void>;
};

const LOOK_MS = 500;
/** A start beside a large season on a slow machine takes a fraction of it; only what hangs takes longer. */
const PATIENCE_MS = 10 * 60_000;

/** systemd, where it runs and has a unit of this name. */
export async function findService(env: Env, name: string): Promise<Service | undefined> {
  const { out: known } = await runToEnd(["systemctl", "show", "--property=LoadState", name]);
  if (known.trim() !== "LoadState=loaded") return undefined;
  const systemctl = async (...args: string[]) => {
    const { out, err, code } = await runToEnd(["systemctl", ...args, name]);
    if (code !== 0) throw new BadSetting(`systemctl ${args[0]} ${name}: ${err.trim() || code}`);
    return out;
  };
  return {
    name,
    stop: async () => void (await systemctl("stop")),
    async start() {
      await systemctl("start");
      await untilAnswers(env, async () => {
        const state = await systemctl("show", "--property=ActiveState,NRestarts");
        return /^ActiveState=active$/m.test(state) && !/^NRestarts=[1-9]/m.test(state);
      }).catch((error: Error) => {
        throw new BadSetting(`${error.message} (journalctl -u ${name})`);
      });
    },
  };
}

/** Tried once, and stopped again: a person starts it. */
export function withoutService(env: Env, command: string[]): Service {
  return {
    name: undefined,
    stop: async () => undefined,
    async start() {
      const child = Bun.spawn(command, { env: settingsAlone(), stdio: ["ignore", "ignore", "pipe"] });
      const said = new Response(child.stderr).text();
      try {
        await untilAnswers(env, async () => child.exitCode === null && child.signalCode === null);
      } catch (error) {
        child.kill("SIGKILL");
        const last = (await said).trim().split("\n").at(-1);
        throw last ? new BadSetting(last, { cause: error }) : error;
      }
      child.kill("SIGTERM");
      await child.exited;
    },
  };
}

async function untilAnswers({ HOST, PORT }: Env, isUp: () => Promise<boolean>): Promise<void> {
  const address = `http://${localHost(HOST)}:${PORT}/api/health/live`;
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(LOOK_MS * 10) }).catch(() => undefined);
    if (answer?.ok) return;
    if (!(await isUp())) throw new BadSetting("it ended instead of answering");
    if (performance.now() > end) throw new BadSetting(`it does not answer at ${address}`);
    await Bun.sleep(LOOK_MS);
  }
}
