import { asc, desc, eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { openScene } from "../orders/scene.ts";

export const ASKED = { title: "Planta do estande", message: "Envie a planta em PDF." };

/** Requests of sent orders, each call a moment later than the one before. */
export async function openRequests() {
  const scene = await openScene();
  const { partner, manager } = scene;

  /** A moment later than the call before. */
  function as(actor: SignedInUser) {
    scene.setNow(new Date(scene.portal.clock().getTime() + 1_000));
    return scene.as(actor);
  }

  function sendLater() {
    scene.setNow(new Date(scene.portal.clock().getTime() + 1_000));
    return scene.send();
  }

  async function ask(more: Record<string, unknown> = {}) {
    const { id: orderId, version } = await sendLater();
    const request = await as(manager).requests.create({ orderId, ...ASKED, ...more });
    return { orderId, orderVersion: version, ...request };
  }

  async function read(orderId: string, id: string, actor = partner) {
    const requests = await as(actor).requests.list({ orderId });
    const request = requests.find((one) => one.id === id);
    if (!request) throw new Error("the request is not listed");
    return request;
  }

  async function mailsOf(orderId: string) {
    const rows = await scene.portal.db.read
      .select()
      .from(outbox)
      .where(eq(outbox.recordId, orderId))
      .orderBy(asc(outbox.createdAt), asc(outbox.id));
    return rows.slice(1).map(({ template, toEmail, locale }) => [template, toEmail, locale]);
  }

  /** What the newest letter about an order is made of. */
  async function newestParams(orderId: string) {
    const [row] = await scene.portal.db.read
      .select()
      .from(outbox)
      .where(eq(outbox.recordId, orderId))
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(1);
    return row?.params as Record<string, unknown>;
  }

  async function historyOf(orderId: string, actor = partner) {
    const { history } = await as(actor).orders.get({ id: orderId });
    return history.map(({ action, changes, actorName }) => [action, changes?.["request"]?.new, actorName]);
  }

  return { ...scene, as, sendLater, ask, read, mailsOf, newestParams, historyOf };
}
