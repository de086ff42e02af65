import { createContext, use, useEffect, useState, type ReactNode } from "react";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { wakePage } from "./still.tsx";

/** The element of every page that carries the event's facts as JSON. */
const FACTS_ID = "event";
const EVENT_URL = "/api/trpc/event.get";
/** A page that comes back into view after this long asks for the facts again: deadlines do get moved. */
const FRESH_MS = 60_000;
/** Timers count in 32 bits; a window that opens or closes later than this is left to the next look at the page. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const EventContext = createContext<PublicEvent | undefined>(undefined);

/** The facts from the page itself; where a page has none (the development server's) they are asked for. */
export async function readEvent(): Promise<PublicEvent> {
  const text = document.getElementById(FACTS_ID)?.textContent;
  return text ? (JSON.parse(text) as PublicEvent) : fetchEvent();
}

/** One plain call, so that a reader's page needs no call layer. */
async function fetchEvent(): Promise<PublicEvent> {
  const answer = await fetch(EVENT_URL);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const { result } = (await answer.json()) as { result: { data: PublicEvent } };
  return result.data;
}

type EventProviderProps = { event: PublicEvent; children: ReactNode };

export function EventProvider({ event, children }: EventProviderProps) {
  const fresh = useFreshEvent(event);
  return <EventContext value={fresh}>{children}</EventContext>;
}

/** The facts as the page brought them, asked for again when it comes back into view and when the window's state turns. */
function useFreshEvent(first: PublicEvent): PublicEvent {
  const [event, setEvent] = useState(first);
  useEffect(() => {
    let asked = Date.now();
    async function show(next: PublicEvent): Promise<void> {
      if (JSON.stringify(next) === JSON.stringify(event)) return;
      await wakePage();
      setEvent(next);
    }
    function refresh(): void {
      asked = Date.now();
      // Without an answer the known facts stay: the next look asks again.
      fetchEvent().then(show, () => undefined);
    }
    function refreshIfOld(): void {
      if (document.visibilityState === "visible" && Date.now() - asked > FRESH_MS) refresh();
    }
    const turns = [event.eoi.opens, event.eoi.closes]
      .map((turn) => Date.parse(turn) - Date.now() + 1_000)
      .filter((wait) => wait > 0 && wait < LONGEST_TIMER_MS)
      .map((wait) => setTimeout(refresh, wait));
    document.addEventListener("visibilitychange", refreshIfOld);
    return () => {
      for (const turn of turns) clearTimeout(turn);
      document.removeEventListener("visibilitychange", refreshIfOld);
    };
  }, [event]);
  return event;
}

/** The facts of the event (decisions.md 1), on every page and in every layout. */
export function useEvent(): PublicEvent {
  const event = use(EventContext);
  if (!event) throw new Error("useEvent is used outside EventProvider");
  return event;
}
