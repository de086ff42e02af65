import { inArray } from "drizzle-orm";
import { importRows } from "#db/schema/index.ts";
import { BYTE_ORDER_MARK, quoted } from "#domain/exports/csv.ts";
import { safeText } from "#domain/exports/cell.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { takeTurn } from "../portal/rate.ts";
import { loadImport } from "./load.ts";
import { storedRows } from "./stored-rows.ts";
import { fileWords } from "./words.ts";

/** Limits files, each of which may have ten thousand rows. */
const FILES = { limit: 30, windowMs: 10 * 60_000 };

/**
 * The rows not imported with their reasons, in the notation of the file, so that it can be corrected and sent again.
 */
export async function writeRefused(
  ctx: SignedInCtx,
  importId: string,
): Promise<{ name: string; text: string }> {
  const { shape } = await loadImport(ctx.db.read, ctx, importId);
  takeTurn(ctx.portal.limiter, `refused:${ctx.actor.id}`, FILES);
  const columns = shape.columns.filter((column) => column !== null);
  const words = fileWords(ctx.locale);
  const line = (cells: readonly string[]) =>
    cells.map((cell) => quoted(cell, shape.separator)).join(shape.separator) + "\r\n";
  const isRefused = inArray(importRows.state, ["refused", "late"]);
  const lines = [line([...columns, words.reasons])];
  for await (const rows of storedRows(ctx.db.read, importId, isRefused)) {
    for (const { cells, problems } of rows) {
      const came = columns.map((column) => safeText(cells[column] ?? ""));
      lines.push(line([...came, safeText(words.say(problems))]));
    }
  }
  return { name: words.refused, text: BYTE_ORDER_MARK + lines.join("") };
}
