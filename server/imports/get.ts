import * as v from "valibot";
import { id } from "#domain/fields.ts";
import { canUndo } from "#domain/runs/run.ts";
import type { ImportStatus } from "#domain/imports/import.ts";
import type { Run } from "../runs/kind.ts";
import { loadRun } from "../runs/load.ts";
import { ownRuns } from "../runs/mine.ts";
import { question } from "../verb.ts";
import { countStates } from "./count-states.ts";
import { countNewWords } from "./new-words.ts";
import { factsOf, IMPORT_RUNS } from "./runs-of.ts";

/** For its author: how the file is read, row counts, new words, and the confirmed outcome. */
export const getImport = question("imports.get", {
  may: ["catalogue.manage"],
  input: v.strictObject({ id: id() }),
  sample: (existing) => ({ id: existing.import }),
  async run(ctx, input) {
    const found = await loadRun(ctx.db.read, ctx, IMPORT_RUNS, input.id);
    const counts = await countStates(ctx.db.read, found.id);
    const isPlan = found.status === "planned";
    const facts = {
      hasWayBack: true,
      status: found.status,
      endedAt: found.endedAt?.getTime() ?? null,
      done: counts.created + counts.changed,
    };
    return {
      ...showImport(found),
      counts,
      canUndo: canUndo(facts, ctx.now.getTime()),
      news: isPlan ? await countNewWords(ctx.db.read, found.id) : null,
    };
  },
});

const MOST = 5;

/** Newest first. */
export const myImports = question("imports.mine", {
  may: ["catalogue.manage"],
  async run(ctx) {
    const found = await ownRuns(ctx, { kinds: IMPORT_RUNS.kinds, most: MOST });
    return found.map(showImport);
  },
});

function showImport(run: Run) {
  const { fileName, shape, problem, predicted } = factsOf(run);
  // An import is never frozen.
  const status = run.status as ImportStatus;
  return {
    id: run.id,
    fileName,
    status,
    version: run.version,
    separator: shape?.separator ?? null,
    encoding: shape?.encoding ?? null,
    columns: shape?.columns.filter((column) => column !== null) ?? [],
    ignored: shape?.ignored ?? [],
    /** It broke off without finding any. */
    problem: problem ?? (status === "unreadable" ? ({ code: "failed" } as const) : null),
    predicted,
    createdAt: run.createdAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    endedAt: run.endedAt?.toISOString() ?? null,
  };
}
