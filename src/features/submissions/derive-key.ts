import { pbkdf2 } from "@noble/hashes/pbkdf2";
import { sha256 } from "@noble/hashes/sha2";
import type { DeriveKeyFunction } from "altcha-lib/types";

/** PBKDF2 with SHA-256, as our challenges ask for it, without WebCrypto. */
export const deriveInScript: DeriveKeyFunction = async ({ cost, keyLength = 32 }, salt, password) => ({
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
});
