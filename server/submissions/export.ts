import { isNamed } from "#db/every.ts";
import { submissions } from "#db/schema/index.ts";
import { submissionColumns } from "#domain/submissions/columns.ts";
import type { Ctx } from "../portal/context.ts";
import { everySubmission } from "./list.ts";
import { exportOf } from "../exports/export-of.ts";

export const submissionExport = exportOf({
  may: ["submissions.view"],
  every: everySubmission,
  read,
  columns: submissionColumns,
  words: (LL) => LL.submissions.list,
});

async function read(ctx: Ctx, ids: readonly string[]) {
  return ctx.db.read.select().from(submissions).where(isNamed(submissions.id, ids));
}
