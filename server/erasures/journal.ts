import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { KEPT_DAYS } from "#domain/submissions/kept-days.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import { writeDurably } from "../platform/write-durably.ts";

/** What somebody had erased, or said to keep from: by ids and keyed hashes, which name nobody. */
const erasure = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** `interestDraft`: a form stored on the server; `optOut`, `optIn`: campaigns to the address of this hash. */
  what: v.picklist(["interestDraft", "optOut", "optIn"]),
  key: v.string(),
});

export type Erasure = v.InferOutput<typeof erasure>;

const NAME = "erasures.jsonl";

/**
 * Writes it beside the database, on the disk when this returns: an older backup that is put back knows nothing of it,
 * and is told. Before the commit: to erase twice is harmless, to forget it is not.
 */
export function noteErasure(dataDir: string, { at, ...named }: Omit<Erasure, "at"> & { at: Date }): void {
  const file = openSync(join(dataDir, NAME), "a", 0o600);
  try {
    writeSync(file, `${JSON.stringify({ at: at.toISOString(), ...named })}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Of each key its last line says all, and a kept form that an old backup brings back is too old by itself: so the file
 * stays as long as its people are many. Written anew only when it gets shorter by half.
 */
export function foldErasures(dataDir: string, now: Date): void {
  const path = join(dataDir, NAME);
  const all = readErasures(path, new Date(0));
  const last = new Map(all.map((one) => [one.key, one]));
  const isOver = ({ what, at }: Erasure) =>
    what === "interestDraft" && now.getTime() - Date.parse(at) > (KEPT_DAYS + 1) * DAY_MS;
  const kept = all.filter((one) => last.get(one.key) === one && !isOver(one));
  if (kept.length * 2 > all.length || all.length === 0) return;
  writeDurably(path, kept.map((one) => `${JSON.stringify(one)}\n`).join(""));
}

/** Those of a file since a moment, in their order; a line that a power cut left half-written is none. */
export function readErasures(path: string, since: Date): Erasure[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line) => {
      const parsed = v.safeParse(erasure, parse(line));
      return parsed.success && Date.parse(parsed.output.at) >= since.getTime() ? [parsed.output] : [];
    });
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
