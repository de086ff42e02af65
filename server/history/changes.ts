import { and, eq, isNotNull } from "drizzle-orm";
import * as v from "valibot";
import { history } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { question } from "../verb.ts";
import { isShownTo } from "./shown-to.ts";

/** The old and the new values of one row of the history; null when the list has no such row. */
export const getChanges = question("history.changes", {
  may: ["history.view"],
  input: v.object({ id: id() }),
  sample: ({ historyEntry }) => ({ id: historyEntry }),
  async run(ctx, input) {
    const [row] = await ctx.db.read
      .select({ record: history.record, changes: history.changes })
      .from(history)
      .where(and(eq(history.id, input.id), isNotNull(history.searchRow), isShownTo(ctx.actor)));
    return row ? { record: row.record, changes: row.changes ?? {} } : null;
  },
});
