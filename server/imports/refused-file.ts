import { and, asc, eq, or } from "drizzle-orm";
import { importRows } from "#db/schema/index.ts";
import { BYTE_ORDER_MARK, quoted } from "#domain/exports/csv.ts";
import { safeText } from "#domain/exports/cell.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../context.ts";
import { loadImport } from "./load.ts";
import { fileWords } from "./words.ts";

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
  const isMeant = or(eq(importRows.outcome, "refused"), eq(importRows.result, "late"));
  const rows = await ctx.db.read
    .select({ cells: importRows.cells, problems: importRows.problems })
    .from(importRows)
    .where(and(eq(importRows.importId, id), isMeant))
    .orderBy(asc(importRows.row));
  const columns = shape.columns.filter((column) => column !== null);
  const words = fileWords(ctx.locale);
  const line = (cells: readonly string[]) =>
    cells.map((cell) => quoted(cell, shape.separator)).join(shape.separator) + "\r\n";
  const lines = rows.map(({ cells, problems }) =>
    line([...columns.map((column) => safeCell(cells[column] ?? "")), safeText(words.say(problems))]),
  );
  return {
    name: words.refused,
    text: BYTE_ORDER_MARK + line([...columns, words.reasons]) + lines.join(""),
  };
}

/** A number stays one, also below zero. */
function safeCell(cell: string): string {
  return /^-[\d.,]+$/.test(cell) ? cell : safeText(cell);
}
