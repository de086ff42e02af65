import type { OtherHere, OpenRecord } from "#domain/looking.ts";
import { callFetch } from "../call/call.ts";
import { newKey } from "../call/key.ts";

/** This page, for whoever counts who looks at what. */
const PAGE = newKey();

const listeners = new Set<(at: string) => void>();
const beatListeners = new Set<() => void>();

/** Somebody of the team came to a record, began to write in it, or left it. */
export function hearLooking(at: string): void {
  for (const listen of listeners) listen(at);
}

export function onLooking(listen: (at: string) => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** A sign of life of the stream: it wakes a page in the background, whose timers sleep. */
export function hearBeat(): void {
  for (const listen of beatListeners) listen();
}

export function onBeat(listen: () => void): () => void {
  beatListeners.add(listen);
  return () => beatListeners.delete(listen);
}

/** Says which record this page shows, or that it shows none any more; answers who else has it open. */
export async function lookAt(at: OpenRecord | null, isWriting: boolean): Promise<readonly OtherHere[]> {
  const body = JSON.stringify({ page: PAGE, at, isWriting });
  // A page that is being closed still says so.
  const answer = await callFetch("/api/live/looking", { method: "POST", body, keepalive: true });
  if (!answer.ok) return [];
  return ((await answer.json()) as { others: OtherHere[] }).others;
}
