import { fillDemo, readyDemo } from "#server/demo/fill.ts";
import { fillInOneAct } from "#server/demo/one-act.ts";
import { readEnv } from "#server/platform/env.ts";
import type { OpenPortal } from "#server/start/open-portal.ts";
import { ADMIN, ELSEWHERE } from "../portal-process.ts";

/** Fills the data folder DATA_DIR, and what lies elsewhere, with the demonstration; its mails stay in the outbox, for whoever opens a copy. */
async function fillFolder(): Promise<void> {
  const env = readEnv({
    ...ELSEWHERE,
    DATA_DIR: process.env["DATA_DIR"],
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_NAME: "Marina Couto Salles",
    ADMIN_PASSWORD: ADMIN.password,
  });
  await fillInOneAct(env, { fill: fillAndReady });
}

async function fillAndReady(portal: OpenPortal): Promise<void> {
  await fillDemo(portal);
  await readyDemo(portal);
}

await fillFolder();
