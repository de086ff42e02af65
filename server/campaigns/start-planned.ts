import { campaigns } from "#db/schema/index.ts";
import { describeError } from "../platform/log.ts";
import type { Portal } from "../portal.ts";
import { readLate } from "../read-late.ts";
import { isDueBy } from "./due.ts";

const EVERY_MS = 15_000;

/** Looks by the portal's own clock; what begins them is loaded with the first. */
export function startPlanned(portal: Portal): { stop: () => void } {
  let isAtWork = false;
  async function look(): Promise<void> {
    if (isAtWork) return;
    isAtWork = true;
    try {
      if ((await portal.db.read.$count(campaigns, isDueBy(portal.clock()))) === 0) return;
      const { beginPlanned } = await readLate(() => import("./begin-planned.ts"));
      await beginPlanned(portal);
    } catch (error) {
      portal.log.error(describeError(error), "planned campaigns failed");
    } finally {
      isAtWork = false;
    }
  }
  const timer = setInterval(() => void look(), EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
