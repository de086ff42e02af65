import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { contracts, history, orderRequests, submissions } from "#db/schema/index.ts";
import { SENT_STATUSES } from "#domain/orders/moves/status.ts";
import { TURN_SIDES, sideOf, TEAM_TURNS, type Turn, TURNS } from "#domain/orders/moves/turn.ts";
import { handIn } from "./hand-in.ts";
import { openScene } from "./scene.ts";

const scene = await openScene();
const { portal, manager, partner } = scene;
const team = scene.as(manager);
const fileId = await scene.upload(manager);

// Recorded long ago, so that it covers no edition by itself.
await portal.db.write(async (tx) => {
  const { id } = scene.submission;
  await tx.update(submissions).set({ status: "SIGNED_CONTRACT" }).where(eq(submissions.id, id));
  const signed = { record: "submission", recordId: id, submissionId: id, action: "signContract" } as const;
  await tx
    .insert(history)
    .values({ ...signed, toStatus: "SIGNED_CONTRACT", actorName: "Equipe", at: new Date(1) });
});

const PENDING_OR_NOT = ["PENDING", "APPROVED", "REJECTED"] as const;
const LAST = {
  submit: "PENDING",
  returnToPartner: "PENDING",
  force: "PENDING",
  update: null,
  startReview: "REVIEWING",
};
const facts = fc.record({
  status: fc.constantFrom(...SENT_STATUSES),
  requests: fc.array(
    fc.record({
      kind: fc.constantFrom("TEAM" as const, "ORDER_CHANGED" as const, "WISH" as const),
      status: fc.constantFrom(...PENDING_OR_NOT),
      blocksApproval: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  isChanged: fc.boolean(),
  last: fc.constantFrom(
    "submit" as const,
    "returnToPartner" as const,
    "force" as const,
    "update" as const,
    "startReview" as const,
  ),
  payments: fc.array(
    fc.record({
      status: fc.constantFrom(
        "handedIn" as const,
        "accepted" as const,
        "refused" as const,
        "replaced" as const,
      ),
      amountCents: fc.constantFrom(null, 1_00, 18_711_00, 20_000_00),
    }),
    { maxLength: 2 },
  ),
  settledCents: fc.constantFrom(0, 0, 18_711_00),
  contract: fc.constantFrom("none", "unpublished", "published", "outdated", "received", "signed"),
});
type Facts = typeof facts extends fc.Arbitrary<infer One> ? One : never;

/** An order in whatever state, as the database may hold it. */
async function put({ status, requests, isChanged, last, payments, settledCents, contract }: Facts) {
  const { id } = await scene.send();
  await scene.put(id, { status, settledCents, contentVersion: isChanged ? 2 : 1, agreedVersion: 1 });
  for (const payment of payments) await handIn(scene, id, payment);
  const at = new Date(portal.clock().getTime() + 1_000);
  await portal.db.write(async (tx) => {
    await tx.insert(history).values({
      record: "order",
      recordId: id,
      submissionId: scene.submission.id,
      action: last,
      fromStatus: "REVIEWING",
      toStatus: LAST[last],
      actorName: "Equipe",
      at,
    });
    for (const request of requests) {
      const words = { titlePt: "a", titleEn: "a", messagePt: "a", messageEn: "a" };
      await tx
        .insert(orderRequests)
        .values({ orderId: id, ...words, ...request, createdAt: at, updatedAt: at });
    }
    if (contract === "none") return;
    await tx.insert(contracts).values({
      orderId: id,
      version: 1,
      orderVersion: isChanged ? 2 : 1,
      locale: "pt",
      data: {} as never, // Nothing here reads it.
      fileId,
      signedFileId: contract === "signed" || contract === "received" ? fileId : null,
      signedAcceptedAt: contract === "signed" ? at : null,
      outdatedAt: contract === "outdated" ? at : null,
      publishedAt: contract === "unpublished" ? null : at,
      createdBy: manager.id,
      createdAt: at,
    });
  });
  return id;
}

test("is the same in the database and by the rule, on both sides, in the list, its filters and its figures", async () => {
  const ids: string[] = [];
  for (const one of fc.sample(facts, { numRuns: 500, seed: 21 })) ids.push(await put(one));
  const listed = new Map<string, Turn>();
  for (let cursor: string | undefined; ;) {
    const page = await team.orders.list({ limit: 100, ...(cursor && { cursor }) });
    for (const { id, turn } of page.items) listed.set(id, turn);
    cursor = page.nextCursor ?? undefined;
    if (cursor === undefined) break;
  }
  for (const id of ids) {
    const { standing } = await team.orders.get({ id });
    expect([id, listed.get(id)]).toEqual([id, standing.turn]);
  }
  const mine = await scene.as(partner).orders.mine({ limit: 100 });
  for (const { id, standing } of mine.items)
    expect([id, standing.turn]).toEqual([id, listed.get(id) ?? "draft"]);

  const turns = [...listed.values()];
  expect(TURNS.filter((turn) => turn !== "draft" && !turns.includes(turn))).toEqual([]);
  const count = (found: (turn: Turn) => boolean) => turns.filter(found).length;
  for (const side of TURN_SIDES) {
    const { total } = await team.orders.list({ filters: { turns: [side] } });
    expect([side, total]).toEqual([side, count((turn) => sideOf(turn) === side)]);
  }
  const { waiting } = await team.dashboard.stats();
  expect(waiting.orders).toBe(count((turn) => sideOf(turn) === "team"));
  expect(waiting.payments).toBe(count((turn) => turn === "payment"));
  const { queue } = await team.dashboard.overview();
  const told = Object.fromEntries(
    queue.flatMap(({ list, filters, count: number }) => (list === "orders" ? [[filters.waits, number]] : [])),
  );
  for (const wait of TEAM_TURNS) {
    const { total } = await team.orders.list({ filters: { waits: [wait] } });
    // A contract is renewed even while the exhibitor has something to do.
    if (wait !== "contract") expect([wait, total]).toEqual([wait, count((turn) => turn === wait)]);
    expect([wait, told[wait]]).toEqual([wait, total]);
  }
});
