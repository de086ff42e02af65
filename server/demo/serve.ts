import { join } from "node:path";
import { DEMO_PASSWORD } from "./stage.ts";
import { type DemoAccounts, fillDemo, readyDemo } from "./fill.ts";
import { fillInOneAct } from "./one-act.ts";
import { readEnv, type Env } from "../platform/env.ts";
import { failStart } from "../start/fail-start.ts";
import { endWith } from "../platform/command-family.ts";
import { runUntilStopped } from "../start/run.ts";

/** Processes whose end ends the demonstration: those that `bun run demo` was started by. */
const ENDS_WITH = (process.env["ENDS_WITH"] ?? "").split(",").filter(Boolean).map(Number);

/** The portal with the demonstration data, in a data folder of its own by default. */
async function startDemo(): Promise<void> {
  endWith(ENDS_WITH, () => process.kill(process.pid, "SIGTERM"));
  const env = readEnv({
    ...process.env,
    DATA_DIR: process.env["DATA_DIR"] || join("data", "demo"),
    ADMIN_NAME: process.env["ADMIN_NAME"] || "Marina Couto Salles",
    ADMIN_PASSWORD: process.env["ADMIN_PASSWORD"] || DEMO_PASSWORD,
    LOG_LEVEL: process.env["LOG_LEVEL"] || "warn",
  });
  await fillInOneAct(env, {
    say,
    fill: (portal) => fillDemo(portal, { everyKind: true, say: (step) => say(`Making ${step}.`) }),
  });
  let accounts: DemoAccounts | undefined;
  await runUntilStopped(env, {
    async prepare(portal) {
      accounts = await readyDemo(portal);
    },
  });
  // Printed only when the portal listens at the address.
  if (accounts) introduce(env, accounts);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function introduce(env: Env, { staff, partners, firstAccess }: DemoAccounts): void {
  const lines = [
    "",
    `Green Zone portal, demonstration: ${env.PUBLIC_URL}`,
    "",
    `Staff desk ${env.PUBLIC_URL}/admin/login`,
    ...staff.map(({ email, role }) => `  ${email.padEnd(32)} ${passwordOf(env, email).padEnd(20)} ${role}`),
    "",
    `Exhibitors ${env.PUBLIC_URL}/partner/login`,
    ...partners.map(({ email }) => `  ${email.padEnd(32)} ${DEMO_PASSWORD}`),
    ...(firstAccess
      ? [`  ${firstAccess.email.padEnd(32)} ${firstAccess.password.padEnd(20)} first access`]
      : []),
    "",
    env.SMTP_URL
      ? "Mails leave through the SMTP server of SMTP_URL."
      : `Mails are kept as .eml files in ${join(env.DATA_DIR, "mail")}`,
    "Stop with Ctrl-C. The data stay in the folder; delete it to begin again.",
    "",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

function passwordOf(env: Env, email: string): string {
  return email === env.ADMIN_EMAIL.toLowerCase() ? (env.ADMIN_PASSWORD ?? DEMO_PASSWORD) : DEMO_PASSWORD;
}

startDemo().catch(failStart);
