import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { files, orders, submissionMembers } from "#db/schema/index.ts";
import { makeSubmission, makeUser } from "../../factories.ts";
import { openScene, outcome } from "./scene.ts";

const scene = await openScene();

const start = (more: Record<string, unknown> = {}) =>
  scene.as(scene.partner).orders.saveDraft({
    draft: { submissionId: scene.submission.id, orderType: "STANDARD", ...more },
  });

describe("drafts", () => {
  test("are kept half-filled and come back as they were, newest first in the author's own list (ORD-03)", async () => {
    const lines = [{ itemId: scene.screen.id, quantity: 0, periodOfUse: null }];
    const first = await start({ lines, step: 2 });
    scene.setNow(new Date("2025-08-01T12:05:00Z"));
    const second = await start();
    const [newest, older] = (await scene.as(scene.partner).orders.mine({})).items;
    expect([newest?.id, older?.id]).toEqual([second.id, first.id]);
    const { draft, status, canEdit, moves } = await scene.as(scene.partner).orders.get({ id: first.id });
    expect(draft).toMatchObject({ step: 2, lines: [{ ...lines[0], notes: "" }] });
    expect([status, canEdit]).toEqual(["DRAFT", true]);
    expect(moves.map(({ verb }) => verb)).toEqual(["discard", "cancel"]);
  });

  test("show in the list which package is chosen and how many services", async () => {
    const lines = [{ itemId: scene.screen.id, quantity: 2, periodOfUse: 1 }];
    const { id } = await start({ selectedStandardStandId: "SILVER", lines });
    const listed = async (wanted: string) =>
      (await scene.as(scene.partner).orders.mine({})).items.find((order) => order.id === wanted);
    expect(await listed(id)).toMatchObject({ packageId: "SILVER", itemCount: 1 });
    const undecided = await start();
    expect(await listed(undecided.id)).toMatchObject({ packageId: null, itemCount: 0 });
  });

  test("tell the older of two tabs, whose save is refused and changes nothing", async () => {
    const { id, version } = await start();
    const draft = { submissionId: scene.submission.id, orderType: "STANDARD" as const };
    const newer = await scene
      .as(scene.partner)
      .orders.saveDraft({ id, version, draft: { ...draft, notes: "new" } });
    expect(newer.version).toBe(version + 1);
    const stale = scene
      .as(scene.partner)
      .orders.saveDraft({ id, version, draft: { ...draft, notes: "old" } });
    expect(await outcome(stale)).toBe("stale");
    expect((await scene.readOrder(id)).notes).toBe("new");
  });

  test("are at most twenty of one author for one submission, copies of cancelled orders included", async () => {
    const author = await makeUser(scene.portal, "PARTNER");
    const submission = await makeSubmission(scene.portal, { status: "APPROVED" }, [author, scene.partner]);
    const { orders: own } = scene.as(author);
    const draft = { submissionId: submission.id, orderType: "STANDARD" as const };
    const first = await own.saveDraft({ draft });
    for (let count = 1; count < 20; count += 1) await own.saveDraft({ draft });
    expect(await outcome(own.saveDraft({ draft }))).toBe("draftsFull");
    expect(await outcome(own.saveDraft({ ...first, draft: { ...draft, notes: "Doca" } }))).toBe("ok");
    const ended = await scene.send(scene.partner, { submissionId: submission.id });
    await scene.put(ended.id, { status: "CANCELLED" });
    expect(await outcome(own.copy({ id: ended.id }))).toBe("draftsFull");
    expect(await outcome(scene.as(scene.partner).orders.saveDraft({ draft }))).toBe("ok");
    await own.discard({ id: first.id, version: first.version + 1 });
    expect(await outcome(own.copy({ id: ended.id }))).toBe("ok");
  });

  test("are listed even when what they hold cannot be read", async () => {
    const { id } = await start();
    await scene.portal.db.client.execute({ sql: "update orders set draft = '{' where id = ?", args: [id] });
    const { items: listed } = await scene.as(scene.partner).orders.mine({});
    expect(listed.map((order) => order.id)).toContain(id);
    await scene.put(id, { status: "CANCELLED", draft: null });
  });

  test("belong to their author alone: colleague, other partner and staff do not find them", async () => {
    const colleague = await makeUser(scene.portal, "PARTNER");
    await scene.portal.db.write((tx) =>
      tx.insert(submissionMembers).values({
        submissionId: scene.submission.id,
        userId: colleague.id,
        part: "colleague",
        createdAt: scene.portal.clock(),
      }),
    );
    const { id } = await start();
    for (const actor of [colleague, scene.other, scene.manager, scene.admin]) {
      expect(await outcome(scene.as(actor).orders.get({ id }))).toBe("notFound");
    }
    const sent = await scene.send();
    expect(await outcome(scene.as(colleague).orders.get({ id: sent.id }))).toBe("ok");
  });

  test("become the order they were written as, once", async () => {
    const draft = await start();
    const sent = await scene.send(scene.partner, { draftId: draft.id });
    expect([sent.id, sent.version]).toEqual([draft.id, draft.version + 1]);
    expect((await scene.readOrder(draft.id)).draft).toBeNull();
    expect(await outcome(scene.send(scene.partner, { draftId: draft.id }))).toBe("moveNotAllowed");
    expect(await outcome(scene.send(scene.manager, { draftId: (await start()).id }))).toBe("notFound");
    const second = await makeSubmission(scene.portal, { status: "APPROVED" }, [scene.partner]);
    const elsewhere = { draftId: (await start()).id, submissionId: second.id };
    expect(await outcome(scene.send(scene.partner, elsewhere))).toBe("notFound");
    const late = { id: draft.id, version: sent.version, draft: { submissionId: scene.submission.id } };
    expect(await outcome(scene.as(scene.partner).orders.saveDraft(late))).toBe("orderLocked");
  });

  test("are discarded with their files released; a sent order is not", async () => {
    const draft = await start();
    const fileId = await scene.upload(scene.partner, "supporting");
    await scene.as(scene.partner).orders.addFile({ id: draft.id, fileId });
    expect(await outcome(scene.as(scene.manager).orders.discard(draft))).toBe("notFound");
    expect(await outcome(scene.as(scene.partner).orders.discard({ ...draft, version: 9 }))).toBe("stale");
    await scene.as(scene.partner).orders.discard(draft);
    const gone = await scene.portal.db.read.select().from(orders).where(eq(orders.id, draft.id));
    const [file] = await scene.portal.db.read.select().from(files).where(eq(files.id, fileId));
    expect(gone).toEqual([]);
    expect([file?.ownerKind, file?.ownerId]).toEqual([null, null]);
    const sent = await scene.send();
    expect(await outcome(scene.as(scene.partner).orders.discard(sent))).toBe("moveNotAllowed");
  });

  test("are rewritten by the partner's edit as well", async () => {
    const { id, version } = await start();
    const order = { ...scene.standard(), orderType: "STANDARD" as const };
    await scene.as(scene.partner).orders.update({ id, version, order });
    const { draft } = await scene.as(scene.partner).orders.get({ id });
    expect(draft?.selectedStandardStandId).toBe("BRONZE");
    expect(draft?.lines.map(({ itemId }) => itemId)).toEqual([scene.screen.id, scene.chair.id]);
  });

  test("are in no staff list, whatever is searched or filtered for, cancelled ones neither (ORD-04, S39)", async () => {
    const { id } = await start({ notes: "segredo" });
    const cancelled = await start();
    await scene.as(scene.partner).orders.cancel({ ...cancelled, confirmed: true });
    const staff = scene.as(scene.admin).orders;
    const searches = [
      {},
      { search: id },
      { search: cancelled.id },
      { search: scene.submission.institutionName },
      { filters: { submissionId: scene.submission.id } },
      { filters: { statuses: ["CANCELLED" as const] } },
    ];
    for (const input of searches) {
      const { items } = await staff.list({ ...input, limit: 100 });
      expect(items.filter((item) => item.id === id || item.id === cancelled.id)).toEqual([]);
    }
    expect((await staff.list({ search: id })).total).toBe(0);
    expect(await outcome(staff.list({ filters: { statuses: ["DRAFT"] as unknown as ["PENDING"] } }))).toBe(
      "invalid",
    );
  });
});
