import { describeError } from "../platform/log.ts";
import type { Portal } from "../portal/portal.ts";
import { mailFailure } from "./mail-failure.ts";
import { backUpInOwnProcess, type OwnBackup } from "./own-process.ts";
import { type BackupState, noteBegun, noteFailure, readBackupState, readStored } from "./state.ts";
import type { Phase } from "./take.ts";

/** How far one has come that is being made. */
export type UnderWay = { since: string; phase: Phase };

type Backups = { underWay?: UnderWay; child?: OwnBackup; isStopped: boolean };

const all = new WeakMap<Portal, Backups>();

function backupsOf(portal: Portal): Backups {
  const known = all.get(portal) ?? { isStopped: false };
  all.set(portal, known);
  return known;
}

/** For the status page: the result of the last backup, when the next is due, and the progress of a running one. */
export function backupsNow(portal: Portal): BackupState & { underWay: UnderWay | null } {
  return { ...readBackupState(portal.env, portal.clock()), underWay: backupsOf(portal).underWay ?? null };
}

/** Resolves when a backup was made, or failed and was noted; a backup under way already is the same one. */
export async function backUpNow(portal: Portal): Promise<void> {
  const backups = backupsOf(portal);
  if (backups.underWay) return;
  const since = portal.clock().toISOString();
  backups.underWay = { since, phase: "snapshot" };
  const onPhase = (phase: Phase) => {
    backups.underWay = { since, phase };
  };
  try {
    backups.child = backUpInOwnProcess(portal.env, { onPhase });
    const reason = await backups.child.done;
    if (backups.isStopped) return;
    if (reason === undefined) portal.log.info({ event: "backedUp" }, "backup made");
    else await tellFailure(portal, reason);
  } catch (error) {
    portal.log.error(describeError(error), "the backup could not be told of");
  } finally {
    delete backups.underWay;
    delete backups.child;
  }
}

async function tellFailure(portal: Portal, reason: string): Promise<void> {
  const { env, log } = portal;
  log.error({ event: "backupFailed", reason }, "no backup was made");
  const failure = noteFailure(env.DATA_DIR, reason, portal.clock());
  const { place } = readBackupState(env, portal.clock());
  await mailFailure(portal, { failure, lastGood: readStored(env.DATA_DIR).lastGood, place });
}

/** Makes a backup whenever it is due; a failed attempt is repeated within the hour. */
export async function backUpWhenDue(portal: Portal): Promise<void> {
  const now = portal.clock();
  const { mode, next } = readBackupState(portal.env, now);
  if (mode === "on" && next !== undefined && Date.parse(next) <= now.getTime()) await backUpNow(portal);
}

/**
 * Marks the portal as making backups; a stop ends a backup under way. The clock decides when they are made
 * (clock-jobs.ts).
 */
export function readyBackups(portal: Portal): { stop: () => void } {
  const backups = backupsOf(portal);
  if (portal.env.BACKUP_EVERY > 0) noteBegun(portal.env.DATA_DIR, portal.clock());
  return {
    stop() {
      backups.isStopped = true;
      backups.child?.stop();
    },
  };
}
