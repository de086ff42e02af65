import { ensureFirstAdmin } from "#server/accounts/first-admin.ts";
import { fillDemo } from "#server/demo/fill.ts";
import { readEnv } from "#server/env.ts";
import { openPortal } from "#server/open-portal.ts";
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
  const portal = await openPortal(env);
  await ensureFirstAdmin(portal);
  await fillDemo(portal);
  await portal.close();
}

await fillFolder();
