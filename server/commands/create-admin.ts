import * as v from "valibot";
import { email } from "#domain/fields.ts";
import { reasonOf } from "#domain/refusal.ts";
import { BadSetting } from "../platform/env.ts";
import { openPortal } from "../start/open-portal.ts";
import { askAtTerminal } from "../platform/ask.ts";
import { makeAdmin } from "../staff/make-admin.ts";
import { onStopped } from "./on-stopped.ts";

/**
 * `portal create-admin EMAIL [NAME]`: makes somebody an administrator on the data folder of a portal that is stopped,
 * and prints the generated password once. The name of a new account is asked for when it is not given. Everything that
 * can be expected to go wrong ends with one line.
 */
export async function run(args: readonly string[], usage: string): Promise<void> {
  const { address, name } = readArguments(args, usage);
  await onStopped(async (env) => {
    const portal = await openPortal(env);
    try {
      const { password, isNew } = await makeAdmin(portal, address, () => name ?? askName(address, usage));
      const made = isNew ? "Administrator created" : "Account renewed as administrator";
      process.stdout.write(`${made}: ${address}, password ${password} (shown only this once)\n`);
    } catch (error) {
      const isTaken = reasonOf(error)?.code === "accountExists";
      throw isTaken ? new BadSetting("EMAIL cannot be used: it belongs to a partner's account") : error;
    } finally {
      await portal.close();
    }
  });
}

function readArguments(
  [first, ...rest]: readonly string[],
  usage: string,
): { address: string; name?: string } {
  if (!first) throw new BadSetting(usage);
  const parsed = v.safeParse(email(), first);
  if (!parsed.success) throw new BadSetting("EMAIL cannot be used: it is not an e-mail address");
  const name = rest.join(" ").trim();
  return { address: parsed.output, ...(name && { name }) };
}

function askName(address: string, usage: string): string {
  const name = askAtTerminal(`Name of ${address}:`);
  if (name) return name;
  throw new BadSetting(`NAME is missing: ${address} has no account yet. ${usage}`);
}
