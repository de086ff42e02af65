import { readManifest } from "../web-build.ts";

/** The script that takes every page over, as the pages name it; it is the largest that a first visit fetches. */
export function findEntry(root: string): string {
  const entry = Object.values(readManifest(root)).find(({ name }) => name === "main");
  if (!entry) throw new Error(`${root} has no web build: bun run build:web makes it`);
  return entry.file;
}
