import { isPassing } from "#domain/refusal.ts";
import type { SignedInCtx } from "../context.ts";
import { contextInTheNameOf } from "../in-the-name-of.ts";
import { describeError } from "../platform/log.ts";
import type { Portal } from "../portal.ts";
import { importSome } from "./import-some.ts";
import { type Import, moveFrom } from "./load.ts";
import { readPlan } from "./read-plan.ts";

/**
 * Goes one step further with an import, in the name of whoever began it; true once there is nothing left to do. What
 * passes by itself is waited for; an import that anything else keeps from going on is given up, and its author sees it.
 */
export async function step(portal: Portal, run: Import): Promise<boolean> {
  const ctx = await contextOf(portal, run);
  if (!ctx) return giveUp(portal, run);
  try {
    if (run.status === "running") return await importSome(ctx, run);
    await readPlan(ctx, run);
    return true;
  } catch (error) {
    if (isPassing(error) || portal.storage.refusalOf(error)) throw error;
    portal.log.error({ import: run.id, ...describeError(error) }, "failed");
    return giveUp(portal, run);
  }
}

/** Rows that are done stay done, and a plan that was to be weighed anew stays what it was. */
async function giveUp({ db }: Portal, run: Import): Promise<true> {
  const change: Partial<Import> =
    run.status === "running"
      ? { status: "stopped" }
      : run.plannedAt
        ? { status: "planned" }
        : { status: "unreadable", problem: { code: "failed" } };
  await db.write((tx) => moveFrom(tx, run, change));
  return true;
}

function contextOf(portal: Portal, { id, actorId, predicted }: Import): Promise<SignedInCtx | undefined> {
  const count = (predicted?.create ?? 0) + (predicted?.change ?? 0);
  return contextInTheNameOf(portal, { id, actorId, count, of: "import", may: ["catalogue.manage"] });
}
