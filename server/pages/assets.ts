import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Asset = { body: Uint8Array<ArrayBuffer>; type: string; etag: string; isHashed: boolean };
type Packed = Map<"br" | "gzip", Uint8Array<ArrayBuffer>>;

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest)|image\/svg)/;

/** The built application, read once into memory; compressed forms are made at first use and kept. */
export class Assets {
  readonly #files = new Map<string, Asset>();
  readonly #packed = new Map<string, Packed>();

  constructor(folder: string) {
    if (!existsSync(folder)) return;
    for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      const path = join(folder, entry);
      if (!statSync(path).isFile()) continue;
      const body = new Uint8Array(readFileSync(path));
      this.#files.set(`/${relative(folder, path).split(sep).join("/")}`, {
        body,
        type: Bun.file(path).type,
        etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
        isHashed: entry.startsWith("assets"),
      });
    }
  }

  find(path: string): Asset | undefined {
    return this.#files.get(path);
  }

  /** An answer for one file: 304 when the browser has it, compressed when it may be. */
  answer(path: string, request: Request): Response | undefined {
    const asset = this.#files.get(path);
    if (!asset) return undefined;
    const headers = new Headers({
      "content-type": asset.type,
      etag: asset.etag,
      "cache-control": asset.isHashed ? "public, max-age=31536000, immutable" : "no-cache",
      vary: "accept-encoding",
    });
    if (request.headers.get("if-none-match") === asset.etag)
      return new Response(null, { status: 304, headers });
    const encoding = this.#encodingFor(asset, request);
    if (!encoding) return new Response(asset.body, { headers });
    headers.set("content-encoding", encoding);
    return new Response(this.#pack(path, asset, encoding), { headers });
  }

  #encodingFor(asset: Asset, request: Request): "br" | "gzip" | undefined {
    if (!COMPRESSIBLE.test(asset.type) || asset.body.length < 512) return undefined;
    const accepted = request.headers.get("accept-encoding") ?? "";
    if (/\bbr\b/.test(accepted)) return "br";
    return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
  }

  #pack(path: string, asset: Asset, encoding: "br" | "gzip"): Uint8Array<ArrayBuffer> {
    const packed: Packed = this.#packed.get(path) ?? new Map();
    this.#packed.set(path, packed);
    const known = packed.get(encoding);
    if (known) return known;
    const fresh = new Uint8Array(
      encoding === "br"
        ? brotliCompressSync(asset.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        : gzipSync(asset.body, { level: 9 }),
    );
    packed.set(encoding, fresh);
    return fresh;
  }
}
