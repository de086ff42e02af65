import { type LiveChange, LIVE_EVENTS, type Missed } from "#domain/live.ts";
import { callFetch } from "../call/call.ts";
import { awaitReturn, readLoss } from "#src/session/store.ts";
import { type ServerEvent, readEvents } from "./events.ts";
import { readLiveChange } from "./read-change.ts";

/** Changed records, or that they are unknown, and the new position. */
export type News = {
  changes: readonly LiveChange[];
  isAll: boolean;
  position: string | undefined;
  /** A record that a colleague opened or left. */
  at?: string;
  /** Set for a keep-alive. */
  isBeat?: boolean;
};

export type LiveConnection = {
  /** Reconnects at once when nothing was heard lately. */
  hurry: () => void;
  close: () => void;
};

export type Patience = {
  /** Milliseconds until the greeting; a buffered stream brings none. */
  greeting: number;
  /** The server sends a keep-alive every 25 seconds. */
  silence: number;
  /** When a keep-alive is overdue, for a page that wakes. */
  sign: number;
  /** Milliseconds between polls where streams are blocked, and the number of polls. */
  question: number;
  questions: number;
  /** Bounds of the back-off. */
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
 * Listens until closed: reopens the stream when it ends or falls silent, from the last position. Where streams are
 * blocked it polls.
 */
export function connect(
  hear: (news: News) => void,
  since: () => string | undefined,
  patience: Patience = PATIENCE,
): LiveConnection {
  const closing = new AbortController();
  const { signal } = closing;
  const line: Line = {
    hear,
    since,
    patience,
    signal,
    breakOff: nothing,
    retry: patience.shortest,
    heardAt: Date.now(),
  };
  let wake = nothing;

  async function listen(): Promise<void> {
    for (let failures = 0; ;) {
      if (readLoss() && !(await awaitReturn())) return;
      const outcome = await readStream(line);
      if (signal.aborted || outcome === "refused") return;
      failures = outcome === "failed" ? failures + 1 : 0;
      if (outcome === "heldUp") await askInstead();
      else if (outcome !== "hurried") await pause(failures === 0 ? line.retry : backOff(failures, patience));
      if (signal.aborted) return;
    }
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
      if (Date.now() - line.heardAt > patience.sign) line.breakOff();
      wake();
    },
    close() {
      closing.abort();
      wake();
    },
  };
}

function nothing(): void {}

/** Shared by the successive streams of one connection. */
type Line = {
  hear: (news: News) => void;
  since: () => string | undefined;
  patience: Patience;
  signal: AbortSignal;
  /** Ends the open stream, so that a new stream begins. */
  breakOff: () => void;
  /** The delay before reconnecting that the server requests. */
  retry: number;
  heardAt: number;
};

/** One stream, from its greeting until it ends, falls silent or is aborted. */
async function readStream(line: Line): Promise<Outcome> {
  const { patience } = line;
  const stopping = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let outcome: Outcome = "failed";
  function stopAs(why: Outcome): void {
    outcome = why;
    stopping.abort();
  }
  function expect(ms: number, otherwise: Outcome): void {
    clearTimeout(timer);
    // Somebody who has to sign in first may take any time.
    timer = setTimeout(() => (readLoss() ? expect(ms, otherwise) : stopAs(otherwise)), ms);
  }
  line.breakOff = () => stopAs("hurried");
  expect(patience.greeting, "heldUp");
  try {
    const answer = await callFetch("/api/live", {
      headers: positionHeader(line.since()),
      signal: AbortSignal.any([line.signal, stopping.signal]),
    });
    if (!answer.ok || !answer.body) return isFinal(answer.status) ? "refused" : "failed";
    for await (const event of readEvents(answer.body)) {
      expect(patience.silence, "over");
      line.heardAt = Date.now();
      line.retry = event.retry ?? line.retry;
      outcome = "over";
      const news = newsOf(event);
      if (news) line.hear(news);
    }
  } catch {
    // The stream broke, or was aborted.
  } finally {
    clearTimeout(timer);
  }
  return outcome;
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

/** Too many requests and server errors may pass. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}

/** The delay before reconnecting: doubles with each failure, with jitter. */
function backOff(failures: number, { shortest, longest }: Patience): number {
  const most = Math.min(longest, shortest * 2 ** failures);
  return most / 2 + Math.random() * (most / 2);
}
