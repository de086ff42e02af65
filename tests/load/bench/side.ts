import { bytesOf, HEALTH, question, type Session } from "./calls.ts";
import { fire, type Firing } from "./fire.ts";
import { probe } from "./probe.ts";
import { inTurn, PASSWORD, type Season, STAFF } from "./season.ts";
import { signIn } from "./session.ts";
import { pictureOf, upload } from "./upload.ts";
import { figureOf, type Work } from "./work.ts";
import { awaitMail, openOrdering } from "./writes.ts";

/** P9, P24: what others notice of writers. */

const PROBE_EVERY_MS = 5;
const WRITERS = 16;
const MANY_WRITERS = 50;
const READER_CONNECTIONS = 4;
const READER_PAUSE = 10;

export const readsBesideWriters: Work = {
  id: "P9a",
  what: "reading orders and lists beside 16 writers of orders",
  reach: { p99: 60 },
  async portal({ target, season }) {
    const { port } = target;
    const staff = await signIn(port, STAFF, PASSWORD);
    const reader = openReading(port, season, staff);
    const next = await openOrdering(target, season);
    return async (seconds) => {
      const [read, written] = await Promise.all([
        fire({ ...reader, seconds }),
        fire({ port, connections: WRITERS, seconds, next }),
      ]);
      await awaitMail(target);
      const figure = figureOf(read);
      const note = figure.note ?? written.complaint ?? `${Math.round(written.perSecond)} orders/s beside it`;
      return { ...figure, bad: (figure.bad ?? 0) + written.bad, note };
    };
  },
};

/** Some of the team who open orders and search their list. */
export function openReading(port: number, season: Season, staff: Session): Omit<Firing, "seconds"> {
  const reads = season.large.flatMap((id, at) => {
    const { search, status } = season.searches[at] ?? { search: "", status: "PENDING" };
    return [
      bytesOf(port, question("orders.get", { id }), staff),
      bytesOf(port, question("orders.list", { search, filters: { statuses: [status] } }), staff),
    ];
  });
  return { port, connections: READER_CONNECTIONS, pause: READER_PAUSE, next: inTurn(reads) };
}

export const healthBesideWriters: Work = {
  id: "P24",
  what: "health beside 50 writers of orders",
  reach: { p99: 60 },
  async portal({ target, season }) {
    const { port } = target;
    const next = await openOrdering(target, season);
    const [first] = season.partners;
    const partner = await signIn(port, first?.email ?? "", PASSWORD);
    return async (seconds) => {
      const firing = { port, connections: MANY_WRITERS, seconds, next };
      const { result, ...seen } = await probe(port, { request: HEALTH, everyMs: PROBE_EVERY_MS }, () =>
        Promise.all([fire(firing), uploadSmall(port, partner)]),
      );
      await awaitMail(target);
      const [written, uploadedIn] = result;
      const note = written.complaint ?? `a 5 kB upload beside it: ${Math.round(uploadedIn)} ms (reach 500)`;
      return { ...seen, bad: seen.bad + written.bad, note };
    };
  },
};

const SMALL_UPLOAD_BYTES = 5_000;
const UPLOAD_AFTER_MS = 500;

/** Milliseconds for a small file, sent once the writers are under way. */
async function uploadSmall(port: number, partner: Session): Promise<number> {
  await Bun.sleep(UPLOAD_AFTER_MS);
  const file = pictureOf(SMALL_UPLOAD_BYTES);
  const started = performance.now();
  await upload(port, partner, file);
  return performance.now() - started;
}
