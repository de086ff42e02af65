import type { MiddlewareHandler } from "hono";
import { acceptedEncodings } from "./encodings.ts";
import { packQuickly } from "./pack.ts";

/** What is smaller travels in one packet anyway. */
const WORTH_BYTES = 1000;

/** Text that is whole before it is sent. Pictures and documents are compressed already, a stream must not wait. */
const TEXT = /^(?:application\/(?:json|xml)|text\/(?!event-stream))/;

/**
 * Compresses what a route answers, unless it is compressed already. Lengths reveal no secret (BREACH): another site
 * cannot make calls in somebody's name, and no answer that holds a secret repeats what was sent with it.
 */
export function compressAnswers(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const answer = c.res;
    const { headers } = answer;
    if (!TEXT.test(headers.get("content-type") ?? "")) return;
    // Sent in parts while it is made.
    if (headers.has("content-encoding") || headers.has("transfer-encoding")) return;
    addVary(headers, "accept-encoding");
    const [encoding] = acceptedEncodings(c.req.header("accept-encoding") ?? null);
    if (!encoding || c.req.method === "HEAD" || answer.status === 304) return;
    const bytes = await answer.bytes();
    const isWorth = bytes.byteLength >= WORTH_BYTES;
    if (isWorth) {
      headers.set("content-encoding", encoding);
      headers.delete("content-length");
      weaken(headers);
    }
    const body = isWorth ? await packQuickly(bytes, encoding) : bytes;
    // Emptied first, or the framework would pour the one answer through the other.
    c.res = undefined;
    c.res = new Response(body.byteLength > 0 ? body : null, { status: answer.status, headers });
  };
}

function addVary(headers: Headers, name: string): void {
  const named = headers.get("vary");
  if (!named) headers.set("vary", name);
  else if (!named.toLowerCase().includes(name)) headers.set("vary", `${named}, ${name}`);
}

/** The same answer in other bytes has no strong tag of its own (RFC 9110, 8.8.1). */
function weaken(headers: Headers): void {
  const etag = headers.get("etag");
  if (etag && !etag.startsWith("W/")) headers.set("etag", `W/${etag}`);
}
