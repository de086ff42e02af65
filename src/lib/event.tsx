import { createContext, use, useEffect, useState, type ReactNode } from "react";
import type { PublicEvent } from "#domain/settings/schema.ts";

/** The element of every page that carries the event's facts as JSON. */
const FACTS_ID = "event";
/** When the facts may be old: the page comes back into view, or its own clock says that the window has turned. */
const MOMENTS = ["visibilitychange", "windowturn"] as const;

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

/** The facts as the page brought them, asked for again when it comes back into view. */
function useFreshEvent(first: PublicEvent): PublicEvent {
  const [event, setEvent] = useState(first);
  useEffect(() => {
    async function refresh(): Promise<void> {
      if (document.visibilityState === "hidden") return;
      try {
        const { fetchChangedEvent } = await import("./event-refresh.ts");
        const changed = await fetchChangedEvent(event);
        if (changed) setEvent(changed);
      } catch {
        // Without an answer the known facts stay: the next look asks again.
      }
    }
    for (const moment of MOMENTS) document.addEventListener(moment, refresh);
    return () => {
      for (const moment of MOMENTS) document.removeEventListener(moment, refresh);
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
