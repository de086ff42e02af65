import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeDurably } from "./write-durably.ts";

/** Shortest secret; a shorter one could be guessed. */
export const MIN_SECRET_LETTERS = 32;

export function isLongEnough(secret: string): boolean {
  return secret.length >= MIN_SECRET_LETTERS;
}

/** The secret's file does not hold a secret; the message is one line that says what to do. */
export class BadSecret extends Error {}

/**
 * The process's secret, from the environment or generated once and kept beside the data, readable by its owner. The
 * file is written whole or not at all. One that was cut is refused: anybody could sign with an empty secret.
 */
export function loadSecret(given: string | undefined, dataDir: string): string {
  if (given) return given;
  const path = join(dataDir, "secret");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(path)) writeDurably(path, randomBytes(48).toString("base64url"));
  const secret = readFileSync(path, "utf8").trim();
  if (isLongEnough(secret)) return secret;
  const remedy = "put it back from a backup, or delete it: then all logins and mailed links end";
  throw new BadSecret(`SECRET cannot be used: the file ${path} is cut short; ${remedy}`);
}

/** One key per purpose, so that a value made for one thing opens nothing else. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `portal/${purpose}`, 32));
}

export function sign(secret: string, purpose: string, text: string): string {
  return signWith(deriveKey(secret, purpose), text);
}

export function signWith(key: Buffer, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

/** A fingerprint that distinguishes two secrets and reveals nothing of them. */
export function fingerprintOf(secret: string): string {
  return sign(secret, "backup", "fingerprint").slice(0, 16);
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
