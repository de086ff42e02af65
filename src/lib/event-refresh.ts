import type { PublicEvent } from "#domain/settings/schema.ts";
import { wakePage } from "./still.tsx";

const EVENT_URL = "/api/trpc/event.get";
/** Facts that were asked for so lately are fresh, whatever the page thinks. */
const FRESH_MS = 60_000;
/** Timers count in 32 bits; a window that turns later than this is left to the next look at the page. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** A reader's clock may be ahead of the server's: the window is looked at again a little later, too. */
const LATER_MS = [1_000, 20_000, 60_000] as const;

let asked = performance.timeOrigin;
let isTurning = false;

/** One plain call, so that a reader's page needs no call layer. */
export async function fetchEvent(): Promise<PublicEvent> {
  asked = Date.now();
  const answer = await fetch(EVENT_URL);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const { result } = (await answer.json()) as { result: { data: PublicEvent } };
  return result.data;
}

/** The facts when they have changed and the page is awake to show them; undefined when they are as they were. */
export async function fetchChangedEvent(known: PublicEvent): Promise<PublicEvent | undefined> {
  if (!isTurning && Date.now() - asked < FRESH_MS) return undefined;
  isTurning = false;
  const now = await fetchEvent();
  if (JSON.stringify(now) === JSON.stringify(known)) return undefined;
  await wakePage();
  return now;
}

/** For a page that shows whether the window is open: asks anew when it opens or closes. Answers how to stop. */
export function watchWindow({ opens, closes }: PublicEvent["eoi"]): () => void {
  const timers = [opens, closes]
    .flatMap((turn) => LATER_MS.map((later) => Date.parse(turn) - Date.now() + later))
    .filter((wait) => wait > 0 && wait < LONGEST_TIMER_MS)
    .map((wait) =>
      setTimeout(() => {
        isTurning = true;
        document.dispatchEvent(new Event("windowturn"));
      }, wait),
    );
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
