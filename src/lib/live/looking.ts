import type { OtherHere, OpenRecord } from "#domain/looking.ts";
import { callFetch } from "../call/call.ts";
import { newKey } from "../call/key.ts";

/** A key that identifies this page to the server. */
const PAGE = newKey();

const listeners = new Set<(at: string) => void>();
const beatListeners = new Set<() => void>();

export function hearLooking(at: string): void {
  for (const listen of listeners) listen(at);
}

export function onLooking(listen: (at: string) => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** A keep-alive wakes a page in the background, whose timers sleep. */
export function hearBeat(): void {
  for (const listen of beatListeners) listen();
}

export function onBeat(listen: () => void): () => void {
  beatListeners.add(listen);
  return () => beatListeners.delete(listen);
}

/** Says which record this page shows, null for none; answers who else has it open. */
export async function lookAt(at: OpenRecord | null, isWriting: boolean): Promise<readonly OtherHere[]> {
  const body = JSON.stringify({ page: PAGE, at, isWriting });
  // Sent also from a page that is being closed.
  const answer = await callFetch("/api/live/looking", { method: "POST", body, keepalive: true });
  if (!answer.ok) return [];
  return ((await answer.json()) as { others: OtherHere[] }).others;
}
