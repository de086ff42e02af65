import { BYTE_ORDER_MARK, quoted } from "#domain/exports/csv.ts";
import { safeText } from "#domain/exports/cell.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../context.ts";
import { takeTurn } from "../rate.ts";
import { loadRun } from "../runs/load.ts";
import { isNotImported } from "./count-states.ts";
import { factsOf, IMPORT_RUNS } from "./runs-of.ts";
import { storedRows } from "./stored-rows.ts";
import { fileWords } from "./words.ts";

/** In ten minutes; each may have ten thousand rows. */
const FILES = { limit: 30, windowMs: 10 * 60_000 };

/**
 * The rows not imported with their reasons, in the notation of the file, so that it can be corrected and sent again.
 */
export async function writeRefused(
  ctx: SignedInCtx,
  importId: string,
): Promise<{ name: string; text: string }> {
  const run = await loadRun(ctx.db.read, ctx, IMPORT_RUNS, importId);
  const { shape } = factsOf(run);
  if (!shape) throw refuse("notFound", { record: "file" });
  takeTurn(ctx.portal.limiter, `refused:${ctx.actor.id}`, FILES);
  const columns = shape.columns.filter((column) => column !== null);
  const words = fileWords(ctx.locale);
  const line = (cells: readonly string[]) =>
    cells.map((cell) => quoted(cell, shape.separator)).join(shape.separator) + "\r\n";
  const lines = [line([...columns, words.reasons])];
  for await (const rows of storedRows(ctx.db.read, run.id, isNotImported)) {
    for (const { cells, problems } of rows) {
      const came = columns.map((column) => safeText(cells[column] ?? ""));
      lines.push(line([...came, safeText(words.say(problems))]));
    }
  }
  return { name: words.refused, text: BYTE_ORDER_MARK + lines.join("") };
}
