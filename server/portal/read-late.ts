import { join } from "node:path";
import { Refusal } from "#domain/refusal.ts";
import { describeError } from "../platform/log.ts";

const ROOT = join(import.meta.dir, "../..");
const OURS = new Bun.Glob("{db,i18n,server}/**/*.{ts,tsx}");

/** Code that is read when it is first needed could not be read: a file is missing, or too many are open. */
export class Unread extends Refusal {
  constructor(cause: unknown) {
    super({ code: "busy", params: { retryAfterSeconds: 5 } });
    this.cause = cause;
  }
}

/** Imports code late; throws `Unread` when that fails, and whoever comes next tries again. */
export async function readLate<Module>(read: () => Promise<Module>): Promise<Module> {
  try {
    return await read();
  } catch (error) {
    forgetFailures();
    throw new Unread(error);
  }
}

/** Why, for the log: the refusal itself says nothing of it. */
export function describeUnread(error: unknown): Record<string, unknown> {
  return describeError(error instanceof Unread ? error.cause : error);
}

/** Bun caches a module that failed because of its imports, and would repeat the failure for ever. */
function forgetFailures(): void {
  for (const file of OURS.scanSync(ROOT)) {
    const path = join(ROOT, file);
    if (!Object.hasOwn(require.cache, path)) delete require.cache[path];
  }
}
