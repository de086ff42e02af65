import { type LiveChange, LIVE_EVENTS, type Missed } from "#domain/live.ts";
import { callFetch } from "../call/call.ts";
import { awaitReturn, readLoss } from "#src/session/store.ts";
import { type ServerEvent, readEvents } from "./events.ts";
import { readLiveChange } from "./read-change.ts";

/** What a page is told: that records were changed, or that it does not know which, and how far that takes it. */
export type News = {
  changes: readonly LiveChange[];
  isAll: boolean;
  position: string | undefined;
  /** A record that somebody of the team came to, or left. */
  at?: string;
  /** A sign of life, and nothing else. */
  isBeat?: boolean;
};

export type Connection = {
  /** Listens anew at once when nothing was heard lately, rather than when patience ends. */
  hurry: () => void;
  close: () => void;
};

export type Patience = {
  /** Milliseconds until the greeting; a stream that is held up on its way brings none. */
  greeting: number;
  /** Of a stream that lives; the server gives a sign of life every 25 seconds. */
  silence: number;
  /** After which a sign of life is overdue, for a page that wakes. */
  sign: number;
  /** Between two questions, where streams do not get through, and how long it is left at that. */
  question: number;
  questions: number;
  /** Before the second try, and at most. */
  shortest: number;
  longest: number;
};

const PATIENCE: Patience = {
  greeting: 5_000,
  silence: 60_000,
  sign: 30_000,
  question: 15_000,
  questions: 20,
  shortest: 1_000,
  longest: 30_000,
};

type Outcome = "over" | "failed" | "heldUp" | "hurried" | "refused";

/**
 * Keeps listening until it is closed: opens the stream, and another when it ends or falls silent, each time from where
 * the last one stopped. Where streams are held up, it asks instead.
 */
export function connect(
  hear: (news: News) => void,
  since: () => string | undefined,
  patience: Patience = PATIENCE,
): Connection {
  const closing = new AbortController();
  const { signal } = closing;
  let wake = (): void => undefined;
  let breakOff = (): void => undefined;
  let retry = patience.shortest;
  let heardAt = Date.now();

  async function listen(): Promise<void> {
    for (let failures = 0; ;) {
      if (readLoss() && !(await awaitReturn())) return;
      const outcome = await readStream();
      if (signal.aborted || outcome === "refused") return;
      failures = outcome === "failed" ? failures + 1 : 0;
      if (outcome === "heldUp") await askInstead();
      else if (outcome !== "hurried") await pause(failures === 0 ? retry : backOff(failures, patience));
      if (signal.aborted) return;
    }
  }

  async function readStream(): Promise<Outcome> {
    const stopping = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let outcome: Outcome = "failed";
    function stopAs(why: Outcome): void {
      outcome = why;
      stopping.abort();
    }
    function expect(ms: number, otherwise: Outcome): void {
      clearTimeout(timer);
      // Whoever has to sign in again first may take any time.
      timer = setTimeout(() => (readLoss() ? expect(ms, otherwise) : stopAs(otherwise)), ms);
    }
    breakOff = () => stopAs("hurried");
    expect(patience.greeting, "heldUp");
    try {
      const answer = await callFetch("/api/live", {
        headers: positionHeader(since()),
        signal: AbortSignal.any([signal, stopping.signal]),
      });
      if (!answer.ok || !answer.body) return isFinal(answer.status) ? "refused" : "failed";
      for await (const event of readEvents(answer.body)) {
        expect(patience.silence, "over");
        heardAt = Date.now();
        retry = event.retry ?? retry;
        outcome = "over";
        const news = newsOf(event);
        if (news) hear(news);
      }
    } catch {
      // It broke, or was broken off.
    } finally {
      clearTimeout(timer);
    }
    return outcome;
  }

  async function askInstead(): Promise<void> {
    for (let asked = 0; asked < patience.questions && !signal.aborted; asked += 1) {
      const missed = await ask(since(), signal);
      if (missed) hear(missed);
      await pause(patience.question);
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  void listen();
  return {
    hurry() {
      if (Date.now() - heardAt > patience.sign) breakOff();
      wake();
    },
    close() {
      closing.abort();
      wake();
    },
  };
}

async function ask(since: string | undefined, signal: AbortSignal): Promise<News | undefined> {
  try {
    const answer = await callFetch("/api/live/missed", { headers: positionHeader(since), signal });
    if (!answer.ok) return undefined;
    return (await answer.json()) as Missed;
  } catch {
    return undefined;
  }
}

function positionHeader(position: string | undefined): HeadersInit {
  return position === undefined ? {} : { "last-event-id": position };
}

function newsOf({ name, id, data }: ServerEvent): News | undefined {
  if (name === LIVE_EVENTS.resync) return { changes: [], isAll: true, position: id };
  if (name === LIVE_EVENTS.hello) return { changes: [], isAll: false, position: id };
  if (name === LIVE_EVENTS.looking) return { changes: [], isAll: false, position: id, at: readPlace(data) };
  if (name === LIVE_EVENTS.beat) return { changes: [], isAll: false, position: undefined, isBeat: true };
  const change = name === LIVE_EVENTS.change ? readLiveChange(data) : undefined;
  return change && { changes: [change], isAll: false, position: id };
}

function readPlace(data: unknown): string {
  return String((data as { at?: unknown } | null)?.at);
}

/** Too many, or a server in trouble, may be different in a while. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}

/** Twice as long with each failure, and never two readers alike. */
function backOff(failures: number, { shortest, longest }: Patience): number {
  const most = Math.min(longest, shortest * 2 ** failures);
  return most / 2 + Math.random() * (most / 2);
}
