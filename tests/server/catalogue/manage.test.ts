import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { files } from "#db/schema/index.ts";
import { makeItem } from "#tests/factories.ts";
import { png } from "#tests/server/files/bytes.ts";
import { signIn, uploaded } from "#tests/server/files/upload.ts";
import { openScene, outcome } from "../orders/scene.ts";

const scene = await openScene();
const { portal, manager, partner } = scene;
const { catalogue } = scene.as(manager);
const cookie = await signIn(scene, manager);

const offered = async () => (await scene.as(partner).catalogue.list()).items.map(({ id }) => id);

async function picture(): Promise<string> {
  return (await uploaded(scene, cookie, { bytes: png(), name: "rio.png", purpose: "itemImage" })).id;
}

async function readFile(id: string) {
  const [row] = await portal.db.read.select().from(files).where(eq(files.id, id));
  return row;
}

describe("an item of the catalogue (CAT-06)", () => {
  test("is changed as a whole, with its old and new values in the history, and offered so at once", async () => {
    const { id, version } = await makeItem(portal);
    const { title_pt, title_en, category, unitMetric, status } = await catalogue.get({ id });
    const values = { title_pt, title_en, category, unitMetric, status };
    const answer = await catalogue.update({
      id,
      version,
      ...values,
      title_en: "Wide panel",
      unitPrice: 12.5,
    });
    expect(answer).toEqual({ id, version: 2 });
    const found = (await scene.as(partner).catalogue.list()).items.find((item) => item.id === id);
    expect(found).toMatchObject({ title_en: "Wide panel", unitPrice: 12.5, description_pt: "" });
    const [newest] = (await catalogue.get({ id })).history;
    expect(newest).toMatchObject({ action: "update", actorName: manager.name });
    expect(newest?.changes).toMatchObject({ unitPrice: { old: 10, new: 12.5 } });
    expect(Object.keys(newest?.changes ?? {}).toSorted()).toEqual([
      "description_en",
      "description_pt",
      "title_en",
      "unitPrice",
    ]);
  });

  test("is not changed by who saw an older one, nor by who changes nothing", async () => {
    const { id } = await makeItem(portal);
    await catalogue.setStatus({ id, version: 1, status: "INACTIVE" });
    expect(await outcome(catalogue.setStatus({ id, version: 1, status: "DRAFT" }))).toBe("stale");
    expect(await outcome(catalogue.setStatus({ id, version: 2, status: "INACTIVE" }))).toBe("nothingChanged");
    expect(await outcome(catalogue.remove({ id, version: 1 }))).toBe("stale");
    const item = await catalogue.get({ id });
    const { title_pt, title_en, description_pt, description_en, category, unitMetric, unitPrice } = item;
    const same = { title_pt, title_en, description_pt, description_en, category, unitMetric, unitPrice };
    const save = catalogue.update({ id, version: 2, ...same, status: item.status });
    expect(await outcome(save)).toBe("nothingChanged");
  });

  test("is offered or not by its status alone (CAT-03, CAT-04)", async () => {
    const { id } = await makeItem(portal, { status: "DRAFT" });
    expect(await offered()).not.toContain(id);
    await catalogue.setStatus({ id, version: 1, status: "ACTIVE" });
    expect(await offered()).toContain(id);
    const [newest] = (await catalogue.get({ id })).history;
    expect([newest?.action, newest?.from, newest?.to]).toEqual(["setStatus", "DRAFT", "ACTIVE"]);
  });

  test("is deleted, but becomes INACTIVE when an order has it", async () => {
    const unused = await makeItem(portal);
    expect(await catalogue.remove({ id: unused.id, version: 1 })).toEqual({ outcome: "removed" });
    expect(await outcome(catalogue.get({ id: unused.id }))).toBe("notFound");
    expect((await scene.readHistory(unused.id)).map(({ action }) => action)).toEqual(["remove"]);

    await scene.send();
    const { id, version } = scene.screen;
    expect(await catalogue.remove({ id, version })).toEqual({ outcome: "deactivated" });
    expect(await catalogue.get({ id })).toMatchObject({ status: "INACTIVE", lines: 1, version: 2 });
    expect(await offered()).not.toContain(id);
  });

  test("keeps one picture: the next takes its place, and no picture takes it away", async () => {
    const [first, second] = [await picture(), await picture()];
    const written = { title_pt: "Rio", unitMetric: "unit", unitPrice: 1, status: "ACTIVE" } as const;
    const { id } = await catalogue.create({ ...written, imageFileId: first });
    expect(await readFile(first)).toMatchObject({ ownerKind: "catalog_item", ownerId: id });
    await catalogue.update({ id, version: 1, ...written, imageFileId: second });
    expect((await readFile(first))?.deletedAt).not.toBeNull();
    expect((await catalogue.get({ id })).imageUrl).toBe(`/api/files/${second}`);
    const kept = await catalogue.update({ id, version: 2, ...written, title_pt: "Rio largo" });
    expect((await catalogue.get({ id })).imageFileId).toBe(second);
    await catalogue.update({ id, version: kept.version, ...written, imageFileId: null });
    expect((await catalogue.get({ id })).imageUrl).toBeNull();
  });

  test("is copied as a draft with a picture of its own", async () => {
    const imageFileId = await picture();
    const written = { title_pt: "Luz", unitMetric: "set", unitPrice: 175, category: "audiovisual" };
    const { id } = await catalogue.create({ ...written, imageFileId });
    const copy = await catalogue.duplicate({ id });
    const item = await catalogue.get({ id: copy.id });
    expect(item).toMatchObject({ ...written, status: "DRAFT", version: 1 });
    expect(item.imageFileId).not.toBe(imageFileId);
    await catalogue.remove({ id, version: 1 });
    expect((await readFile(item.imageFileId ?? ""))?.deletedAt).toBeNull();
  });
});
