import { afterAll, expect, test } from "bun:test";
import { MAX_FILE_BYTES } from "#domain/files/kind.ts";
import { S3_SETTINGS, startS3 } from "#tests/companion.ts";
import { openTestPortal } from "#tests/portal.ts";

const s3 = await startS3("portal");
afterAll(() => s3.close());
const settings = { S3_ENDPOINT: s3.url, ...S3_SETTINGS, UPLOADS_TO: "s3://portal/season" };
const server = await openTestPortal({ env: settings });
const sha256 = (bytes: Uint8Array) => new Bun.CryptoHasher("sha256").update(bytes).digest("hex");

test("thirty uploads of 10 MB at once hold only some of their bytes in memory (P14)", async () => {
  const { portal } = server;
  const bytes = Buffer.alloc(MAX_FILE_BYTES);
  const sent: { path: string; hash: string }[] = [];
  for (let at = 0; at < 30; at += 1) {
    bytes.writeUInt8(at);
    sent.push({ path: portal.files.newTemp(), hash: sha256(bytes) });
    await Bun.write(sent[at]?.path ?? "", bytes);
  }
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  await Promise.all(sent.map(({ path, hash }) => portal.files.commit(path, hash)));
  clearInterval(watch);
  console.log(`grew by ${Math.round((most - before) / 1e6)} MB`);
  expect(most - before).toBeLessThan(200 * 1024 * 1024);
  portal.files.clearTemp();
});
