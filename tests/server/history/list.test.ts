import { describe, expect, test } from "bun:test";
import { changedFields } from "#domain/history.ts";
import { recordHistory } from "#server/history/record.ts";
import { makeItem } from "#tests/factories.ts";
import { countStatements } from "#tests/statements.ts";
import { walkBack, walkOn } from "#tests/walk.ts";
import { openScene } from "../orders/scene.ts";

const scene = await openScene();
const { portal, admin, manager, partner, submission } = scene;
const team = scene.as(manager);

/** A quarter of an hour later than what was done before. */
function later(): void {
  scene.setNow(new Date(portal.clock().getTime() + 15 * 60_000));
}

const draft = await scene.as(partner).orders.saveDraft({ draft: { submissionId: submission.id } });
later();
const order = await scene.send();
later();
const { version } = await scene.readOrder(order.id);
const review = await scene
  .as(manager)
  .orders.setStatus({ id: order.id, version, status: "REVIEWING", note: "Falta a planta" });
later();
await scene.as(admin).submissions.force({
  id: submission.id,
  version: submission.version,
  status: "REVIEWING",
  note: "A pedido da diretoria",
});

const all = () => team.history.list({});

describe("the history of everything", () => {
  test("tells the newest first: who did what to what, with the note", async () => {
    const { items: listed, total } = await all();
    expect(total).toBe(listed.length);
    // Beside what people did, the portal announced the order.
    const items = listed.filter(({ actorId }) => actorId !== null);
    expect(items.map(({ at }) => at)).toEqual(
      items
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(items[0]).toMatchObject({
      record: "submission",
      action: "force",
      from: "APPROVED",
      to: "REVIEWING",
      note: "A pedido da diretoria",
      isForced: true,
      actorId: admin.id,
      actorName: admin.name,
      about: {
        order: null,
        submission: { id: submission.id, reference: submission.reference },
        institution: submission.institutionName,
      },
    });
    expect(items[1]).toMatchObject({ record: "order", action: "startReview", actorId: manager.id });
    const announced = listed.find(({ record }) => record === "request");
    expect(announced?.about.order).toEqual({ id: order.id, reference: order.reference });
    expect(items[1]?.about.order).toEqual({ id: order.id, reference: order.reference });
  });

  test("names a record that has a name of its own, in the reader's language, as long as it is there", async () => {
    const item = await makeItem(portal, { titlePt: "Palco", titleEn: "Stage" });
    await portal.db.write(async (tx) => {
      const by = { actor: manager, now: new Date(0) };
      await recordHistory(tx, by, { record: "catalogueItem", recordId: item.id, action: "duplicate" });
      await recordHistory(tx, by, { record: "account", recordId: admin.id, action: "update" });
      await recordHistory(tx, by, { record: "account", recordId: partner.id, action: "update" });
      await recordHistory(tx, by, { record: "catalogueItem", recordId: "gone", action: "remove" });
    });
    const filters = { records: ["account" as const, "catalogueItem" as const], to: "1970-01-01" };
    async function read(locale: "pt" | "en") {
      const { items } = await scene.as(manager, { locale }).history.list({ filters });
      return items.map(({ recordId, about: { name, isOfTeam } }) => [recordId, name, isOfTeam]);
    }
    const people = [
      [admin.id, admin.name, true],
      [partner.id, partner.name, false],
    ];
    const rows = (title: string) => [...people, [item.id, title, false], ["gone", null, false]];
    expect((await read("pt")).toSorted()).toEqual(rows("Palco").toSorted());
    expect((await read("en")).toSorted()).toEqual(rows("Stage").toSorted());
  });

  test("keeps what was done to a draft to its author, until it is sent", async () => {
    const { items } = await all();
    expect(items.some(({ action }) => action === "create")).toBe(false);
    expect((await team.history.list({ search: draft.id })).total).toBe(0);
    const own = await openScene();
    const { id } = await own.as(own.partner).orders.saveDraft({ draft: { submissionId: own.submission.id } });
    expect((await own.as(own.manager).history.list({})).total).toBe(0);
    own.setNow(new Date(own.portal.clock().getTime() + 60_000));
    await own.as(own.partner).orders.createStandard({ ...own.standard(), draftId: id });
    const told = await own.as(own.manager).history.list({ filters: { records: ["order"] } });
    expect(told.items.map(({ action }) => action)).toEqual(["submit", "create"]);
    expect((await own.as(own.manager).history.list({ search: "várzea" })).total).toBeGreaterThanOrEqual(2);
  });

  test.each([
    ["a reference by any part of its number", () => order.reference.slice(-3), "startReview"],
    ["a person", () => admin.name, "force"],
    ["a word of the note, without its accents", () => "diretoría", "force"],
    ["the organisation and a word of the note, in any order", () => "planta varzea", "startReview"],
  ])("finds %s", async (_, search, action) => {
    const { items, total } = await team.history.list({ search: search() });
    expect(total).toBeGreaterThan(0);
    expect(items.map((item) => item.action)).toContain(action as "force");
  });

  test("narrows by kind, deed, person, day and force, and counts what each leaves under the others", async () => {
    const { counts, total } = await all();
    expect(counts.records.order).toBe((await team.history.list({ filters: { records: ["order"] } })).total);
    expect(counts.forced).toEqual({ forced: 1, usual: total - 1 });
    for (const [deed, count] of Object.entries(counts.deeds)) {
      const page = await team.history.list({ filters: { deed } });
      expect(page.items.map(({ record, action }) => `${record}.${action}`)).toEqual(Array(count).fill(deed));
      expect(page.counts.deeds).toEqual(counts.deeds);
    }
    const forced = await team.history.list({ filters: { forced: ["forced"] } });
    expect(forced.items.map(({ action }) => action)).toEqual(["force"]);
    expect(forced.counts.deeds).toEqual({ "submission.force": 1 });
    const byAdmin = await team.history.list({ filters: { actorId: admin.id } });
    expect(byAdmin.items.map(({ action }) => action)).toEqual(["force"]);
    expect((await team.history.list({ filters: { deed: "order.nothing" } })).total).toBe(0);
  });

  test("takes both days as the event's clocks have them, midnight in Belém", async () => {
    const days = await openScene();
    const at = async (now: string) => {
      days.setNow(new Date(now));
      await portalHistory(days, now);
    };
    await at("2025-08-01T02:59:59Z");
    await at("2025-08-01T03:00:00Z");
    await at("2025-08-02T02:59:59Z");
    await at("2025-08-02T03:00:00Z");
    const { items } = await days
      .as(days.manager)
      .history.list({ filters: { from: "2025-08-01", to: "2025-08-01" } });
    expect(items.map(({ note }) => note)).toEqual(["2025-08-02T02:59:59Z", "2025-08-01T03:00:00Z"]);
  });

  test("turns pages by key, forwards and back, also when rows share a moment", async () => {
    const { items } = await all();
    const ids = items.map(({ id }) => id);
    const ask = (cursor?: string) => team.history.list({ limit: 2, cursor });
    const pages = await walkOn(ask);
    expect(pages.flatMap((page) => page.items).map(({ id }) => id)).toEqual(ids);
    const back = await walkBack(pages.at(-1) ?? (await ask()), ask);
    expect(back.flatMap((page) => page.items).map(({ id }) => id)).toEqual(ids);
  });

  test("asks the database as often for one row as for all", async () => {
    const one = await countStatements(portal.db, () => team.history.list({ search: "diretoria" }));
    expect(await countStatements(portal.db, () => team.history.list({ search: "e" }))).toBe(one);
  });
});

describe("old and new values", () => {
  test("are asked for by the row, whose sentence they are no part of", async () => {
    const { items } = await team.history.list({ filters: { deed: "order.startReview" } });
    expect(items[0]).toMatchObject({ hasChanges: false, changes: {} });
    await portal.db.write((tx) =>
      recordHistory(
        tx,
        { actor: manager, now: portal.clock() },
        {
          record: "order",
          recordId: order.id,
          action: "addFile",
          changes: {
            ...changedFields({ total: 10 }, { total: 12.5 }),
            file: { old: null, new: "planta.pdf" },
          },
        },
      ),
    );
    const [row] = (await team.history.list({ filters: { deed: "order.addFile" } })).items;
    expect(row).toMatchObject({ hasChanges: true, changes: { file: { old: null, new: "planta.pdf" } } });
    expect(await team.history.changes({ id: row?.id ?? "" })).toEqual({
      record: "order",
      changes: { total: { old: 10, new: 12.5 }, file: { old: null, new: "planta.pdf" } },
    });
    expect(await team.history.changes({ id: "nothing" })).toBeNull();
  });
});

test("every one of the three roles of the team reads it, nobody else", async () => {
  expect(review.id).toBe(order.id);
  expect((await scene.as(admin).history.list({})).total).toBeGreaterThan(0);
  await expect(scene.as(partner).history.list({})).rejects.toThrow();
});

/** A row of the history with the moment as its note. */
async function portalHistory(days: typeof scene, note: string): Promise<void> {
  await days.portal.db.write((tx) =>
    recordHistory(
      tx,
      { actor: days.manager, now: days.portal.clock() },
      {
        record: "settings",
        recordId: "1",
        action: "update",
        note,
      },
    ),
  );
}
