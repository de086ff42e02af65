import * as v from "valibot";
import { lockFolder } from "#db/lock.ts";
import { email } from "#domain/fields.ts";
import { reasonOf } from "#domain/refusal.ts";
import { BadSetting, readEnv } from "../env.ts";
import { openPortal } from "../open-portal.ts";
import { askAtTerminal } from "../platform/ask.ts";
import { failStart } from "../run.ts";
import { makeAdmin } from "../staff/make-admin.ts";

/**
 * `bun run create-admin EMAIL [NAME]`: makes somebody an administrator on the data folder of a portal that is stopped,
 * and prints the generated password once. The name of a new account is asked for when it is not given. Everything that can be expected to go wrong ends with one line.
 */
async function createAdmin(): Promise<void> {
  const { address, name } = readArguments(process.argv.slice(2));
  const env = readEnv({ ...process.env, LOG_LEVEL: process.env["LOG_LEVEL"] || "error" });
  const unlock = lockFolder(env.DATA_DIR);
  try {
    const portal = await openPortal(env);
    try {
      const { password, isNew } = await makeAdmin(portal, address, () => name ?? askName(address));
      const made = isNew ? "Administrator created" : "Account renewed as administrator";
      process.stdout.write(`${made}: ${address}, password ${password} (shown only this once)\n`);
    } finally {
      await portal.close();
    }
  } finally {
    unlock();
  }
}

const USAGE = 'Usage: bun run create-admin EMAIL "FULL NAME"';

function readArguments([first, ...rest]: readonly string[]): { address: string; name?: string } {
  if (!first) throw new BadSetting(USAGE);
  const parsed = v.safeParse(email(), first);
  if (!parsed.success) throw new BadSetting("EMAIL cannot be used: it is not an e-mail address");
  const name = rest.join(" ").trim();
  return { address: parsed.output, ...(name && { name }) };
}

function askName(address: string): string {
  const name = askAtTerminal(`Name of ${address}:`);
  if (!name) throw new BadSetting(`NAME is missing: ${address} has no account yet. ${USAGE}`);
  return name;
}

createAdmin().catch((error: unknown) => {
  const isTaken = reasonOf(error)?.code === "accountExists";
  failStart(isTaken ? new BadSetting("EMAIL cannot be used: it belongs to a partner's account") : error);
});
