import type { files } from "#db/schema/index.ts";
import type { FileProblem } from "#domain/imports/problems.ts";
import { type FileShape, MAX_BLANK_ROWS, MAX_ROWS, openFile, problemOf } from "#domain/imports/read-file.ts";
import { type ImportRow, rowOf } from "#domain/imports/row.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { nextTurn } from "../platform/turns.ts";

const AT_ONCE = 100;

/** The rows of a stored file, or why it is none of a catalogue; yields every hundred. */
export async function readFile(
  { portal }: SignedInCtx,
  { sha256 }: Pick<typeof files.$inferSelect, "sha256">,
): Promise<{ shape: FileShape; rows: ImportRow[] } | FileProblem> {
  if (!sha256 || !(await portal.files.has(sha256))) return { code: "lost" };
  const opened = await openFile(await portal.files.open(sha256).bytes(), nextTurn);
  if ("code" in opened) return opened;
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
