import { describe, expect, test } from "bun:test";
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { hotRecord } from "#db/records.ts";
import { files } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import type { FilePurpose } from "#domain/files/kind.ts";
import { reasonOf } from "#domain/refusal.ts";
import { attachFile, type Attachment } from "#server/files/attach.ts";
import { filesOf, showFile } from "#server/files/list.ts";
import { sweepBytes, sweepUploads } from "#server/files/sweep.ts";
import { makeUser } from "#tests/factories.ts";
import { IN_WINDOW, openTestPortal } from "#tests/portal.ts";
import { pdf, png } from "./bytes.ts";
import { signIn, uploaded } from "./upload.ts";

const server = await openTestPortal();
const { portal } = server;
const partner = await makeUser(portal, "PARTNER", { name: "Ana" });
const other = await makeUser(portal, "PARTNER");
const staff = await makeUser(portal, "ADMIN");
const cookie = await signIn(server, partner);
const HOUR = 3_600_000;

async function newUpload(bytes: Buffer = png(), name = "a.png", by = cookie): Promise<string> {
  return (await uploaded(server, by, { bytes, name })).id;
}

function attach(actor: SignedInUser, fileId: string, more: Partial<Attachment> = {}) {
  const link = { fileId, purpose: "supporting", ownerKind: "order", ownerId: "o1", ...more } as const;
  return portal.db.write((tx) => attachFile(tx, { actor }, link));
}

async function refusalOf(attempt: Promise<unknown>): Promise<string | undefined> {
  return attempt.then(
    () => undefined,
    (error: unknown) => reasonOf(error)?.code,
  );
}

describe("attachFile", () => {
  test("ties an upload of one's own to a record; once more changes nothing", async () => {
    const id = await newUpload();
    const first = await attach(partner, id);
    expect(first).toMatchObject({ ownerKind: "order", ownerId: "o1", purpose: "supporting" });
    expect(await attach(partner, id)).toEqual(first);
  });

  test("knows no upload of somebody else, except for staff", async () => {
    const id = await newUpload();
    expect(await refusalOf(attach(other, id))).toBe("notFound");
    expect((await attach(staff, id)).ownerId).toBe("o1");
  });

  test("knows no file that another record carries, nor one of the same record for another purpose", async () => {
    const id = await newUpload();
    await attach(partner, id, { ownerId: "o2" });
    expect(await refusalOf(attach(partner, id))).toBe("notFound");
    expect(await refusalOf(attach(staff, id))).toBe("notFound");
    expect(await refusalOf(attach(partner, id, { ownerId: "o2", purpose: "attachment" }))).toBe("notFound");
    expect(await refusalOf(attach(partner, "nothing"))).toBe("notFound");
  });

  test("takes only types the purpose accepts", async () => {
    const id = await newUpload(pdf(1), "a.pdf");
    const purpose: FilePurpose = "referenceImage";
    expect(await refusalOf(attach(partner, id, { purpose }))).toBe("fileTypeNotAllowed");
    expect((await attach(partner, id, { purpose: "paymentConfirmation" })).purpose).toBe(
      "paymentConfirmation",
    );
  });
});

describe("filesOf", () => {
  test("names what a record carries, oldest first, and who brought it", async () => {
    const first = await newUpload(png(), "um.png");
    server.setNow(new Date(IN_WINDOW.getTime() + 1));
    const second = await newUpload(pdf(1), "dois.pdf");
    for (const id of [second, first]) await attach(partner, id, { ownerId: "o9" });
    const carried = filesOf("order");
    const where = and(carried.where, eq(files.ownerId, "o9"));
    const read = hotRecord((records) => records.files.findMany({ ...carried, where }).prepare());
    const listed = await read(portal.db).execute();
    expect(listed.map(showFile).map(({ name, url, uploadedBy }) => [name, url, uploadedBy])).toEqual([
      ["um.png", `/api/files/${first}`, "Ana"],
      ["dois.pdf", `/api/files/${second}`, "Ana"],
    ]);
  });
});

describe("sweepUploads", () => {
  test("removes what no record took up within a day, and keeps bytes that another file shares", async () => {
    const start = new Date(IN_WINDOW.getTime() + 90 * 24 * HOUR);
    server.setNow(start);
    await sweepUploads(portal);
    const by = await signIn(server, partner);
    const [lonely, shared] = [png({ width: 77 }), png({ width: 78 })];
    const gone = await newUpload(lonely, "a.png", by);
    const twin = await newUpload(shared, "b.png", by);
    const kept = await attach(partner, await newUpload(shared, "c.png", by), { ownerId: "o3" });
    const lonelyHash = new Bun.CryptoHasher("sha256").update(lonely).digest("hex");

    server.setNow(new Date(start.getTime() + 24 * HOUR));
    expect(await sweepUploads(portal)).toBe(0);
    server.setNow(new Date(start.getTime() + 24 * HOUR + 1));
    expect(await sweepUploads(portal)).toBe(2);
    expect(await refusalOf(attach(partner, gone))).toBe("notFound");
    expect(await refusalOf(attach(partner, twin))).toBe("notFound");
    expect(await portal.files.has(lonelyHash)).toBe(false);
    expect(await portal.files.has(kept.sha256 ?? "")).toBe(true);
  });

  test("removes what was taken off a record a week ago; a confirmation that was replaced stays in history", async () => {
    const start = new Date(IN_WINDOW.getTime() + 200 * 24 * HOUR);
    server.setNow(start);
    const by = await signIn(server, partner);
    const removed = await attach(partner, await newUpload(png({ width: 91 }), "a.png", by));
    const replaced = await attach(partner, await newUpload(png({ width: 92 }), "b.png", by));
    const change = (id: string, more: Partial<typeof files.$inferInsert>) =>
      portal.db.write((tx) => tx.update(files).set(more).where(eq(files.id, id)));
    await change(removed.id, { deletedAt: start });
    await change(replaced.id, { deletedAt: start, replacedAt: start });

    server.setNow(new Date(start.getTime() + 7 * 24 * HOUR));
    await sweepUploads(portal);
    expect(await portal.files.has(removed.sha256 ?? "")).toBe(true);
    server.setNow(new Date(start.getTime() + 7 * 24 * HOUR + 1));
    expect(await sweepUploads(portal)).toBe(1);
    expect(await portal.files.has(removed.sha256 ?? "")).toBe(false);
    expect(await portal.files.has(replaced.sha256 ?? "")).toBe(true);
  });
});

describe("sweepBytes", () => {
  test("removes stored bytes a day old that no row names, and nothing that was just stored again", async () => {
    const day = 24 * HOUR;
    server.setNow(new Date(Date.now() + 365 * day));
    const attached = await attach(
      partner,
      await newUpload(png({ width: 81 }), "a.png", await signIn(server, partner)),
    );
    const [orphan, renewed] = [pdf(81), pdf(82)];
    const [orphanHash, renewedHash] = [await portal.files.put(orphan), await portal.files.put(renewed)];
    server.setNow(new Date(Date.now() + day - HOUR));
    expect(await sweepBytes(portal)).toBe(0);
    const pathOf = (sha: string) =>
      join(portal.env.DATA_DIR, "uploads", sha.slice(0, 2), sha.slice(2, 4), sha);
    const longAgo = new Date(Date.now() - 30 * day);
    for (const sha of [orphanHash, renewedHash, attached.sha256 ?? ""])
      utimesSync(pathOf(sha), longAgo, longAgo);
    await portal.files.put(renewed);
    server.setNow(new Date());
    expect(await sweepBytes(portal)).toBe(1);
    expect(await portal.files.has(orphanHash)).toBe(false);
    expect([await portal.files.has(renewedHash), await portal.files.has(attached.sha256 ?? "")]).toEqual([
      true,
      true,
    ]);
  });
});
