import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles, openPack } from "../platform/pack.ts";

/** What the build left, from a folder or from inside the executable. */
export type BuiltFiles = {
  names: string[];
  /** Reads a file; undefined when there is none of that name. */
  read: (name: string) => Uint8Array<ArrayBuffer> | undefined;
  /** Whether a newer build may take their place; what is inside the executable stays while it runs. */
  mayGo: boolean;
};

/** A checkout that was not built has none. */
export function openBuiltFiles(place: string): BuiltFiles {
  if (place.endsWith(".pack")) return { ...openPack(place), mayGo: false };
  return {
    names: existsSync(place) ? listFiles(place) : [],
    read: (name) => readBytes(join(place, name)),
    mayGo: true,
  };
}

function readBytes(path: string): Uint8Array<ArrayBuffer> | undefined {
  return existsSync(path) ? new Uint8Array(readFileSync(path)) : undefined;
}
