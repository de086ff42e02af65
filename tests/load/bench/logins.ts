import { bytesOf, login, question } from "./calls.ts";
import { fire, type Firing } from "./fire.ts";
import { inTurn, PASSWORD, type Season, STAFF } from "./season.ts";
import { signIn } from "./session.ts";
import { startBare } from "./target.ts";
import { figureOf, type Work } from "./work.ts";

/** P7, P8: logins, each from an address of its own, since the limits are for people and not for a measurement. */

const CONNECTIONS = 16;
const STORM_CONNECTIONS = 200;
/** Milliseconds until somebody who was answered tries again. */
const STORM_PAUSE = 100;
const READER_CONNECTIONS = 4;
const READER_PAUSE = 10;

export const logins: Work = {
  id: "P7",
  what: "login, argon2id of 19 MiB",
  reach: { perSecond: 80 },
  async portal({ target: { port }, season }) {
    const next = nextLogin(port, season);
    return async (seconds) => figureOf(await fire({ port, connections: CONNECTIONS, seconds, next }));
  },
  bare: {
    what: "Bun.password.verify alone",
    start: async ({ copy }) => startBare("bare-database.ts", copy()),
    async measure({ target: { port }, season, seconds }) {
      const next = nextLogin(port, season);
      return figureOf(await fire({ port, connections: CONNECTIONS, seconds, next }));
    },
  },
};

/** The storm's answers: in, or "come back in a moment" with how soon. */
const isAnswered: Firing["isGood"] = ({ status, head }) =>
  status === 200 || ((status === 429 || status === 503) && /\r\nretry-after: \d+/i.test(head));

export const loginStorm: Work = {
  id: "P8",
  what: "reading an order during a storm of logins",
  reach: { p99: 50 },
  async portal({ target: { port }, season }) {
    const staff = await signIn(port, STAFF, PASSWORD);
    const reads = season.large.map((id) => bytesOf(port, question("orders.get", { id }), staff));
    const reader = { port, connections: READER_CONNECTIONS, pause: READER_PAUSE, next: inTurn(reads) };
    const next = nextLogin(port, season);
    const storm = { port, connections: STORM_CONNECTIONS, pause: STORM_PAUSE, next, isGood: isAnswered };
    return async (seconds) => {
      const [read, stormed] = await Promise.all([fire({ ...reader, seconds }), fire({ ...storm, seconds })]);
      const answers = [...stormed.statuses].map(([status, times]) => `${times} x ${status}`).join(", ");
      const figure = figureOf(read);
      const bad = (figure.bad ?? 0) + stormed.bad;
      return { ...figure, bad, note: figure.note ?? stormed.complaint ?? `storm: ${answers}` };
    };
  },
};

function nextLogin(port: number, { partners }: Season): () => Buffer {
  const nextPartner = inTurn(partners);
  let calls = 0;
  return () => {
    calls += 1;
    const address = [10, calls >> 16, calls >> 8, calls].map((part) => part & 255).join(".");
    return bytesOf(port, login({ email: nextPartner().email, password: PASSWORD }, address));
  };
}
