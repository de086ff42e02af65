import type { Database, Written } from "#db/client.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { BEAT_SECONDS, type LiveChange, type Missed } from "#domain/live.ts";
import { readOpenRecord } from "#domain/looking.ts";
import { whyNotCall } from "#domain/permissions.ts";
import { RECORDS } from "#domain/records.ts";
import { refuse } from "#domain/refusal.ts";
import { findAudience, type LiveNews } from "./audience.ts";
import { openRing, type Numbered, type Ring } from "./ring.ts";
import { openStream, type Stream } from "./stream.ts";
import { BEAT, changeAt, helloAt, lookingAt, resyncAt } from "./wire.ts";

/** How many changes are remembered for readers who come back, and how many of them are sent one by one. */
const REMEMBERED = 1_000;
const SENT_SINGLY = 100;
/** Protective: most streams of one account, and of one network. */
const MOST_PER_ACCOUNT = 50;
const MOST_PER_ADDRESS = 4_000;
/** After this long a reader opens another stream, and with it shows a login that still holds. */
const LONGEST_MS = 60 * 60_000;

/** The reader of a stream, with login and address. */
export type LiveReader = { actor: SignedInUser; family: string; address: string };

type OpenStream = LiveReader & Stream & { openedAt: number; hasBegun: boolean };

export type Live = {
  /** The position of the last change. */
  position: () => string;
  /** A stream of what happens from now on, or after `since`. */
  open: (reader: LiveReader, request: Request, since: string | undefined) => Response;
  /** What happened after `since`, for somebody whose stream does not get through. */
  missed: (actor: SignedInUser, since: string | undefined) => Promise<Missed>;
  /** Somebody of the team opened or left a record: pages that show it query who is there. */
  tellLooking: (at: string) => void;
  /** What a transaction announced once it was committed. */
  hear: (news: readonly Written[]) => void;
  /** Number of open streams. */
  count: () => number;
  /** Ends every stream and refuses new ones. */
  close: () => void;
};

/**
 * Notifies open pages that something they may see was changed. What reaches readers goes through one line, so each of
 * them hears everything once and in order, and whoever opens a stream stands behind what was told before.
 */
export function openLive(db: Database, { beatEvery = BEAT_SECONDS * 1_000 } = {}): Live {
  const ring = openRing<LiveNews>(REMEMBERED);
  const known: Known = { db, ring };
  const streams = new Set<OpenStream>();
  let line: Promise<void> = Promise.resolve();
  /** Number of the last change that was sent. */
  let told = 0;
  let beating: Timer | undefined;
  let isClosed = false;

  async function tell({ at, entry: news }: Numbered<LiveNews>): Promise<void> {
    told = at;
    if (streams.size === 0) return;
    const { change, mayHear } = await findAudience(db.read, news);
    const chunk = changeAt(ring.position(at), change);
    for (const stream of streams) if (stream.hasBegun && mayHear(stream.actor)) stream.send(chunk);
    endThose(({ actor }) => isOfAccount(news, actor));
  }

  /** Whoever may still read comes back at once, and reads everything again: it may be more than before, or less. */
  function endThose(isMeant: (stream: OpenStream) => boolean): void {
    for (const stream of [...streams].filter(isMeant)) {
      stream.send(resyncAt(ring.position()));
      stream.end();
    }
  }

  /** When it is unknown what changed, every page reads everything again. */
  function tellAll(): void {
    for (const stream of streams) stream.send(resyncAt(ring.position(told)));
  }

  async function begin(stream: OpenStream, since: string | undefined): Promise<void> {
    const { position, changes, isAll } = await findMissed(known, stream.actor, since, told);
    stream.send(helloAt(position));
    if (isAll) stream.send(resyncAt(position));
    for (const change of changes) stream.send(changeAt(position, change));
    stream.hasBegun = true;
  }

  return {
    position: () => ring.position(),
    open(reader, request, since) {
      if (isClosed) throw refuse("busy", { retryAfterSeconds: 5 });
      requireRoom(streams, reader);
      const opened = openStream(request, () => void streams.delete(stream));
      const stream: OpenStream = { ...reader, ...opened, openedAt: performance.now(), hasBegun: false };
      streams.add(stream);
      beating ??= setInterval(() => beat(streams), beatEvery).unref();
      line = line.then(() => begin(stream, since)).catch(stream.end);
      return stream.answer;
    },
    missed: (actor, since) => findMissed(known, actor, since),
    tellLooking(at) {
      const chunk = lookingAt(at);
      const audience = RECORDS[readOpenRecord(at).kind].openFor;
      for (const stream of streams) if (!whyNotCall(stream.actor, audience)) stream.send(chunk);
    },
    hear(news) {
      for (const one of news) {
        if (one.kind === "loginEnded") endThose(({ family }) => family === one.family);
        if (one.kind === "loginEnded" || one.kind === "mail") continue;
        const happened = ring.add(one);
        line = line.then(() => tell(happened)).catch(tellAll);
      }
    },
    count: () => streams.size,
    close() {
      isClosed = true;
      clearInterval(beating);
      for (const stream of streams) stream.end();
    },
  };
}

/** What happened lately, and where to find out whom it concerns. */
type Known = { db: Database; ring: Ring<LiveNews> };

/** What a reader missed since a place in the line, up to another one; all of it where that is too much to say singly. */
async function findMissed(
  { db, ring }: Known,
  actor: SignedInUser,
  since: string | undefined,
  upTo = Infinity,
): Promise<Missed> {
  const position = ring.position(Number.isFinite(upTo) ? upTo : undefined);
  const happened = since === undefined ? [] : ring.since(since);
  if (!happened || happened.length > SENT_SINGLY) return { position, changes: [], isAll: true };
  const changes = new Map<string, LiveChange>();
  for (const { at, entry } of happened) {
    if (at > upTo) break;
    // It may be more than before, or less, as when a stream is ended for it.
    if (isOfAccount(entry, actor)) return { position, changes: [], isAll: true };
    const { change, mayHear } = await findAudience(db.read, entry);
    if (mayHear(actor)) changes.set(`${change.kind} ${change.id}`, change);
  }
  return { position, changes: [...changes.values()], isAll: false };
}

function isOfAccount(news: LiveNews, { id }: SignedInUser): boolean {
  return news.kind === "record" && news.record === "account" && news.recordId === id;
}

/**
 * A sign of life for each stream; after long reading the stream ends, and the reader comes back with a valid login.
 */
function beat(streams: ReadonlySet<OpenStream>): void {
  const oldest = performance.now() - LONGEST_MS;
  for (const stream of streams) {
    if (stream.openedAt < oldest) stream.end();
    else stream.send(BEAT);
  }
}

function requireRoom(streams: ReadonlySet<OpenStream>, { actor, address }: LiveReader): void {
  let [ofAccount, ofAddress] = [0, 0];
  for (const stream of streams) {
    if (stream.actor.id === actor.id) ofAccount += 1;
    if (stream.address === address) ofAddress += 1;
  }
  if (ofAccount < MOST_PER_ACCOUNT && ofAddress < MOST_PER_ADDRESS) return;
  throw refuse("tooManyRequests", { retryAfterSeconds: BEAT_SECONDS });
}
