import type { FilePurpose } from "#domain/files/kind.ts";
import { readSession } from "#src/session/store.ts";
import { openShelf } from "../kept/device-store.ts";
import { createStore } from "../page/store.ts";
import { keptBeginning, UploadShelf } from "./shelf.ts";

/** Shelves of fields that are left and come back to: what is on its way goes on meanwhile. */
const shelves = new Map<string, UploadShelf>();
/** How often something happened on one of them. */
const changes = createStore(() => 0);

/** The shelf of the field of this name, the same one for as long as the page lasts; a new one without a name. */
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

/** `left` of `all` are on their way; `failed` are none of them, and wait for their reader. */
export type UploadCounts = { left: number; all: number; failed: number };

/**
 * What becomes of the files of all fields whose names begin so; `kept` is what an earlier page has left of them on the
 * device, which waits until somebody comes back to its field.
 */
export function countUploads(beginning: string, kept: readonly string[]): UploadCounts {
  const open = [...shelves].filter(([name]) => name.startsWith(nameOf(beginning))).map(([, shelf]) => shelf);
  const counts = open.map((shelf) => shelf.count());
  const sum = (part: "left" | "arrived" | "failed") => counts.reduce((total, one) => total + one[part], 0);
  const waiting = kept.filter((name) => !open.some(({ keptName }) => name.startsWith(keptName(""))));
  const left = sum("left");
  return { left, all: left + sum("arrived"), failed: sum("failed") + waiting.length };
}

/** The names of what an earlier page of this account has left on the device for such fields. */
export function listKept(beginning: string): Promise<string[]> {
  return openShelf().list(keptBeginning(beginning));
}

function nameOf(keptAs: string): string {
  return `${readSession().user?.id}:${keptAs}`;
}
