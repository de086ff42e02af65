import { createContext, use, useEffect, useState, type ReactNode } from "react";
import type { PublicEvent } from "#domain/settings/schema.ts";

/** The element of every page that carries the event's facts as JSON. */
const FACTS_ID = "event";
/** Timers count in 32 bits; a window that turns later than this is left to the next look at the page. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** A reader's clock may be ahead of the server's: the window is looked at again a little later, too. */
const LATER_MS = [1_000, 20_000, 60_000] as const;

const EventContext = createContext<PublicEvent | undefined>(undefined);

/** The facts from the page itself; where a page has none (the development server's) they are asked for. */
export async function readEvent(): Promise<PublicEvent> {
  const text = document.getElementById(FACTS_ID)?.textContent;
  if (text) return JSON.parse(text) as PublicEvent;
  const { fetchEvent } = await import("./event-refresh.ts");
  return fetchEvent();
}

type EventProviderProps = { event: PublicEvent; children: ReactNode };

export function EventProvider({ event, children }: EventProviderProps) {
  const fresh = useFreshEvent(event);
  return <EventContext value={fresh}>{children}</EventContext>;
}

/** The facts as the page brought them, asked for again when it comes back into view and when the window has turned. */
function useFreshEvent(first: PublicEvent): PublicEvent {
  const [event, setEvent] = useState(first);
  useEffect(() => {
    let hasTurned = false;
    async function refresh(): Promise<void> {
      if (document.visibilityState === "hidden") return;
      try {
        const { fetchChangedEvent } = await import("./event-refresh.ts");
        const changed = await fetchChangedEvent(event, hasTurned);
        hasTurned = false;
        if (changed) setEvent(changed);
      } catch {
        // Without an answer the known facts stay: the next look asks again.
      }
    }
    const timers = waitsForTurns(event.eoi).map((wait) =>
      setTimeout(() => {
        hasTurned = true;
        void refresh();
      }, wait),
    );
    document.addEventListener("visibilitychange", refresh);
    return () => {
      document.removeEventListener("visibilitychange", refresh);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [event]);
  return event;
}

/** How long until the window opens or closes, by the reader's clock. */
function waitsForTurns({ opens, closes }: PublicEvent["eoi"]): number[] {
  return [opens, closes]
    .flatMap((turn) => LATER_MS.map((later) => Date.parse(turn) - Date.now() + later))
    .filter((wait) => wait > 0 && wait < LONGEST_TIMER_MS);
}

/** The facts of the event (decisions.md 1), on every page and in every layout. */
export function useEvent(): PublicEvent {
  const event = use(EventContext);
  if (!event) throw new Error("useEvent is used outside EventProvider");
  return event;
}
