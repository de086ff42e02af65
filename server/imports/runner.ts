import { asc, inArray } from "drizzle-orm";
import { imports } from "#db/schema/index.ts";
import type { Portal } from "../portal.ts";
import { type Runner, startRunner } from "../runner.ts";
import type { Import } from "./load.ts";

/** Reads the files that somebody wants to import, and goes through the plans that somebody ran. */
export function startImportRunner(portal: Portal): Runner {
  return startRunner<Import>(portal, {
    find: ({ db }) =>
      db.read
        .select()
        .from(imports)
        .where(inArray(imports.status, ["reading", "running"]))
        .orderBy(asc(imports.createdAt)),
    /** A start reads none of it. */
    step: async (of, run) => (await import("./step.ts")).step(of, run),
    waits: "an import waits",
  });
}
