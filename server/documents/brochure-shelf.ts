import { createHash } from "node:crypto";
import type { Database } from "#db/client.ts";
import { LOCALES, type Locale } from "#domain/locales.ts";
import { reasonOf } from "#domain/refusal.ts";
import { describeError, type Log } from "../platform/log.ts";
import { readSettings } from "../event/read.ts";
import { composeBrochure, type BrochureData } from "./brochure-data.ts";
import type { KeptPrints } from "./kept-prints.ts";
import { printingVersion } from "./printing-version.ts";
import type { PdfRenderer } from "./render.ts";

type Brochure = { bytes: Uint8Array<ArrayBuffer>; etag: string };

/**
 * The current brochures: printed when the facts or the portal's version have changed, and cached on disk under a
 * name made of both. Requests while it is printed wait for the same print.
 */
export type BrochureShelf = {
  /** Refuses "busy" and "pdfFailed" as the renderer does; the next request tries again. */
  get: (locale: Locale) => Promise<Brochure>;
  /** Prints ahead of the first reader what is missing. */
  warm: () => Promise<void>;
};

type Sources = {
  db: Database;
  pdf: Pick<PdfRenderer, "brochure">;
  prints: KeptPrints;
  log: Log;
  portalUrl: string;
};

export function openBrochureShelf({ db, pdf, prints, log, portalUrl }: Sources): BrochureShelf {
  const shelf = new Map<Locale, { facts: string; brochure: Promise<Brochure> }>();

  async function get(locale: Locale): Promise<Brochure> {
    const data = composeBrochure(await readSettings(db.read), locale, portalUrl);
    const facts = JSON.stringify(data);
    const held = shelf.get(locale);
    if (held?.facts === facts) return held.brochure;
    const entry = { facts, brochure: findOrPrint(data, facts) };
    shelf.set(locale, entry);
    entry.brochure.catch(() => shelf.get(locale) === entry && shelf.delete(locale));
    return entry.brochure;
  }

  async function findOrPrint(data: BrochureData, facts: string): Promise<Brochure> {
    const name = `${data.locale}-${digest(`${await printingVersion()} ${facts}`)}.pdf`;
    const kept = await prints.find(name);
    if (kept) return bind(kept);
    const bytes = await pdf.brochure(data);
    // A full disk is no reason to withhold what was printed.
    await keepInstead(data.locale, name, bytes).catch((error: unknown) =>
      log.error(describeError(error), "brochure not kept"),
    );
    return bind(new Uint8Array(bytes));
  }

  async function keepInstead(locale: Locale, name: string, bytes: Uint8Array): Promise<void> {
    await prints.keep(name, bytes);
    await prints.sweep((other) => other !== name && other.startsWith(`${locale}-`));
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

function bind(bytes: Uint8Array<ArrayBuffer>): Brochure {
  return { bytes, etag: `"${digest(bytes)}"` };
}

function digest(what: string | Uint8Array): string {
  return createHash("sha256").update(what).digest("base64url").slice(0, 22);
}
