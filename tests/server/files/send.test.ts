import { describe, expect, test } from "bun:test";
import { readdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { files } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import type { OwnerKind } from "#domain/files/kind.ts";
import { attachFile } from "#server/files/attach.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { ALL_FIVES } from "#tests/server/evaluations/scene.ts";
import { makeOrder } from "./orders.ts";
import { pdf, png } from "./bytes.ts";
import { signIn, uploaded } from "./upload.ts";

const server = await openTestPortal();
const { portal } = server;
const partner = await makeUser(portal, "PARTNER");
const colleague = await makeUser(portal, "PARTNER");
const stranger = await makeUser(portal, "PARTNER");
const staff = await makeUser(portal, "GRUPORG");
const submission = await makeSubmission(portal, {}, [partner, colleague]);
const cookies = new Map<string, string>();
for (const user of [partner, colleague, stranger, staff]) cookies.set(user.id, await signIn(server, user));

function cookieOf(user: SignedInUser): string {
  return cookies.get(user.id) ?? "";
}

async function get(user: SignedInUser, id: string, query = ""): Promise<Response> {
  return server.fetch(`/api/files/${id}${query}`, { headers: { cookie: cookieOf(user) } });
}

async function whoGets(id: string): Promise<number[]> {
  const people = [partner, colleague, stranger, staff];
  return Promise.all(people.map(async (user) => (await get(user, id)).status));
}

async function uploadFor(ownerKind: OwnerKind, ownerId: string): Promise<string> {
  const { id } = await uploaded(server, cookieOf(partner), { bytes: pdf(1), name: "a.pdf" });
  const link = { fileId: id, purpose: "supporting", ownerKind, ownerId } as const;
  await portal.db.write((tx) => attachFile(tx, { actor: partner }, link));
  return id;
}

describe("a file", () => {
  test("is its uploader's and staff's while no record carries it", async () => {
    const { id } = await uploaded(server, cookieOf(partner), { bytes: png(), name: "a.png" });
    expect(await whoGets(id)).toEqual([200, 404, 404, 200]);
  });

  test("of a submission or a sent order is for its partners and staff", async () => {
    expect(await whoGets(await uploadFor("interest_submission", submission.id))).toEqual([
      200, 200, 404, 200,
    ]);
    const order = await makeOrder(portal, submission, partner);
    expect(await whoGets(await uploadFor("order", order.id))).toEqual([200, 200, 404, 200]);
  });

  test("of an order never sent is the organisation's alone, cancelled or not (ORD-03)", async () => {
    const draft = await makeOrder(portal, submission, partner, { status: "DRAFT", sentAt: null });
    expect(await whoGets(await uploadFor("order", draft.id))).toEqual([200, 200, 404, 404]);
    const dropped = await makeOrder(portal, submission, partner, { status: "CANCELLED", sentAt: null });
    expect(await whoGets(await uploadFor("order", dropped.id))).toEqual([200, 200, 404, 404]);
  });

  test("of a draft that staff write for a partner is theirs alone too", async () => {
    const draft = await makeOrder(portal, submission, staff, { status: "DRAFT", sentAt: null });
    expect(await whoGets(await uploadFor("order", draft.id))).toEqual([404, 404, 404, 200]);
  });

  test("of an evaluation is for staff who may see its marks, one of the catalogue for everybody signed in", async () => {
    const { id: submissionId } = await makeSubmission(portal);
    const marks = { submissionId, decision: "APPROVED", ...ALL_FIVES } as const;
    const { id } = await server.as(await makeUser(portal, "GRUPORG")).evaluations.save(marks);
    const fileId = await uploadFor("evaluation", id);
    expect(await whoGets(fileId)).toEqual([404, 404, 404, 404]);
    await server.as(staff).evaluations.openMarks({ submissionId });
    expect(await whoGets(fileId)).toEqual([404, 404, 404, 200]);
    expect(await whoGets(await uploadFor("catalog_item", "i1"))).toEqual([200, 200, 200, 200]);
  });

  test("is for nobody without a session, and an unknown one is not found", async () => {
    const { id } = await uploaded(server, cookieOf(partner), { bytes: png(), name: "a.png" });
    expect((await server.fetch(`/api/files/${id}`)).status).toBe(401);
    expect((await get(staff, "nothing")).status).toBe(404);
  });

  test("travels as an attachment under headers that let nothing run (S55)", async () => {
    const bytes = png();
    const name = 'Croqui "ação"; x=1.png';
    const { id } = await uploaded(server, cookieOf(partner), { bytes, name });
    const answer = await get(partner, id);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": String(bytes.length),
      "content-disposition":
        "attachment; filename=\"Croqui _acao__ x=1.png\"; filename*=UTF-8''Croqui%20_a%C3%A7%C3%A3o_%3B%20x%3D1.png",
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(await answer.bytes()).toEqual(new Uint8Array(bytes));
  });

  test("is shown in the browser on request only when it is a picture or a PDF", async () => {
    const how = async (bytes: Buffer, name: string) => {
      const { id } = await uploaded(server, cookieOf(partner), { bytes, name });
      return (await get(partner, id, "?inline=1")).headers.get("content-disposition")?.split(";")[0];
    };
    expect(await how(png(), "a.png")).toBe("inline");
    expect(await how(pdf(1), "a.pdf")).toBe("inline");
    expect(await how(Buffer.from("a;b\n"), "a.csv")).toBe("attachment");
  });

  test("of which one bit turned on the disk is not sent, whatever it is for", async () => {
    const bytes = png({ pad: 9_000 });
    const { id } = await uploaded(server, cookieOf(partner), {
      bytes,
      name: "b.png",
      purpose: "referenceImage",
    });
    const [row] = await portal.db.read.select().from(files).where(eq(files.id, id));
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(8_000) ^ 1, 8_000);
    await portal.files.open(row?.sha256 ?? "").asFile(async (path) => writeFileSync(path, changed));
    const answer = await get(partner, id);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ reason: { code: "fileDamaged" } });
  });

  test("that is torn on the disk is not sent, and is whole again when the same bytes come once more", async () => {
    const bytes = png({ pad: 30_000 });
    const { id } = await uploaded(server, cookieOf(partner), { bytes, name: "a.png" });
    const [row] = await portal.db.read.select().from(files).where(eq(files.id, id));
    const stored = await portal.files.open(row?.sha256 ?? "").asFile(async (path) => path);
    truncateSync(stored, 16_384);
    const torn = await get(partner, id);
    expect(torn.status).toBe(503);
    expect(await torn.json()).toMatchObject({ reason: { code: "fileDamaged", params: { name: "a.png" } } });
    await uploaded(server, cookieOf(partner), { bytes, name: "again.png" });
    expect(await (await get(partner, id)).bytes()).toEqual(new Uint8Array(bytes));

    writeFileSync(stored, Buffer.alloc(bytes.length));
    await uploaded(server, cookieOf(partner), { bytes, name: "a third time.png" });
    expect(await (await get(partner, id)).bytes()).toEqual(new Uint8Array(bytes));
    truncateSync(stored, 16_384);
    await portal.files.put(bytes);
    expect(await (await get(partner, id)).bytes()).toEqual(new Uint8Array(bytes));
    expect(readdirSync(join(portal.env.DATA_DIR, "uploads", "tmp"))).toEqual([]);
  });
});
