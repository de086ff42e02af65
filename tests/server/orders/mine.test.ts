import { describe, expect, test } from "bun:test";
import { newId } from "#db/columns.ts";
import { orderRequests, orders } from "#db/schema/index.ts";
import { IN_WINDOW } from "#tests/portal.ts";
import { countStatements } from "#tests/statements.ts";
import { walkBack, walkOn } from "#tests/walk.ts";
import { makeSubmission } from "../../factories.ts";
import { openScene, outcome, type Scene } from "./scene.ts";

const scene = await openScene();
const pagedScene = await openScene();
const crowdedScene = await openScene();

const ofSubmission = ({ submission }: Scene) => ({ filters: { submissionId: submission.id } });

describe("orders.mine", () => {
  test("shows own orders with what may be done, and how many requests each has (ORD-24)", async () => {
    const sent = await scene.send();
    const { items } = await scene.as(scene.partner).orders.mine({});
    expect(items).toEqual([
      {
        id: sent.id,
        reference: sent.reference,
        version: 1,
        submissionId: scene.submission.id,
        type: "STANDARD",
        status: "PENDING",
        packageId: "BRONZE",
        sizeM2: 100,
        itemCount: 2,
        spaceAmount: 10_000,
        structureAmount: 5_050,
        standValue: 15_050,
        extraAmount: 3_661,
        total: 18_711,
        isStructurePriced: true,
        unpricedLines: 0,
        agreed: null,
        outstanding: 18_711,
        credit: undefined,
        createdAt: IN_WINDOW.toISOString(),
        updatedAt: IN_WINDOW.toISOString(),
        // What the portal tells by itself is nothing to answer.
        requestCount: 0,
        noticeCount: 1,
        waitingCount: 0,
        standing: {
          head: "waiting",
          status: "PENDING",
          turn: "review",
          word: null,
          copyRefusal: null,
          stops: [
            { name: "sent", state: "done", at: IN_WINDOW.toISOString(), dueOn: null },
            { name: "waiting", state: "now", at: null, dueOn: null },
            { name: "approved", state: "ahead", at: null, dueOn: null },
            { name: "payment", state: "ahead", at: null, dueOn: null },
            { name: "contract", state: "ahead", at: null, dueOn: null },
          ],
        },
        moves: [{ verb: "cancel", to: "CANCELLED", asks: ["confirmed"] }],
        canEdit: true,
      },
    ]);
  });

  test("shows those of one submission when it is named, and refuses a search", async () => {
    const second = await makeSubmission(scene.portal, { status: "APPROVED" }, [scene.partner]);
    const sent = await scene.send(scene.partner, { submissionId: second.id });
    const { mine } = scene.as(scene.partner).orders;
    const listed = await mine({ filters: { submissionId: second.id } });
    expect([listed.items.map(({ id }) => id), listed.total]).toEqual([[sent.id], 1]);
    expect((await mine({ filters: { submissionId: scene.otherSubmission.id } })).total).toBe(0);
    expect(await outcome(mine({ search: "Bronze" }))).toBe("invalid");
  });

  test("goes from page to page, on and back, newest change first, each order once", async () => {
    const { portal, partner, submission } = pagedScene;
    const draft = { submissionId: submission.id, orderType: "STANDARD" as const };
    for (let at = 0; at < 5; at += 1) {
      pagedScene.setNow(new Date(IN_WINDOW.getTime() + 60_000 * Math.floor(at / 2)));
      await (at % 2 ? pagedScene.send() : pagedScene.as(partner).orders.saveDraft({ draft }));
    }
    const { mine } = pagedScene.as(partner).orders;
    const ask = (cursor?: string) => mine({ ...ofSubmission(pagedScene), cursor, limit: 2 });
    const pages = await walkOn(ask);
    expect(pages.map(({ items, before, total }) => [items.length, before, total])).toEqual([
      [2, 0, 5],
      [2, 2, 5],
      [1, 4, 5],
    ]);
    const seen = pages.flatMap(({ items }) => items);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(await portal.db.read.$count(orders));
    const changed = seen.map(({ updatedAt }) => updatedAt);
    expect(changed).toEqual(changed.toSorted().toReversed());
    const back = await walkBack(pages.at(-1) ?? (await ask()), ask);
    expect(back.map(({ items }) => items)).toEqual(pages.map(({ items }) => items));
  });

  test("asks and answers as much for 1,500 orders as for a page of them", async () => {
    const { portal, partner } = crowdedScene;
    const { mine } = crowdedScene.as(partner).orders;
    const ask = (cursor?: string) => mine({ ...ofSubmission(crowdedScene), cursor, limit: 10 });
    await crowdedScene.send();
    expect(await countStatements(portal.db, ask)).toBe(2);
    await crowd(1_500);
    expect(await countStatements(portal.db, ask)).toBe(2);
    const page = await ask();
    expect([page.items.length, page.total]).toEqual([10, 1_501]);
    expect(await countStatements(portal.db, () => ask(page.nextCursor ?? ""))).toBe(2);
    expect(JSON.stringify(page).length).toBeLessThan(10_000);
  });
});

/** Many orders, each with a long text that no list shows and a request of its own. */
async function crowd(size: number): Promise<void> {
  const { portal, partner, submission } = crowdedScene;
  const notes = "Acesso pela doca. ".repeat(100);
  const made = Array.from({ length: size }, (_, at) => {
    const now = new Date(IN_WINDOW.getTime() + 1_000 * at);
    const order = { id: newId(), submissionId: submission.id, authorId: partner.id, notes };
    return { ...order, reference: `ORD-2025-9${at}`, createdAt: now, updatedAt: now, sentAt: now };
  });
  await portal.db.write(async (tx) => {
    for (const { createdAt, updatedAt, ...order } of made) {
      await tx.insert(orders).values({ ...order, type: "STANDARD", status: "PENDING", createdAt, updatedAt });
      const words = { titlePt: "Pedido", titleEn: "Order", messagePt: notes, messageEn: notes };
      await tx.insert(orderRequests).values({
        orderId: order.id,
        kind: "ORDER_CREATED",
        status: "APPROVED",
        ...words,
        createdAt,
        updatedAt,
      });
    }
  });
}
