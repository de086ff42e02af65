/**
 * s3rver as a store that can be trusted: it seals what begins the next page of a list with a cipher by a name that only
 * an older OpenSSL knows, takes the names of a folder to come in order, which Bun does not promise, and answers before
 * the bytes of an object are written.
 */
const crypto = require("node:crypto");
const fs = require("node:fs");
const path = require("node:path");

for (const name of ["createCipheriv", "createDecipheriv"]) {
  const own = crypto[name];
  crypto[name] = (cipher, ...more) => own(cipher === "des" ? "des-cbc" : cipher, ...more);
}
const readdirSync = fs.readdirSync;
fs.readdirSync = (...asked) => readdirSync(...asked).toSorted();

const Store = require("s3rver/lib/stores/filesystem.js");

/** Under its name only when all of it is there. */
async function keep(file, content) {
  const pieces = Buffer.isBuffer(content) ? [content] : await content.toArray();
  const bytes = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
  const fresh = `${file}.${crypto.randomUUID()}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(fresh, bytes);
  fs.renameSync(fresh, file);
  return { size: bytes.length, md5: crypto.createHash("md5").update(bytes).digest("hex") };
}

Store.prototype.putObject = async function putObject({ bucket, key, content, metadata }) {
  const kept = await keep(this.getResourcePath(bucket, key, "object"), content);
  await this.putMetadata(bucket, key, metadata, kept.md5);
  return kept;
};
Store.prototype.putPart = async function putPart(bucket, uploadId, partNumber, content) {
  const file = path.join(this.getResourcePath(bucket, undefined, "uploads"), uploadId, String(partNumber));
  const kept = await keep(file, content);
  fs.writeFileSync(`${file}.md5`, kept.md5);
  return kept;
};

require("s3rver/bin/s3rver.js");
