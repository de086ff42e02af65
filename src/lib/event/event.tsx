import { createContext, use, useEffect, useState, type ReactNode } from "react";
import type { PageFacts, PublicEvent } from "#domain/settings/schema.ts";
import { showIn } from "#i18n/formatters.ts";
import { PageTime } from "../page/use-now.ts";

/** The script element with the page's facts as JSON. */
const FACTS_ID = "facts";
const EVENT_URL = "/api/trpc/event.get";
const FRESH_MS = 60_000;
/** Timers count in 32 bits; later turns are left to the next look at the page. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** The reader's clock may be ahead of the server's, so it is checked a little later, too. */
const LATER_MS = [1_000, 20_000, 60_000] as const;

const EventContext = createContext<PublicEvent | undefined>(undefined);
const MailContext = createContext(true);

/** The facts from the page itself; fetched where it has none (development server). */
export async function readFacts(): Promise<PageFacts> {
  const text = document.getElementById(FACTS_ID)?.textContent;
  if (text) return JSON.parse(text) as PageFacts;
  return { event: await fetchEvent(), now: new Date().toISOString(), sendsMail: true };
}

type FactsProviderProps = { facts: PageFacts; children: ReactNode };

/** Gives server and hydration the same facts and moment. */
export function FactsProvider({ facts, children }: FactsProviderProps) {
  const event = useFreshEvent(facts.event);
  // Set before anything below shows a time.
  showIn(event.eventZone);
  const [time] = useState(() => new Date(facts.now));
  return (
    <PageTime value={time}>
      <MailContext value={facts.sendsMail}>
        <EventContext value={event}>{children}</EventContext>
      </MailContext>
    </PageTime>
  );
}

/** Refetched every minute, when the page comes back into view, and when the window opens or closes. */
function useFreshEvent(first: PublicEvent): PublicEvent {
  const [event, setEvent] = useState(first);
  useEffect(() => {
    // Set when the window opened or closed: the facts are refetched however fresh they are.
    let hasTurned = false;
    async function refresh(): Promise<void> {
      const isFresh = !hasTurned && Date.now() - asked < FRESH_MS;
      if (isFresh || document.visibilityState === "hidden") return;
      try {
        const now = await fetchEvent();
        hasTurned = false;
        if (JSON.stringify(now) !== JSON.stringify(event)) setEvent(now);
      } catch {
        // Without an answer the known facts stay.
      }
    }
    const timers = waitsForTurns(event.eoi).map((wait) =>
      setTimeout(() => {
        hasTurned = true;
        void refresh();
      }, wait),
    );
    const minutes = setInterval(() => void refresh(), FRESH_MS);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      document.removeEventListener("visibilitychange", refresh);
      clearInterval(minutes);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [event]);
  return event;
}

let asked = performance.timeOrigin;

/** A plain call, so that public pages need no call layer. */
async function fetchEvent(): Promise<PublicEvent> {
  asked = Date.now();
  const answer = await fetch(EVENT_URL);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const { result } = (await answer.json()) as { result: { data: PublicEvent } };
  return result.data;
}

/** Milliseconds until the form opens and closes, by the reader's clock. */
function waitsForTurns({ opens, closes }: PublicEvent["eoi"]): number[] {
  return [opens, closes]
    .flatMap((turn) => LATER_MS.map((later) => Date.parse(turn) - Date.now() + later))
    .filter((wait) => wait > 0 && wait < LONGEST_TIMER_MS);
}

export function useEvent(): PublicEvent {
  const event = use(EventContext);
  if (!event) throw new Error("useEvent is used outside FactsProvider");
  return event;
}

/** False where there is no mail server and messages wait. */
export function useSendsMail(): boolean {
  return use(MailContext);
}
