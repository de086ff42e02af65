import * as v from "valibot";
import type { Met } from "#db/every.ts";
import type { BulkAct } from "#domain/bulk/acts.ts";
import type { BulkSelection } from "#domain/bulk/selection.ts";
import type { Question } from "#domain/lists/contract.ts";
import type { Filters } from "#domain/lists/filter.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { readMoment } from "../event/moment.ts";
import { nextTurn } from "../platform/turns.ts";
import type { AnyBulk, Assessed } from "../runs/bulk-of.ts";

const AT_ONCE = 250;

/**
 * The current set in list order; later matches are not in it. Assessed a few hundred at a time, yielding in between.
 */
export async function assessAll(
  ctx: SignedInCtx,
  bulk: AnyBulk,
  { verb }: BulkAct,
  selection: BulkSelection,
): Promise<Assessed[]> {
  const met = await meet(ctx, bulk, selection);
  const frozen: Assessed[] = [];
  const noted = new Set<string>();
  for (let from = 0; from < met.length; from += AT_ONCE) {
    const ids = met.slice(from, from + AT_ONCE).map(({ id }) => id);
    const rows = await bulk.assess(ctx.db.read, ctx, ids, verb, noted);
    const assessed = new Map(rows.map((row) => [row.id, row]));
    for (const id of ids) {
      const row = assessed.get(id);
      if (row) frozen.push(row);
    }
    await nextTurn();
  }
  if (frozen.length === 0) throw refuse("nothingChanged");
  return frozen;
}

async function meet(ctx: SignedInCtx, bulk: AnyBulk, selection: BulkSelection): Promise<Met[]> {
  const { db } = ctx;
  const every = bulk.every(ctx);
  const at = await readMoment(ctx);
  if (selection.kind === "ids") {
    return every.meet(db.read, { question: v.parse(every.contract.input, {}), ids: selection.ids }, at);
  }
  // The list's own schema validates the query.
  const question = v.safeParse(every.contract.input, selection.question);
  if (!question.success) throw refuse("nothingChanged");
  return every.meet(
    db.read,
    {
      question: question.output as Question<string, Filters>,
      except: selection.except,
    },
    at,
  );
}
