import { desc, eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { openScene } from "./scene.ts";

/** Sent orders whose items the team edits, each call a moment later than the one before. */
export async function openItems() {
  const scene = await openScene();
  const { partner, manager } = scene;

  /** A moment later than the call before. */
  function as(actor: SignedInUser) {
    scene.setNow(new Date(scene.portal.clock().getTime() + 1_000));
    return scene.as(actor);
  }

  async function read(id: string, actor = manager) {
    return as(actor).orders.get({ id });
  }

  type Order = Awaited<ReturnType<typeof read>>;

  /** The lines as they stand, as the editor sends them. */
  function linesOf({ lines }: Order) {
    return lines.map((line) => ({
      lineId: line.lineId,
      itemId: line.itemId,
      quantity: line.quantity,
      periodOfUse: line.periodOfUse,
      discountPercentage: line.discountPercentage,
      notes: line.notes,
      unitPrice: line.kind === "custom" && line.isPriced ? line.unitPrice : null,
    }));
  }

  /** Bronze on 100 m2 is 15,050; two screens for twelve days 3,480; ten chairs 181: 18,711. */
  async function open() {
    const { id } = await scene.send();
    const order = await read(id);
    const [stand, screens, chairs] = linesOf(order);
    if (!stand || !screens || !chairs) throw new Error("a line is missing");
    return { id, order, stand, screens, chairs };
  }

  async function changeOf(id: string, actor = partner) {
    const requests = await as(actor).requests.list({ orderId: id });
    return requests.filter(({ kind }) => kind === "ORDER_CHANGED");
  }

  async function lastMail(id: string) {
    const [row] = await scene.portal.db.read
      .select()
      .from(outbox)
      .where(eq(outbox.recordId, id))
      .orderBy(desc(outbox.createdAt))
      .limit(1);
    return [row?.template, row?.toEmail, row?.locale];
  }
  return { ...scene, as, read, linesOf, open, changeOf, lastMail };
}
