import { accessSync, constants, statSync } from "node:fs";
import { resolve } from "node:path";
import { BadSetting } from "../platform/env.ts";

/** Refuses what was written behind a command that takes nothing. */
export function requireNone(args: readonly string[], usage: string): void {
  if (args.length > 0) throw new BadSetting(usage);
}

/** The one path or address that a command takes; what looks like an option is none. */
export function requireOne(args: readonly string[], usage: string): string {
  const [given] = args;
  if (args.length !== 1 || !given || given.startsWith("-")) throw new BadSetting(usage);
  return given;
}

/** The whole path of a file that is there and may be read by whoever runs the command. */
export function requireFile(given: string): string {
  const path = resolve(given);
  try {
    if (!statSync(path).isFile()) throw new BadSetting(`FILE cannot be used: ${path} is not a file`);
    accessSync(path, constants.R_OK);
  } catch (error) {
    if (error instanceof BadSetting) throw error;
    const isClosed = /^(?:EACCES|EPERM)$/.test(String((error as { code?: unknown }).code));
    const what = isClosed ? `user ${process.getuid?.()} may not read ${path}` : `there is no ${path}`;
    throw new BadSetting(`FILE cannot be used: ${what}`);
  }
  return path;
}
