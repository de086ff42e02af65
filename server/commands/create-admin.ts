import * as v from "valibot";
import { lockFolder } from "#db/lock.ts";
import { email } from "#domain/fields.ts";
import { reasonOf } from "#domain/refusal.ts";
import { BadSetting, readEnv } from "../env.ts";
import { openPortal } from "../open-portal.ts";
import { failStart } from "../run.ts";
import { makeAdmin } from "../staff/make-admin.ts";

/**
 * `bun run create-admin EMAIL`: makes somebody an administrator on the data folder of a portal that is stopped, and
 * prints the generated password once. Everything that can be expected to go wrong ends with one line.
 */
async function createAdmin(): Promise<void> {
  const address = readAddress(process.argv.slice(2));
  const env = readEnv({ ...process.env, LOG_LEVEL: process.env["LOG_LEVEL"] || "error" });
  const unlock = lockFolder(env.DATA_DIR);
  try {
    const portal = await openPortal(env);
    try {
      const { password, isNew } = await makeAdmin(portal, address);
      const made = isNew ? "Administrator created" : "Account renewed as administrator";
      process.stdout.write(`${made}: ${address}, password ${password} (shown only this once)\n`);
    } finally {
      await portal.close();
    }
  } finally {
    unlock();
  }
}

function readAddress(args: readonly string[]): string {
  if (args.length !== 1) throw new BadSetting("Usage: bun run create-admin EMAIL");
  const parsed = v.safeParse(email(), args[0]);
  if (!parsed.success) throw new BadSetting("EMAIL cannot be used: it is not an e-mail address");
  return parsed.output;
}

createAdmin().catch((error: unknown) => {
  const isTaken = reasonOf(error)?.code === "accountExists";
  failStart(isTaken ? new BadSetting("EMAIL cannot be used: it belongs to a partner's account") : error);
});
