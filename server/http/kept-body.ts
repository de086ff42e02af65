import { createHash } from "node:crypto";
import { acceptedEncodings, type BodyEncoding } from "./encodings.ts";
import { hasEtag } from "./etag.ts";
import { packTightly } from "./pack.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A cached JSON answer: compressed once per encoding, with an ETag for browsers. */
export class KeptBody {
  readonly #plain: Bytes;
  readonly #hash: string;
  readonly #packed = new Map<BodyEncoding, Promise<Bytes>>();

  constructor(json: string) {
    this.#plain = new TextEncoder().encode(json);
    this.#hash = createHash("sha256").update(this.#plain).digest("base64url").slice(0, 22);
  }

  /** Browsers cache it and revalidate each time, so the answer is current and access is checked. */
  async answer(request: Request): Promise<Response> {
    const [encoding] = acceptedEncodings(request.headers.get("accept-encoding"));
    const etag = encoding ? `"${this.#hash}-${encoding}"` : `"${this.#hash}"`;
    const headers: Record<string, string> = {
      "content-type": "application/json",
      "cache-control": "private, no-cache",
      vary: "accept-encoding, accept-language, cookie",
      etag,
    };
    const held = request.headers.get("if-none-match");
    if (held && hasEtag(held, etag)) return new Response(null, { status: 304, headers });
    if (!encoding) return new Response(this.#plain, { headers });
    headers["content-encoding"] = encoding;
    return new Response(await this.#pack(encoding), { headers });
  }

  #pack(encoding: BodyEncoding): Promise<Bytes> {
    const known = this.#packed.get(encoding);
    if (known) return known;
    const packing = packTightly(this.#plain, encoding);
    this.#packed.set(encoding, packing);
    packing.catch(() => this.#packed.delete(encoding));
    return packing;
  }
}
