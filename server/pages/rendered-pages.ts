import { refuse } from "#domain/refusal.ts";
import { eventDay } from "#domain/site/event-day.ts";
import { daysUntilClosing } from "#domain/submissions/window.ts";
import { acceptedEncodings, type BodyEncoding } from "../http/encodings.ts";
import { hasEtag } from "../http/etag.ts";
import { packTightly } from "../http/pack.ts";
import { isSettledIn } from "../platform/settled-in.ts";
import { openWorkerThread } from "../platform/worker-thread.ts";
import { findLogin, findPublicPage } from "./addresses.ts";
import type { Document, PageFrame, PageJob, Wanted } from "./document.ts";
import { areaOf } from "./area-frame.ts";
import type { PageAnswer } from "./worker.ts";

type Packed = Promise<Uint8Array<ArrayBuffer>>;
type KeptDocument = Document & { packed: Map<BodyEncoding, Packed> };

/** A page takes some ten milliseconds, and much longer on a busy machine; one that takes longer than this hangs. */
const PATIENCE_MS = 60_000;
/** Less than a connection lasts: a page that is later than this the browser draws by itself. */
const LATE_MS = 90_000;
/** A change of the facts renders all pages again on request: the worker stays for readers who go on. */
const IDLE_MS = 30_000;
/** More than there are pages and languages. */
const MAX_WAITING = 100;

/**
 * The HTML of every page: rendered once per language and state of the facts, then answered from memory; nothing in it
 * depends on who asks. React and the pages are loaded in a worker alone, whose memory is given back.
 */
export class RenderedPages {
  readonly #frame: PageFrame;
  readonly #onFailure: (error: unknown, path: string) => void;
  readonly #kept = new Map<string, Promise<KeptDocument>>();
  readonly #thread = openWorkerThread<PageJob, PageAnswer>({
    script: new URL("./worker.ts", import.meta.url),
    patienceMs: () => PATIENCE_MS,
    idleMs: IDLE_MS,
    maxWaiting: MAX_WAITING,
    refusals: {
      busy: () => new Error("too many pages wait to be rendered"),
      failed: () => new Error("the worker of the pages failed"),
    },
  });
  #facts = "";

  /** `onFailure` gets the error of a page that could not be rendered. */
  constructor(frame: PageFrame, onFailure: (error: unknown, path: string) => void) {
    this.#frame = frame;
    this.#onFailure = onFailure;
  }

  /** The address of the headings' font. */
  get displayFont(): string | undefined {
    return this.#frame.fonts[0];
  }

  async answer(wanted: Wanted, request: Request): Promise<Response> {
    const document = await this.#findInTime(wanted).catch((error: unknown) => {
      // The browser may still be able to draw it, and says so if not.
      this.#onFailure(error, wanted.path);
      return this.#leaveToBrowser(wanted).catch(() => {
        throw refuse("busy", { retryAfterSeconds: 5 });
      });
    });
    const [encoding] = acceptedEncodings(request.headers.get("accept-encoding"));
    const etag = encoding ? `"${document.hash}-${encoding}"` : `"${document.hash}"`;
    const headers = new Headers({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": document.policy,
      vary: "cookie, accept-language, accept-encoding",
      etag,
    });
    const held = request.headers.get("if-none-match");
    if (held && hasEtag(held, etag)) return new Response(null, { status: 304, headers });
    if (!encoding) return new Response(document.html, { headers });
    headers.set("content-encoding", encoding);
    const packed = document.packed.get(encoding) ?? packTightly(document.html, encoding);
    document.packed.set(encoding, packed);
    packed.catch(() => document.packed.delete(encoding));
    return new Response(await packed, { headers });
  }

  async #findInTime(wanted: Wanted): Promise<KeptDocument> {
    const made = this.#find(wanted);
    return (await isSettledIn(LATE_MS, made)) ? made : this.#leaveToBrowser(wanted);
  }

  #find(wanted: Wanted): Promise<KeptDocument> {
    const { path, locale, event, now } = wanted;
    // What of the time a page shows: the year, the event's day, and how many days are left.
    const moment = [now.getUTCFullYear(), eventDay(now, event.eoi), daysUntilClosing(now, event.eoi)];
    const facts = JSON.stringify([moment, event]);
    if (facts !== this.#facts) this.#kept.clear();
    this.#facts = facts;
    // Whatever the browser renders by itself starts from the same page, but for the frame of an area.
    const page = findPublicPage(path) ?? findLogin(path);
    const plain = wanted.plain && JSON.stringify(wanted.plain);
    const key = `${locale} ${plain ?? page ?? areaOf(path) ?? "drawn"}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const made = this.#render({ wanted, frame: this.#frame, isRendered: page !== undefined });
    this.#kept.set(key, made);
    // A failed rendering is not cached: the next reader gets another attempt.
    made.catch(() => this.#kept.delete(key));
    return made;
  }

  async #render(job: PageJob): Promise<KeptDocument> {
    const answer = await this.#thread.ask(job);
    if ("document" in answer) return { ...answer.document, packed: new Map() };
    const { message, ...described } = answer.error;
    throw Object.assign(new Error(message), described);
  }

  /** The words it needs are loaded here only now: with a worker that works, and soon enough, this never runs. */
  async #leaveToBrowser(wanted: Wanted): Promise<KeptDocument> {
    const { composeDocument } = await import("./document.ts");
    const document = await composeDocument({ wanted, frame: this.#frame, isRendered: false });
    return { ...document, packed: new Map() };
  }
}
