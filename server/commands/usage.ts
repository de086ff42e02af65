import { BadSetting } from "../env.ts";

/** Refuses what was written behind a command that takes nothing. */
export function requireNone(args: readonly string[], usage: string): void {
  if (args.length > 0) throw new BadSetting(usage);
}
