import { readPdf } from "#tests/server/documents/samples.ts";
import { answerOf, change, HEALTH, type Session } from "./calls.ts";
import { latencyOf } from "./latency.ts";
import { probe } from "./probe.ts";
import { inTurn, PASSWORD, type Season, STAFF } from "./season.ts";
import { signIn } from "./session.ts";
import type { Target } from "./target.ts";
import type { Work } from "./work.ts";

/** P9: what others notice while long contracts are printed; P13: one of them, from the press to its bytes. */

const PROBE_EVERY_MS = 5;
const CONTRACTS = 10;
/** As many lines as an order may have, each with a note: a contract of twenty pages. */
const MOST_LINES = 200;
const FIVE_PAGES_OF_LINES = 32;
/** As long as a note may be. */
const NOTE_LETTERS = 1_984;
const NOTE =
  "Entregar na véspera da abertura, entre 8h e 12h, pela doca 2; avisar a recepção antes de descarregar.";

export const printing: Work = {
  id: "P9b",
  what: `health while ${CONTRACTS} contracts of 20 pages are printed`,
  reach: { longest: 50 },
  async portal({ target, season }) {
    const { port } = target;
    const staff = await signIn(port, STAFF, PASSWORD);
    const orders: string[] = [];
    for (let at = 0; at < CONTRACTS; at += 1) {
      orders.push(await approvedOrder(target, season, staff, { at, lines: MOST_LINES }));
    }
    return async () => {
      const started = performance.now();
      const { result, ...seen } = await probe(port, { request: HEALTH, everyMs: PROBE_EVERY_MS }, () =>
        Promise.all(
          orders.map((orderId) => answerOf(port, change("contracts.generate", { orderId }), staff)),
        ),
      );
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      return { ...seen, note: `${result.length} contracts in ${seconds} s` };
    };
  },
};

export const contractOfFivePages: Work = {
  id: "P13",
  what: "a contract of five pages, from the press to its last byte",
  reach: { p50: 150 },
  async portal({ target, season }) {
    const { port } = target;
    const staff = await signIn(port, STAFF, PASSWORD);
    const orderId = await approvedOrder(target, season, staff, { at: 0, lines: FIVE_PAGES_OF_LINES });
    const { pages } = await readPdf(await print(port, staff, orderId));
    return async (seconds) => {
      const times: number[] = [];
      for (const until = performance.now() + seconds * 1_000; performance.now() < until;) {
        const started = performance.now();
        await print(port, staff, orderId);
        times.push(performance.now() - started);
      }
      return { ...latencyOf(times), bad: pages.length === 5 ? 0 : 1, note: `${pages.length} pages` };
    };
  },
};

export const fullContract: Work = {
  id: "P13b",
  what: `a contract of ${MOST_LINES} lines, each with a full note`,
  reach: { p50: 3_000 },
  async portal({ target, season }) {
    const { port } = target;
    const staff = await signIn(port, STAFF, PASSWORD);
    const noteOf = (line: number) => `Nota ${line}. ${NOTE.repeat(20)}`.slice(0, NOTE_LETTERS);
    const orderId = await approvedOrder(target, season, staff, { at: 0, lines: MOST_LINES, noteOf });
    return async () => {
      const started = performance.now();
      const pdf = await print(port, staff, orderId);
      const took = performance.now() - started;
      const { pages, text } = await readPdf(pdf);
      const lost = Array.from({ length: MOST_LINES - 1 }, (_, line) => `Nota ${line}.`).filter(
        (begins) => !text.includes(begins),
      );
      return { p50: took, bad: lost.length, note: `${pages.length} pages, ${lost.length} notes lost` };
    };
  },
};

/** Has the next version made, and fetches it. */
async function print(port: number, staff: Session, orderId: string): Promise<Uint8Array> {
  const { url } = await answerOf<{ url: string }>(port, change("contracts.generate", { orderId }), staff);
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers: { cookie: staff.cookie } });
  if (!answer.ok) throw new Error(`the contract was refused: ${answer.status}`);
  return answer.bytes();
}

/** Orders as many lines with notes for an exhibitor, and approves it; gives its id. */
async function approvedOrder(
  { port }: Target,
  season: Season,
  staff: Session,
  { at, lines, noteOf = () => NOTE }: { at: number; lines: number; noteOf?: (line: number) => string },
): Promise<string> {
  const { submissionId = "" } = season.partners[at] ?? {};
  const nextItem = inTurn(season.items);
  const services = Array.from({ length: lines - 1 }, (_, line) => ({
    itemId: nextItem(),
    notes: noteOf(line),
  }));
  const orderServices = [{ itemId: "GOLD" }, ...services];
  const order = { submissionId, notes: "", orderServices, secondStand: { note: NOTE } };
  const { id, version } = await answerOf<{ id: string; version: number }>(
    port,
    change("orders.createStandard", order),
    staff,
  );
  await answerOf(port, change("orders.setStatus", { id, version, status: "APPROVED" }), staff);
  return id;
}
