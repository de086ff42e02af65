import type { Portal } from "../portal/portal.ts";
import { readBackupState } from "./state.ts";

/** How long the answer is cached: health is queried thousands of times a second, and it reads a file. */
const KEPT_MS = 10_000;
const kept = new WeakMap<Portal, { at: number; isLate: boolean }>();

/** Whether backups are on and the last good one is older than 26 hours. */
export function isBackupLate(portal: Portal): boolean {
  const at = performance.now();
  const before = kept.get(portal);
  if (before && at - before.at < KEPT_MS) return before.isLate;
  const { isLate } = readBackupState(portal.env, portal.clock());
  kept.set(portal, { at, isLate });
  return isLate;
}
