import { desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { imports } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { question } from "../verb.ts";
import { countStates } from "./count-states.ts";
import { type Import, loadImport } from "./load.ts";
import { countNewWords } from "./new-words.ts";

/**
 * An import as its author sees it: what it is read as, how many rows stand where, what of a plan the catalogue does not
 * know yet, and what was promised.
 */
export const getImport = question("imports.get", {
  may: ["catalogue.manage"],
  input: v.strictObject({ id: id() }),
  sample: (existing) => ({ id: existing.import }),
  async run(ctx, input) {
    const found = await loadImport(ctx.db.read, ctx, input.id);
    const counts = await countStates(ctx.db.read, found.id);
    const isPlan = found.status === "planned";
    return { ...showImport(found), counts, news: isPlan ? await countNewWords(ctx.db.read, found.id) : null };
  },
});

const MOST = 5;

/** The own imports, the latest first: a plan that waits, a run under way, and what was done. */
export const myImports = question("imports.mine", {
  may: ["catalogue.manage"],
  async run({ db, actor }) {
    const found = await db.read
      .select()
      .from(imports)
      .where(eq(imports.actorId, actor.id))
      .orderBy(desc(imports.createdAt))
      .limit(MOST);
    return found.map(showImport);
  },
});

function showImport({ id: importId, fileName, status, version, ...found }: Import) {
  const { separator, encoding, columns, ignored } = found.shape ?? {};
  return {
    id: importId,
    fileName,
    status,
    version,
    separator: separator ?? null,
    encoding: encoding ?? null,
    columns: columns?.filter((column) => column !== null) ?? [],
    ignored: ignored ?? [],
    problem: found.problem,
    predicted: found.predicted,
    createdAt: found.createdAt.toISOString(),
    startedAt: found.startedAt?.toISOString() ?? null,
    endedAt: found.endedAt?.toISOString() ?? null,
  };
}
