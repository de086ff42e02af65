import { RELEASE_NOTES } from "./papers.ts";
import { requireNone } from "./usage.ts";

/** `portal notes`: what each release brought, CHANGELOG.md. */
export async function run(args: readonly string[], usage: string): Promise<void> {
  requireNone(args, usage);
  process.stdout.write(RELEASE_NOTES);
}
