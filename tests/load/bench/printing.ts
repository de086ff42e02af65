import { answerOf, change, HEALTH, type Session } from "./calls.ts";
import { probe } from "./probe.ts";
import { inTurn, PASSWORD, type Season, STAFF } from "./season.ts";
import { signIn } from "./session.ts";
import type { Target } from "./target.ts";
import type { Work } from "./work.ts";

/** P9: what others notice while long contracts are printed. */

const PROBE_EVERY_MS = 5;
const CONTRACTS = 10;
/** As many lines as an order may have, each with a note: a contract of twenty pages. */
const MOST_LINES = 200;
const NOTE =
  "Entregar na véspera da abertura, entre 8h e 12h, pela doca 2; avisar a recepção antes de descarregar.";

export const printing: Work = {
  id: "P9b",
  what: `health while ${CONTRACTS} contracts of 20 pages are printed`,
  reach: { longest: 50 },
  async portal({ target, season }) {
    const { port } = target;
    const staff = await signIn(port, STAFF, PASSWORD);
    const orders = await orderMuch(target, season, staff);
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

async function orderMuch({ port }: Target, season: Season, staff: Session): Promise<string[]> {
  const nextItem = inTurn(season.items);
  const ids: string[] = [];
  for (const { submissionId } of season.partners.slice(0, CONTRACTS)) {
    const services = Array.from({ length: MOST_LINES - 1 }, () => ({ itemId: nextItem(), notes: NOTE }));
    const orderServices = [{ itemId: "GOLD" }, ...services];
    const order = { submissionId, notes: "", orderServices, secondStand: { note: NOTE } };
    const { id, version } = await answerOf<{ id: string; version: number }>(
      port,
      change("orders.createStandard", order),
      staff,
    );
    await answerOf(port, change("orders.setStatus", { id, version, status: "APPROVED" }), staff);
    ids.push(id);
  }
  return ids;
}
