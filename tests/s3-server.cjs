/**
 * s3rver with lists of more than one page: it seals what begins the next one with a cipher by a name that only an older
 * OpenSSL knows, and takes a folder's names to come in order, which Bun does not promise.
 */
const crypto = require("node:crypto");
const fs = require("node:fs");

for (const name of ["createCipheriv", "createDecipheriv"]) {
  const own = crypto[name];
  crypto[name] = (cipher, ...more) => own(cipher === "des" ? "des-cbc" : cipher, ...more);
}
const readdirSync = fs.readdirSync;
fs.readdirSync = (...asked) => readdirSync(...asked).toSorted();

require("s3rver/bin/s3rver.js");
