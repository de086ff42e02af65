import type { PublicEvent } from "#domain/settings/schema.ts";
import { wakePage } from "./still.tsx";

const EVENT_URL = "/api/trpc/event.get";
/** Facts that were asked for so lately are fresh, whatever the page thinks. */
const FRESH_MS = 60_000;
let asked = performance.timeOrigin;

/** One plain call, so that a reader's page needs no call layer. */
export async function fetchEvent(): Promise<PublicEvent> {
  asked = Date.now();
  const answer = await fetch(EVENT_URL);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const { result } = (await answer.json()) as { result: { data: PublicEvent } };
  return result.data;
}

/**
 * The facts when they have changed and the page is awake to show them; undefined when they are as they were. Facts
 * that the clock has made old are asked for however fresh they are.
 */
export async function fetchChangedEvent(
  known: PublicEvent,
  hasTurned: boolean,
): Promise<PublicEvent | undefined> {
  if (!hasTurned && Date.now() - asked < FRESH_MS) return undefined;
  const now = await fetchEvent();
  if (JSON.stringify(now) === JSON.stringify(known)) return undefined;
  await wakePage();
  return now;
}
