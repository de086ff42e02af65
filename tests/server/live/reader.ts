import type { SignedInUser } from "#domain/actor.ts";
import type { TestPortal } from "#tests/portal.ts";
import { signIn } from "../files/upload.ts";

type LiveEvent = { event: string; id?: string; retry?: number; data: unknown };

let marks = 0;

/** Plays an open page: reads a stream of `/api/live` and keeps what it was told. */
export type LiveReader = {
  answer: Response;
  cookie: string;
  events: LiveEvent[];
  /** The next event that was not asked for yet; undefined once the stream has ended. */
  next: () => Promise<LiveEvent | undefined>;
  /** Resolves when the server has ended the stream. */
  ended: () => Promise<void>;
  /** The same, and fails where the stream goes on to the next thing that everybody hears: what ends it is over by then. */
  endsAtOnce: () => Promise<void>;
  /** What was told since it was asked last, up to a mark that everybody hears: whatever is missing was not told. */
  changes: () => Promise<unknown[]>;
  leave: () => Promise<void>;
};

export async function openReader(
  server: TestPortal,
  user: SignedInUser,
  more: { cookie?: string; since?: string; headers?: Record<string, string> } = {},
): Promise<LiveReader> {
  const cookie = more.cookie ?? (await signIn(server, user));
  const query = more.since === undefined ? "" : `?since=${more.since}`;
  const leaving = new AbortController();
  const answer = await server.fetch(`/api/live${query}`, {
    headers: { cookie, ...more.headers },
    signal: leaving.signal,
  });
  if (answer.status !== 200 || !answer.body) throw new Error(`the stream was answered ${answer.status}`);
  const events: LiveEvent[] = [];
  const waiting: (() => void)[] = [];
  let isOver = false;
  let read = 0;
  const body = answer.body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>);
  const reader = body.getReader();
  void (async () => {
    let rest = "";
    for (;;) {
      const { done, value = "" } = await reader.read().catch(() => ({ done: true, value: "" }));
      const parts = (rest + value).split("\n\n");
      rest = parts.pop() ?? "";
      events.push(...parts.map(parseEvent));
      isOver = done;
      for (const wake of waiting.splice(0)) wake();
      if (done) return;
    }
  })();

  async function settle(isSettled: () => boolean): Promise<void> {
    while (!isSettled()) await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** Has everybody hear of something, and waits for it; false where the stream ended instead. */
  async function hearsMark(): Promise<boolean> {
    marks += 1;
    const id = `mark ${marks}`;
    server.portal.live.hear([
      { kind: "record", record: "settings", recordId: id, submissionId: null, by: null },
    ]);
    const isMark = ({ data }: LiveEvent) => (data as { id?: unknown }).id === id;
    await settle(() => isOver || events.some(isMark));
    return events.some(isMark);
  }

  return {
    answer,
    cookie,
    events,
    async next() {
      await settle(() => isOver || events.length > read);
      const event = events[read];
      read += 1;
      return event;
    },
    ended: () => settle(() => isOver),
    async endsAtOnce() {
      if (await hearsMark()) throw new Error(`the stream went on: ${JSON.stringify(events)}`);
    },
    async changes() {
      await hearsMark();
      const told = events.splice(0).filter(({ event, data }) => {
        return event === "change" && !String((data as { id?: unknown }).id).startsWith("mark ");
      });
      return told.map(({ data }) => data);
    },
    async leave() {
      leaving.abort();
      await reader.cancel().catch(() => undefined);
    },
  };
}

function parseEvent(text: string): LiveEvent {
  const fields = Object.fromEntries(text.split("\n").map((line) => line.split(/: (.*)/s).slice(0, 2)));
  const { event = "", id, retry, data = "null" } = fields as Record<string, string>;
  return {
    event,
    ...(id !== undefined && { id }),
    ...(retry !== undefined && { retry: Number(retry) }),
    data: JSON.parse(data),
  };
}
