import { connect, type Socket } from "node:net";
import { answerOf, bytesOf, change, HEALTH, type Session } from "./calls.ts";
import { memoryOf } from "./memory.ts";
import { probe } from "./probe.ts";
import { inTurn, PASSWORD, type Season, STAFF } from "./season.ts";
import { signIn } from "./session.ts";
import type { Figure, Work } from "./work.ts";

/** P22: what open pages cost that wait for changes, and how soon all of them are told of one. */

const STREAMS = 2_000;
const READERS = 100;
/** No more at once than wait at the door: whoever finds it full knocks again after a second. */
const AT_ONCE = 200;
const PROBE_EVERY_MS = 5;
const SETTLE_MS = 2_000;
/** A change reaches its readers within it. */
const TOLD_WITHIN_MS = 2_000;

export const openStreams: Work = {
  id: "P22",
  what: "2,000 open streams: memory, and health beside them",
  reach: { p99: 10, memory: 100 },
  async portal({ target: { port, pid }, season }) {
    const staff = await signIn(port, STAFF, PASSWORD);
    const readers = await signInReaders(port, season);
    const next = inTurn(readers.map((reader) => bytesOf(port, { method: "GET", path: "/api/live" }, reader)));
    const first = await openStream(port, next()).catch(() => undefined);
    if (!first) return async () => ({ note: "an older portal, without streams" });
    first.socket.destroy();
    return async (seconds): Promise<Figure> => {
      const before = memoryOf(pid);
      const streams = await openMany(port, next);
      await Bun.sleep(SETTLE_MS);
      const asked = { request: HEALTH, everyMs: PROBE_EVERY_MS };
      const { p99, bad } = await probe(port, asked, () => Bun.sleep(seconds * 1_000));
      const memory = memoryOf(pid) - before;
      const told = await tellAll(port, staff, streams);
      for (const { socket } of streams) socket.destroy();
      await Bun.sleep(SETTLE_MS);
      const isLate = told.length < STREAMS;
      const note = `a change reached ${told.length} of ${STREAMS} within ${Math.round(Math.max(0, ...told))} ms`;
      return { p99, memory, bad: bad + Number(isLate), note };
    };
  },
};

type Stream = { socket: Socket; told: Promise<number> };

async function signInReaders(port: number, { partners }: Season): Promise<Session[]> {
  const readers: Session[] = [];
  for (const [at, { email }] of partners.slice(0, READERS).entries()) {
    readers.push(await signIn(port, email, PASSWORD, `203.0.113.${at}`));
  }
  return readers;
}

async function openMany(port: number, next: () => Buffer): Promise<Stream[]> {
  const streams: Stream[] = [];
  while (streams.length < STREAMS) {
    streams.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => openStream(port, next())))));
  }
  return streams;
}

/** A stream that has greeted; `told` is when it told of the first change. */
function openStream(port: number, bytes: Buffer): Promise<Stream> {
  const told = Promise.withResolvers<number>();
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => {
      const text = chunk.toString("latin1");
      if (text.includes("event: hello")) resolve({ socket, told: told.promise });
      else if (text.startsWith("HTTP/1.1 ") && !text.startsWith("HTTP/1.1 200")) reject(new Error(text));
      if (text.includes("event: change")) told.resolve(performance.now());
    });
    socket.on("error", reject);
  });
}

/** Changes what everybody reads; the milliseconds after which each stream that was in time told of it. */
async function tellAll(port: number, staff: Session, streams: readonly Stream[]): Promise<number[]> {
  const started = performance.now();
  await answerOf(port, change("catalogue.create", ITEM), staff);
  const late = Bun.sleep(TOLD_WITHIN_MS).then(() => undefined);
  const times = await Promise.all(streams.map(({ told }) => Promise.race([told, late])));
  return times.filter((time) => time !== undefined).map((time) => time - started);
}

const ITEM = {
  title_pt: "Item da medição",
  title_en: "Item of the measurement",
  description_pt: "Some com a cópia dos dados",
  description_en: "Goes with the copy of the data",
  category: "audiovisual",
  unitMetric: "unit",
  unitPrice: 10,
  status: "ACTIVE",
};
