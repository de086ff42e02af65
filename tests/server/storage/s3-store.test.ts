import { afterAll, describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { files } from "#db/schema/index.ts";
import { PART_BYTES } from "#domain/files/kind.ts";
import { sweepBytes, sweepUploads } from "#server/files/sweep.ts";
import { openBucket } from "#server/storage/s3-bucket.ts";
import { type Companion, S3_SETTINGS, startS3 } from "#tests/companion.ts";
import { makeUser } from "#tests/factories.ts";
import { IN_WINDOW, openTestPortal } from "#tests/portal.ts";
import { newEmptyFolder } from "#tests/setup.ts";
import { until } from "#tests/until.ts";
import { png } from "../files/bytes.ts";
import { refusalOf, sender, stateOf } from "../files/parts.ts";
import { signIn, upload, uploaded } from "../files/upload.ts";

const DAY_MS = 24 * 60 * 60_000;
const s3: Companion = await startS3("portal");
const settings = { S3_ENDPOINT: s3.url, ...S3_SETTINGS };
const bucket = openBucket(settings, "s3://portal/season");
const server = await openTestPortal({ env: { ...settings, UPLOADS_TO: "s3://portal/season" } });
const cookie = await signIn(server, await makeUser(server.portal, "ADMIN"));
afterAll(() => s3.close());

const sha256 = (bytes: Uint8Array) => new Bun.CryptoHasher("sha256").update(bytes).digest("hex");

async function keys(beginning: string): Promise<string[]> {
  const found: string[] = [];
  for await (const some of bucket.list(beginning)) found.push(...some.map(({ key }) => key));
  return found;
}

function onThisDisk(): string[] {
  const folder = join(server.portal.env.DATA_DIR, "uploads");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

describe("with UPLOADS_TO a bucket", () => {
  test("a file lies there under its hash and comes back as it was; nothing of it stays on this disk", async () => {
    const bytes = png({ pad: 6 * 1024 * 1024 });
    const { url } = await uploaded(server, cookie, { bytes, name: "a.png" });
    const hash = sha256(bytes);
    expect(await keys("uploads/")).toEqual([`uploads/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`]);
    expect(onThisDisk()).toEqual([]);
    const answer = await server.fetch(url, { headers: { cookie } });
    expect(answer.headers.get("content-length")).toBe(String(bytes.length));
    expect(sha256(await answer.bytes())).toBe(sha256(bytes));
  });

  test("the parts of an upload wait there, whichever process received them", async () => {
    const bytes = png({ pad: 2 * PART_BYTES });
    const by = sender(server, cookie);
    const id = await by.begin("b.png", bytes.length);
    await by.put(id, 0, bytes.subarray(0, PART_BYTES));
    expect(onThisDisk()).toEqual([]);
    await by.put(id, PART_BYTES, bytes.subarray(PART_BYTES, 2 * PART_BYTES));
    const last = await stateOf(await by.put(id, 2 * PART_BYTES, bytes.subarray(2 * PART_BYTES)));
    expect(last.file?.size).toBe(bytes.length);
    expect(await keys("parts/")).toEqual([]);
    expect(sha256(await (await by.download(id)).bytes())).toBe(sha256(bytes));
  });

  test("the sweep takes what nothing uses, and leaves what has just come", async () => {
    const { portal } = server;
    const bytes = png({ width: 41 });
    await uploaded(server, cookie, { bytes, name: "c.png" });
    const orphan = await portal.files.put(png({ width: 42 }));
    server.setNow(new Date(IN_WINDOW.getTime() + 2 * DAY_MS));
    await sweepUploads(portal);
    expect(await portal.files.has(sha256(bytes))).toBe(false);
    server.setNow(new Date(Date.now() - DAY_MS));
    expect(await sweepBytes(portal)).toBe(0);
    server.setNow(new Date(Date.now() + 2 * DAY_MS));
    await sweepBytes(portal);
    expect(await portal.files.has(orphan)).toBe(false);
    server.setNow(IN_WINDOW);
  });

  test("a list of more than one page names everything once", async () => {
    const many = Array.from({ length: 1_005 }, (_, at) => `many/${String(at).padStart(4, "0")}`);
    const file = join(newEmptyFolder(), "small");
    await Bun.write(file, "x");
    await Promise.all(many.map((key) => bucket.send(file, key)));
    expect(await keys("many/")).toEqual(many);
  });

  test("bytes that are others than were stored are not given out", async () => {
    const bytes = png({ width: 51 });
    const { id, url } = await uploaded(server, cookie, { bytes, name: "d.png" });
    const change = { size: bytes.length + 1 };
    await server.portal.db.write((tx) => tx.update(files).set(change).where(eq(files.id, id)));
    const answer = await server.fetch(url, { headers: { cookie } });
    expect(answer.status).toBe(503);
  });

  test("while the store is down uploads are refused with a reason, and go on by themselves once it is back", async () => {
    await s3.kill();
    const bytes = png({ width: 61 });
    const refused = await upload(server, cookie, { bytes, name: "e.png" });
    expect((await refusalOf(refused)).slice(0, 2)).toEqual([503, "storageFailing"]);
    const health = await server.fetch("/api/health");
    expect([health.status, await health.json()]).toEqual([503, { status: "storeAway" }]);
    expect(onThisDisk()).toEqual([]);
    await s3.start();
    await uploaded(server, cookie, { bytes, name: "e.png" });
    await until(async () => (await server.fetch("/api/health")).status === 200);
  });
});
