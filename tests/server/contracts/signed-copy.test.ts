import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { contracts, files } from "#db/schema/index.ts";
import { reasonOf } from "#domain/refusal.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { readPdf } from "../documents/samples.ts";
import { pdf, png } from "../files/bytes.ts";
import { makeOrder } from "../files/orders.ts";
import { signIn, uploaded } from "../files/upload.ts";

const server = await openTestPortal();
const { portal } = server;
const partner = await makeUser(portal, "PARTNER");
const staff = await makeUser(portal, "SUBMISSION_MANAGER");
const admin = await makeUser(portal, "ADMIN");
const submission = await makeSubmission(portal, { contactLanguage: "en" }, [partner]);
const cookie = await signIn(server, partner);

async function edition() {
  const order = await makeOrder(portal, submission, partner, { extraCents: 90_000, totalCents: 90_000 });
  const made = await server.as(staff).contracts.generate({ orderId: order.id, publish: true });
  const bytes = await download(made.url);
  return { ...made, orderId: order.id, bytes };
}

async function download(url: string): Promise<Uint8Array> {
  const answer = await server.fetch(url, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return answer.bytes();
}

async function send(id: string, bytes: Uint8Array, name: string, isChecked = false) {
  const { id: fileId } = await uploaded(server, cookie, {
    bytes: Buffer.from(bytes),
    name,
    purpose: "signedContract",
  });
  return server
    .as(partner)
    .contracts.receiveSigned({ id, fileId, isChecked })
    .then(
      () => "taken",
      (error: unknown) => reasonOf(error),
    );
}

describe("every edition", () => {
  test("prints on each page its number and the first eight letters of the hash of what it says", async () => {
    const { id, bytes } = await edition();
    const [row] = await portal.db.read.select().from(contracts).where(eq(contracts.id, id));
    const { code = "" } = row?.data ?? {};
    expect(code).toMatch(/^[0-9a-f]{8}$/);
    const hash = new Bun.CryptoHasher("sha256")
      .update(JSON.stringify({ ...row?.data, code: "" }))
      .digest("hex");
    expect(hash.startsWith(code)).toBe(true);
    const { pages } = await readPdf(bytes);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain(`Edition 1 · code ${code}`);
  });

  test("keeps the clauses it was made with, whatever they become", async () => {
    const before = await edition();
    const desk = server.as(admin).settings;
    const { data, version } = await desk.get();
    const [first, ...others] = data.clauses.items;
    const text = { pt: "{{exhibitor}} vem.", en: "{{exhibitor}} comes to {{venue}}." };
    const items = [{ title: { pt: "Vinda", en: "Coming" }, text }, ...others];
    await desk.update({ data: { ...data, clauses: { version: 77, items } }, version });
    expect((await desk.get()).data.clauses.version).toBe(2);
    const after = await edition();
    const { text: old } = await readPdf(await download(before.url));
    const { text: now } = await readPdf(after.bytes);
    expect(old).toContain(`1. ${first?.title.en}`);
    expect(now).toContain(`1. Coming ${submission.institutionName} comes to Green Zone, Belém, Pará.`);
    const rows = await portal.db.read.select().from(contracts);
    const stored = (id: string) => rows.find((row) => row.id === id)?.data.clauses?.version;
    expect([stored(before.id), stored(after.id)]).toEqual([1, 2]);
  });
});

describe("a signed copy", () => {
  test("that is the contract itself, byte for byte, is refused", async () => {
    const { id, bytes } = await edition();
    expect(await send(id, bytes, "assinado.pdf", true)).toEqual({ code: "copyUnsigned", params: {} });
  });

  test("with the pages and the code of the edition is taken at once", async () => {
    const { id, bytes } = await edition();
    expect(await send(id, Buffer.concat([bytes, Buffer.from("\n% signed\n")]), "signed.pdf")).toBe("taken");
  });

  test("with other pages or without the code is asked about once", async () => {
    const { id, version, bytes } = await edition();
    const { pages } = await readPdf(bytes);
    const params = { edition: version, pages: 1, expected: pages.length };
    expect(await send(id, pdf(1), "scan.pdf")).toEqual({ code: "copyDoubtful", params });
    const scanned = { code: "copyDoubtful" as const, params: { ...params, pages: pages.length } };
    expect(await send(id, pdf(pages.length), "scan-whole.pdf")).toEqual(scanned);
    expect(await send(id, pdf(1), "scan.pdf", true)).toBe("taken");
  });

  test("of another edition is asked about", async () => {
    const [one, other] = [await edition(), await edition()];
    expect(await send(one.id, other.bytes, "signed.pdf")).toMatchObject({ code: "copyDoubtful" });
  });

  test("may be a photograph", async () => {
    const { id } = await edition();
    expect(await send(id, png(), "photo.png")).toBe("taken");
  });
});

test("a contract whose bytes were changed on the disk is not given out", async () => {
  const { fileId, url, bytes } = await edition();
  const [file] = await portal.db.read.select().from(files).where(eq(files.id, fileId));
  const path = await portal.files.open(file?.sha256 ?? "").asFile(async (found) => found);
  await Bun.write(
    path,
    bytes.map((byte, at) => (at === 100 ? byte ^ 1 : byte)),
  );
  expect((await server.fetch(url, { headers: { cookie } })).status).not.toBe(200);
});
