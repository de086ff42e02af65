import { createHash } from "node:crypto";
import { acceptedEncodings, PACKED, type BodyEncoding } from "../http/encodings.ts";
import { hasEtag } from "../http/etag.ts";
import { securityHeaders } from "../http/headers.ts";
import { type BuiltFiles, openBuiltFiles } from "./built-files.ts";
import { WEB_BUILD } from "./web-build.ts";

/** One way a file travels; the headers are written once, the bytes are shared by all answers. */
type Form = { body: () => Blob; size: number; headers: Headers; etag: string };
type Asset = { plain: Form; packed: Map<BodyEncoding, Form> };

/** Vite's manifest: the built file of each source, and what that file imports. */
type Parts = Record<string, { file: string; name?: string; imports?: string[] }>;

/** Files whose name changes with their content are cached for ever; others are revalidated after an hour. */
const HASHED = /^\/assets\//;
const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600, stale-while-revalidate=86400";

/** What the pages are made from; nobody is given it as it is. */
const TEMPLATE = "index.html";
const MANIFEST = ".vite/manifest.json";

/**
 * The built application. A file is read once, with the compressed forms that the build left beside it, and answered
 * from memory before anything else looks at the request: the files are the same for everybody (P2). A part of a file
 * is not given (Range is ignored): none is large.
 */
export class Assets {
  /** Files by address; a file that was not read yet is only its name. */
  readonly #files = new Map<string, Asset | string>();
  readonly #built: BuiltFiles;
  readonly #common: Record<string, string>;
  #parts: Parts = {};
  readonly #template: string | undefined;

  /** `place` is a folder, or a pack of one (built-files.ts). */
  constructor(place: string, publicUrl: string) {
    const built = openBuiltFiles(place);
    this.#built = built;
    this.#common = securityHeaders(publicUrl);
    for (const name of built.names) {
      const isOurs = !name.startsWith(".") && !PACKED.some(([, suffix]) => name.endsWith(suffix));
      if (isOurs && name !== TEMPLATE) this.#files.set(`/${name}`, name);
    }
    this.#template = readText(built, TEMPLATE);
    this.#parts = JSON.parse(readText(built, MANIFEST) ?? "{}") as Parts;
  }

  /** The HTML that every page begins as; none before the first build. */
  get template(): string | undefined {
    return this.#template;
  }

  /** The browser's address of a file that sources call `src/fonts/inter.woff2`. */
  addressOf(source: string): string | undefined {
    const file = this.#parts[source]?.file;
    return file && `/${file}`;
  }

  /** Where the scripts are that the browser fetches together with one: it and all it stands on. */
  scriptsOf(name: string): string[] {
    const found = new Set<string>();
    const follow = (key: string) => {
      const { file, imports = [] } = this.#parts[key] ?? {};
      if (!file || found.has(`/${file}`)) return;
      found.add(`/${file}`);
      for (const each of imports) follow(each);
    };
    for (const [key, part] of Object.entries(this.#parts)) if (part.name === name) follow(key);
    return [...found];
  }

  /** The answer for one file: 304 when the browser has it, in the smallest form it takes. */
  answer(request: Request): Response | undefined {
    if (request.method !== "GET" && request.method !== "HEAD") return undefined;
    const asset = this.#find(pathOf(request.url));
    if (!asset) return undefined;
    const { body, size, headers, etag } = pickForm(asset, request.headers.get("accept-encoding"));
    const known = request.headers.get("if-none-match");
    if (known !== null && hasEtag(known, etag))
      return identified(new Response(null, { status: 304, headers }));
    if (request.method === "GET") return identified(new Response(body(), { headers }));
    const answer = identified(new Response(null, { headers }));
    answer.headers.set("content-length", String(size));
    return answer;
  }

  /**
   * Reads what nobody has asked for yet and might be gone later, one file between two requests: the start waits for
   * none, and a newer build that takes the place of this one takes nothing from the pages that name its files. What
   * cannot be read now is read when it is asked for; so is what is inside the executable, which stays.
   */
  async keepAll(): Promise<void> {
    if (!this.#built.mayGo) return;
    for (const path of this.#files.keys()) {
      await Bun.sleep(1);
      try {
        this.#find(path);
      } catch {
        continue;
      }
    }
  }

  #find(path: string): Asset | undefined {
    const held = this.#files.get(path);
    if (typeof held !== "string") return held;
    const asset = readAsset(this.#built, held, this.#common);
    // A newer build may have removed it meanwhile.
    if (!asset) return undefined;
    this.#files.set(path, asset);
    return asset;
  }
}

/** What the build left in dist/web, or inside the executable. */
export function openAssets(publicUrl: string, place = WEB_BUILD): Assets {
  return new Assets(place, publicUrl);
}

function readText(built: BuiltFiles, name: string): string | undefined {
  const bytes = built.read(name);
  return bytes && new TextDecoder().decode(bytes);
}

function readAsset(built: BuiltFiles, name: string, common: Record<string, string>): Asset | undefined {
  const bytes = built.read(name);
  if (!bytes) return undefined;
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const forms = PACKED.flatMap(([encoding, suffix]) => {
    const body = built.read(name + suffix);
    return body ? [[encoding, body] as const] : [];
  });
  const headers = {
    ...common,
    "content-type": Bun.file(name).type,
    "cache-control": HASHED.test(`/${name}`) ? FOR_EVER : FOR_AN_HOUR,
    ...(forms.length > 0 && { vary: "accept-encoding" }),
  };
  const packed = forms.map(([encoding, body]): [BodyEncoding, Form] => [
    encoding,
    form(body, `"${hash}-${encoding}"`, { ...headers, "content-encoding": encoding }),
  ]);
  const plain = form(bytes, `"${hash}"`, headers);
  const gzip = forms.find(([encoding]) => encoding === "gzip")?.[1];
  // Hardly any client requests the plain form, which would take most of the memory.
  if (gzip) plain.body = () => new Blob([Bun.gunzipSync(gzip)]);
  return { plain, packed: new Map(packed) };
}

/** The path of an address as it was sent; the names of our files need no decoding. */
function pathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const query = url.indexOf("?", start);
  return query === -1 ? url.slice(start) : url.slice(start, query);
}

function form(bytes: Uint8Array<ArrayBuffer>, etag: string, headers: Record<string, string>): Form {
  const body = new Blob([bytes]);
  return { body: () => body, size: body.size, etag, headers: new Headers({ ...headers, etag }) };
}

function pickForm(asset: Asset, accepted: string | null): Form {
  for (const encoding of acceptedEncodings(accepted)) {
    const packed = asset.packed.get(encoding);
    if (packed) return packed;
  }
  return asset.plain;
}

/** Gives every answer an ETag. */
function identified(answer: Response): Response {
  answer.headers.set("x-request-id", crypto.randomUUID());
  return answer;
}
