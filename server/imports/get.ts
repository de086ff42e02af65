import { desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { imports } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { question } from "../call/verb.ts";
import { countStates, type Import, loadImport } from "./load.ts";
import { countNewWords } from "./new-words.ts";

/** For its author: how the file was read, row counts, and the new words of a plan. */
export const getImport = question("imports.get", {
  may: ["catalogue.manage"],
  input: v.strictObject({ id: id() }),
  sample: (existing) => ({ id: existing.import }),
  async run(ctx, input) {
    const found = await loadImport(ctx.db.read, ctx, input.id);
    const { separator, encoding, columns, ignored } = found.shape;
    return {
      ...showImport(found),
      version: found.version,
      separator,
      encoding,
      columns: columns.filter((column) => column !== null),
      ignored,
      counts: await countStates(ctx.db.read, found.id),
      news: found.doneAt ? null : await countNewWords(ctx.db.read, found.id),
    };
  },
});

const MOST = 5;

/** The caller's imports, newest first. */
export const myImports = question("imports.mine", {
  may: ["catalogue.manage"],
  async run({ db, actor }) {
    const isOwn = eq(imports.actorId, actor.id);
    const found = await db.read
      .select()
      .from(imports)
      .where(isOwn)
      .orderBy(desc(imports.createdAt))
      .limit(MOST);
    return found.map(showImport);
  },
});

function showImport({ id, fileName, createdAt, doneAt }: Import) {
  return { id, fileName, isDone: doneAt !== null, createdAt: createdAt.toISOString() };
}
