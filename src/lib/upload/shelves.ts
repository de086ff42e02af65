import type { FilePurpose } from "#domain/files/kind.ts";
import { readSession } from "#src/session/store.ts";
import { openShelf } from "../kept/device-store.ts";
import { createStore } from "../page/store.ts";
import { keptBeginning, UploadShelf } from "./shelf.ts";

/** Shared by name, so that uploads go on while their field is away. */
const shelves = new Map<string, UploadShelf>();
const changes = createStore(() => 0);

/** The same shelf per name as long as the page lasts; without a name a new shelf. */
export function openUploads(purpose: FilePurpose, keptAs: string | undefined): UploadShelf {
  if (!keptAs) return new UploadShelf(purpose);
  const name = nameOf(keptAs);
  const known = shelves.get(name);
  if (known) return known;
  const shelf = new UploadShelf(purpose, keptAs);
  shelves.set(name, shelf);
  shelf.subscribe(() => changes.write(changes.read() + 1));
  return shelf;
}

export const subscribeUploads = changes.subscribe;

/** `left` of `all` are under way; `failed` wait for the reader. */
export type UploadCounts = { left: number; all: number; failed: number };

/** All fields by prefix; `kept` are names of files left on the device, which wait for their field. */
export function countUploads(beginning: string, kept: readonly string[]): UploadCounts {
  const open = [...shelves].filter(([name]) => name.startsWith(nameOf(beginning))).map(([, shelf]) => shelf);
  const counts = open.map((shelf) => shelf.count());
  const sum = (part: "left" | "arrived" | "failed") => counts.reduce((total, one) => total + one[part], 0);
  const waiting = kept.filter((name) => !open.some(({ keptName }) => name.startsWith(keptName(""))));
  const left = sum("left");
  return { left, all: left + sum("arrived"), failed: sum("failed") + waiting.length };
}

/** Left on the device by an earlier page. */
export function listKept(beginning: string): Promise<string[]> {
  return openShelf().list(keptBeginning(beginning));
}

function nameOf(keptAs: string): string {
  return `${readSession().user?.id}:${keptAs}`;
}
