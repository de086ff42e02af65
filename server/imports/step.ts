import { and, eq } from "drizzle-orm";
import { nextVersion } from "#db/columns.ts";
import { imports } from "#db/schema/index.ts";
import type { SignedInCtx } from "../context.ts";
import { contextInTheNameOf } from "../in-the-name-of.ts";
import type { Portal } from "../portal.ts";
import { importSome } from "./import-some.ts";
import type { Import } from "./load.ts";
import { readPlan } from "./read-plan.ts";

/** Goes one step further with an import, in the name of whoever began it; true once there is nothing left to do. */
export async function step(portal: Portal, run: Import): Promise<boolean> {
  const ctx = await contextOf(portal, run);
  if (!ctx) {
    await portal.db.write((tx) =>
      tx
        .update(imports)
        .set({ status: run.plannedAt ? "stopped" : "unreadable", version: nextVersion() })
        .where(and(eq(imports.id, run.id), eq(imports.status, run.status))),
    );
    return true;
  }
  if (run.status === "running") return importSome(ctx, run);
  await readPlan(ctx, run);
  return true;
}

function contextOf(portal: Portal, { id, actorId, predicted }: Import): Promise<SignedInCtx | undefined> {
  const count = (predicted?.create ?? 0) + (predicted?.change ?? 0);
  return contextInTheNameOf(portal, { id, actorId, count, of: "import", may: ["catalogue.manage"] });
}
