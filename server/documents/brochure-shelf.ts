import { createHash } from "node:crypto";
import type { Database } from "#db/client.ts";
import { LOCALES, type Locale } from "#domain/locales.ts";
import { reasonOf } from "#domain/refusal.ts";
import { describeError, type Log } from "../platform/log.ts";
import { readSettings } from "../settings/read.ts";
import { composeBrochure } from "./brochure-data.ts";
import type { PdfRenderer } from "./render.ts";

export type Brochure = { bytes: Uint8Array<ArrayBuffer>; etag: string };

/**
 * The brochures as they are now. One is printed when the facts in it have changed since the last one (a moved deadline
 * is right in the very next download) and kept in memory; all who ask meanwhile wait for the same print. Nothing is
 * kept on disk, so no older print outlives a new version of the portal.
 */
export type BrochureShelf = {
  /** Refuses "busy" and "pdfFailed" as the renderer does; the next who asks tries again. */
  get: (locale: Locale) => Promise<Brochure>;
  /** Prints both ahead of the first reader. */
  warm: () => Promise<void>;
};

type Sources = { db: Database; pdf: Pick<PdfRenderer, "brochure">; log: Log; portalUrl: string };

export function openBrochureShelf({ db, pdf, log, portalUrl }: Sources): BrochureShelf {
  const shelf = new Map<Locale, { facts: string; brochure: Promise<Brochure> }>();

  async function get(locale: Locale): Promise<Brochure> {
    const data = composeBrochure(await readSettings(db.read), locale, portalUrl);
    const facts = JSON.stringify(data);
    const held = shelf.get(locale);
    if (held?.facts === facts) return held.brochure;
    const entry = { facts, brochure: pdf.brochure(data).then(bind) };
    shelf.set(locale, entry);
    entry.brochure.catch(() => shelf.get(locale) === entry && shelf.delete(locale));
    return entry.brochure;
  }

  async function warm(): Promise<void> {
    for (const locale of LOCALES)
      await get(locale).catch((error: unknown) => {
        // A portal that is stopped meanwhile refuses what is left; anything else the next reader meets again.
        if (!reasonOf(error)) log.error(describeError(error), "brochure failed");
      });
  }

  return { get, warm };
}

function bind(bytes: Uint8Array): Brochure {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return { bytes: new Uint8Array(bytes), etag };
}
