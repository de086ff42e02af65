/** A fresh Idempotency-Key. `crypto.randomUUID` does not exist over plain http on a local network. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
