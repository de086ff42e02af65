import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CannotOpen } from "#db/cannot-open.ts";
import type { Env } from "../platform/env.ts";
import { writeDurably } from "../platform/write-durably.ts";

/** In the data folder of a demonstration: how far its fill came, and what lay there before. */
export type Note = { state: "filling"; before: string[] } | { state: "whole" };

export const NOTE = "demonstration.json";

type Folder = Pick<Env, "DATA_DIR">;

export function readNote({ DATA_DIR }: Folder): Note | undefined {
  const path = join(DATA_DIR, NOTE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Note) : undefined;
}

export function writeNote({ DATA_DIR }: Folder, note: Note): void {
  writeDurably(join(DATA_DIR, NOTE), `${JSON.stringify(note)}\n`);
}

/** Throws for a folder that the next fill takes back: what somebody did in it would go with it. */
export function requireWhole(env: Folder): void {
  if (readNote(env)?.state !== "filling") return;
  throw new CannotOpen(
    `DATA_DIR cannot be used: ${env.DATA_DIR} holds a demonstration that was broken off before it was whole; ` +
      "`bun run demo` makes it again, or name another folder",
  );
}
