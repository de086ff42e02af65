import { describe, expect, test } from "bun:test";
import { orders } from "#db/schema/index.ts";
import { loadSubmission } from "#server/submissions/load.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal, VISITOR } from "#tests/portal.ts";
import { codeOf } from "./reason.ts";

const { portal, as, ctx } = await openTestPortal();
const owner = await makeUser(portal, "PARTNER");
const colleague = await makeUser(portal, "PARTNER");
const stranger = await makeUser(portal, "PARTNER");
const staff = await makeUser(portal, "GRUPORG");
const row = await makeSubmission(portal, { status: "APPROVED", spaceM2: 120 }, [owner, colleague]);
await makeSubmission(portal, { status: "HIDDEN", statusBefore: "PENDING" }, [owner]);

async function makeOrder(more: Partial<typeof orders.$inferInsert>): Promise<void> {
  const now = portal.clock();
  await portal.db.write((tx) =>
    tx.insert(orders).values({
      submissionId: row.id,
      authorId: owner.id,
      type: "SIMPLE",
      status: "PENDING",
      createdAt: now,
      updatedAt: now,
      sentAt: now,
      ...more,
    }),
  );
}

describe("loadSubmission", () => {
  test("finds it for staff, owner and colleague", async () => {
    for (const actor of [staff, owner, colleague]) {
      expect((await loadSubmission(portal.db.read, ctx(actor), row.id)).id).toBe(row.id);
    }
  });

  test("answers somebody else as if it did not exist", async () => {
    for (const actor of [stranger, VISITOR]) {
      expect(await codeOf(loadSubmission(portal.db.read, ctx(actor), row.id))).toBe("notFound");
      expect(await codeOf(loadSubmission(portal.db.read, ctx(actor), "unknown"))).toBe("notFound");
    }
  });
});

describe("mine", () => {
  test("shows owner and colleague the same, and a stranger nothing", async () => {
    const seen = await as(owner).submissions.mine();
    expect(seen).toMatchObject([
      {
        id: row.id,
        status: "APPROVED",
        canOrder: true,
        part: "owner",
        orders: { count: 0, live: 0, total: 0 },
      },
    ]);
    const [own] = await as(colleague).submissions.mine();
    expect({ ...own, part: "owner" }).toEqual(seen[0] as never);
    expect(await as(stranger).submissions.mine()).toEqual([]);
  });

  test("shows the stand asked for until a stand order replaces it", async () => {
    const stand = async () => (await as(owner).submissions.mine())[0]?.stand;
    expect(await stand()).toMatchObject({
      standType: "standard",
      packageId: null,
      isOrdered: false,
      spaceM2: 120,
    });
    await makeOrder({
      type: "STANDARD",
      standType: "STANDARD",
      packageId: "GOLD",
      sizeM2: 120,
      totalCents: 5_000,
    });
    expect(await stand()).toMatchObject({ packageId: "GOLD", isOrdered: true, spaceM2: 120 });
    const later = new Date(portal.clock().getTime() + 1000);
    await makeOrder({ type: "CUSTOM", standType: "CUSTOM", sizeM2: 80, status: "CANCELLED", sentAt: later });
    await makeOrder({ type: "SIMPLE", totalCents: 250, sentAt: later });
    await makeOrder({ status: "DRAFT", sentAt: null, totalCents: 9_999 });
    expect(await stand()).toMatchObject({ packageId: "GOLD", spaceM2: 120 });
    const [mine] = await as(owner).submissions.mine();
    expect(mine?.orders).toEqual({ count: 3, live: 2, total: 52.5 });
  });

  test("is closed to a partner who has not chosen a password, to staff and to visitors", async () => {
    const fresh = await makeUser(portal, "PARTNER", { firstLogin: true });
    expect(await codeOf(as(fresh).submissions.mine())).toBe("firstAccessRequired");
    expect(await codeOf(as(staff).submissions.mine())).toBe("forbidden");
    expect(await codeOf(as(VISITOR).submissions.mine())).toBe("signInRequired");
  });
});
