import { eq } from "drizzle-orm";
import { files, runRows } from "#db/schema/index.ts";
import type { FileProblem } from "#domain/imports/problems.ts";
import { type FileShape, MAX_BLANK_ROWS, MAX_ROWS, openFile, problemOf } from "#domain/imports/read-file.ts";
import { type ImportRow, rowOf } from "#domain/imports/row.ts";
import type { SignedInCtx } from "../context.ts";
import { nextTurn } from "../platform/turns.ts";
import type { Run } from "../runs/kind.ts";
import { findStill, moveOn } from "../runs/load.ts";
import { factsOf, type ImportFacts } from "./runs-of.ts";
import { asItCame, readStoredRows, storeRows } from "./stored-rows.ts";
import { assessRows } from "./assess.ts";

type Whole = { shape: FileShape; rows: ImportRow[] };

const AT_ONCE = 100;

/**
 * Reads the file, or the corrected rows, assesses every row and stores the plan in parts; after a restart it begins
 * again.
 */
export async function readPlan(ctx: SignedInCtx, run: Run): Promise<void> {
  const facts = factsOf(run);
  const whole =
    run.plannedAt && facts.shape ? await readKept(ctx, run, facts.shape) : await readFile(ctx, facts);
  if ("code" in whole) return settle(ctx, run, { status: "unreadable", facts: { ...facts, problem: whole } });
  const { shape, rows } = whole;
  const planned = await assessRows(ctx.db.read, rows, shape, ctx.locale);
  if (!run.plannedAt) await forget(ctx, run);
  for (let from = 0; from < planned.length; from += AT_ONCE) {
    const isThere = await ctx.db.write(async (tx) => {
      const isWanted = (await findStill(tx, run)) !== undefined;
      if (isWanted) await storeRows(tx, run.id, planned.slice(from, from + AT_ONCE));
      return isWanted;
    });
    if (!isThere) return;
  }
  await settle(ctx, run, { status: "planned", facts: { ...facts, shape }, plannedAt: ctx.now });
}

async function readKept(ctx: SignedInCtx, { id }: Run, shape: FileShape): Promise<Whole> {
  return { shape, rows: (await readStoredRows(ctx.db.read, id)).map(asItCame) };
}

async function readFile(ctx: SignedInCtx, { fileId }: ImportFacts): Promise<Whole | FileProblem> {
  const bytes = await readBytes(ctx, fileId);
  if (!bytes) return { code: "lost" };
  await nextTurn();
  const opened = await openFile(bytes, nextTurn);
  if ("code" in opened) return opened;
  await nextTurn();
  const { shape, records } = opened;
  const rows: ImportRow[] = [];
  let blank = 0;
  for (let next = records.next(); ; next = records.next()) {
    if (next.done) return problemOf(next.value) ?? (rows.length > 0 ? { shape, rows } : { code: "noRow" });
    const isBlank = next.value.cells.length === 0;
    if (rows.length === MAX_ROWS && !isBlank) return { code: "tooManyRows", limit: MAX_ROWS };
    if (isBlank) blank += 1;
    else rows.push(rowOf(next.value, shape));
    if (blank > MAX_BLANK_ROWS) return { code: "tooManyRows", limit: MAX_ROWS };
    if ((rows.length + blank) % AT_ONCE === 0) await nextTurn();
  }
}

async function readBytes({ db, portal }: SignedInCtx, fileId: string): Promise<Uint8Array | undefined> {
  const [file] = await db.read.select().from(files).where(eq(files.id, fileId));
  if (!file?.sha256 || !(await portal.files.has(file.sha256))) return undefined;
  return portal.files.open(file.sha256).bytes();
}

/** Left by an interrupted reading. */
async function forget({ db }: SignedInCtx, { id }: Run): Promise<void> {
  await db.write((tx) => tx.delete(runRows).where(eq(runRows.runId, id)));
}

async function settle(
  { db }: SignedInCtx,
  run: Run,
  change: Partial<Omit<Run, "facts">> & { facts: ImportFacts },
): Promise<void> {
  await db.write((tx) => moveOn(tx, run, change));
}
