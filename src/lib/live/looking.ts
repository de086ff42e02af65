import type { Place } from "#domain/looking.ts";
import { call } from "../call.ts";
import { newKey } from "../key.ts";

/** This page, for whoever counts who looks at what. */
const PAGE = newKey();

const listeners = new Set<(at: string) => void>();

/** Somebody of the team came to a record, or left it. */
export function hearLooking(at: string): void {
  for (const listen of listeners) listen(at);
}

export function onLooking(listen: (at: string) => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Says which record this page shows, or that it shows none any more; answers who else looks at it, by name. */
export async function lookAt(at: Place | null): Promise<readonly string[]> {
  const { others } = await call<{ others: string[] }>("POST", "/live/looking", { page: PAGE, at });
  return others;
}
