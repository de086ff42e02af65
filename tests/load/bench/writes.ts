import { Database } from "bun:sqlite";
import { join } from "node:path";
import { bytesOf, change, type Session } from "./calls.ts";
import { fire } from "./fire.ts";
import { inTurn, PASSWORD, type Season } from "./season.ts";
import { signIn } from "./session.ts";
import { startBare, type Target } from "./target.ts";
import { figureOf, type Work } from "./work.ts";

/** P6: partners order fifty services beside their stand, each order with a key of its own and on the disk at once. */

const CONNECTIONS = 16;
const LINES = 50;

export const newOrders: Work = {
  id: "P6",
  what: "new order of 50 lines, on the disk",
  reach: { share: 2, p99: 60 },
  async portal({ target, season }) {
    const next = await openOrdering(target, season);
    const { port } = target;
    return async (seconds) => {
      const fired = await fire({ port, connections: CONNECTIONS, seconds, next });
      await awaitMail(target);
      return figureOf(fired);
    };
  },
  bare: {
    what: "the same rows, prepared statements",
    start: async ({ copy }) => startBare("bare-database.ts", copy()),
    async measure({ target: { port }, seconds }) {
      const bytes = bytesOf(port, { method: "POST", path: "/orders", body: "{}" });
      return figureOf(await fire({ port, connections: CONNECTIONS, seconds, next: () => bytes }));
    },
  },
};

type Orderer = { session: Session; submissionId: string };

/** Signs some partners in; what it gives makes the next order of the next of them. */
export async function openOrdering({ port }: Target, season: Season): Promise<() => Buffer> {
  const people: Orderer[] = [];
  for (const { email, submissionId } of season.partners.slice(0, CONNECTIONS)) {
    people.push({ session: await signIn(port, email, PASSWORD), submissionId });
  }
  const nextPerson = inTurn(people);
  const nextItem = inTurn(season.items);
  return () => {
    const { session, submissionId } = nextPerson();
    const services = Array.from({ length: LINES }, () => ({
      itemId: nextItem(),
      quantity: 2,
      periodOfUse: 12,
      notes: "",
    }));
    const order = { submissionId, notes: "", orderServices: services };
    return bytesOf(port, change("orders.createCustomServices", order), session);
  };
}

const MAIL_PATIENCE_MS = 60_000;

/** The mails of these orders must not be written while somebody else has the turn. */
export async function awaitMail({ dataDir }: Target): Promise<void> {
  const db = new Database(join(dataDir, "portal.db"), { readonly: true });
  const waiting = db.query("SELECT count(*) AS rows FROM outbox WHERE status IN ('queued', 'sending')");
  for (const deadline = Date.now() + MAIL_PATIENCE_MS; Date.now() < deadline; await Bun.sleep(200)) {
    if ((waiting.get() as { rows: number }).rows === 0) break;
  }
  db.close();
}
