import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The process's secret, from the environment or generated once and kept beside the data, readable by its owner. */
export function loadSecret(given: string | undefined, dataDir: string): string {
  if (given) return given;
  const path = join(dataDir, "secret");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch {
    // It is there already.
  }
  return readFileSync(path, "utf8").trim();
}

/** One key per purpose, so that a value made for one thing opens nothing else. */
function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `portal/${purpose}`, 32));
}

export function sign(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", deriveKey(secret, purpose)).update(text).digest("base64url");
}

/** Encrypts a short text (AES-256-GCM); only `unseal` with the same purpose opens it. */
export function seal(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(secret, purpose), nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/** Throws when the text was altered or sealed with another secret. */
export function unseal(secret: string, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", deriveKey(secret, purpose), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}
