import { eq, or } from "drizzle-orm";
import { importRows } from "#db/schema/index.ts";
import { BYTE_ORDER_MARK, quoted } from "#domain/exports/csv.ts";
import { safeText } from "#domain/exports/cell.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../context.ts";
import { takeTurn } from "../rate.ts";
import { loadImport } from "./load.ts";
import { storedRows } from "./stored-rows.ts";
import { fileWords } from "./words.ts";

/** Ten thousand rows may be in each: so many in ten minutes. */
const FILES = { limit: 30, windowMs: 10 * 60_000 };

/**
 * The rows that were not imported, as they came or were mended, with their reasons behind them: written as the file was,
 * so that it can be mended and sent again.
 */
export async function writeRefused(
  ctx: SignedInCtx,
  importId: string,
): Promise<{ name: string; text: string }> {
  const { id, shape } = await loadImport(ctx.db.read, ctx, importId);
  if (!shape) throw refuse("notFound", { record: "file" });
  takeTurn(ctx.portal.limiter, `refused:${ctx.actor.id}`, FILES);
  const isMeant = or(eq(importRows.outcome, "refused"), eq(importRows.result, "late"));
  const columns = shape.columns.filter((column) => column !== null);
  const words = fileWords(ctx.locale);
  const line = (cells: readonly string[]) =>
    cells.map((cell) => quoted(cell, shape.separator)).join(shape.separator) + "\r\n";
  const lines = [line([...columns, words.reasons])];
  for await (const rows of storedRows(ctx.db.read, id, isMeant)) {
    for (const { cells, problems } of rows) {
      const came = columns.map((column) => safeCell(cells[column] ?? ""));
      lines.push(line([...came, safeText(words.say(problems))]));
    }
  }
  return { name: words.refused, text: BYTE_ORDER_MARK + lines.join("") };
}

/** A number stays one, also below zero. */
function safeCell(cell: string): string {
  return /^-[\d.,]+$/.test(cell) ? cell : safeText(cell);
}
