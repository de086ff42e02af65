import { fillDemo } from "#server/demo/fill.ts";
import { fillInOneAct } from "#server/demo/one-act.ts";
import { readEnv } from "#server/platform/env.ts";
import { failStart } from "#server/start/fail-start.ts";

/** Fills the folder it is given as the demonstration does, on a day that stands still; says each step. */
const [DATA_DIR, day] = process.argv.slice(2);
const env = readEnv({ NODE_ENV: "test", DATA_DIR, ADMIN_PASSWORD: "Seringueira$2025", ADMIN_NAME: "Marina" });
const say = (line: string) => process.stdout.write(`${line}\n`);
const clock = () => new Date(day ?? 0);
await fillInOneAct(env, { say, clock, fill: (portal) => fillDemo(portal, { say }) }).catch(failStart);
