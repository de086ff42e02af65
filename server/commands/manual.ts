import { MANUAL } from "./papers.ts";
import { requireNone } from "./usage.ts";

/** `portal manual`: how it is run, server/OPERATION.md. */
export async function run(args: readonly string[], usage: string): Promise<void> {
  requireNone(args, usage);
  process.stdout.write(MANUAL);
}
