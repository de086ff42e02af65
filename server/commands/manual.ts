import { MANUAL } from "./papers.ts";
import { requireNone } from "./usage.ts";

/** `portal manual`: how it is run, and what to do with backups: server/OPERATION.md and server/backup/README.md. */
export async function run(args: readonly string[], usage: string): Promise<void> {
  requireNone(args, usage);
  process.stdout.write(MANUAL);
}
