import { statSync } from "node:fs";
import { type BackupState, readBackupState } from "../../backup/state.ts";
import { may, nearest } from "./disk.ts";
import { type Finding, mind, ok, type Patient } from "./finding.ts";

/** Whether there is a backup to put back, how old it is, and whether it lies on the disk it is to save from. */
export async function examineBackups({ env, now, runningAs }: Patient): Promise<Finding[]> {
  const state = readBackupState(env, now);
  if (state.mode === "server") return [];
  if (state.mode === "off") {
    const fix = "let something else make them, or set BACKUP_EVERY to hours";
    return [mind("backup", "none is made by itself (BACKUP_EVERY=0)", fix)];
  }
  const closed = whyClosed(env);
  if (closed) return [closed];
  const { lastGood, failure } = state;
  if (!lastGood && !failure && !state.isLate) {
    return [ok("backup", `none yet; the first follows ${runningAs ? "soon" : "a start"}`)];
  }
  const found = lastGood
    ? `the last of ${lastGood.takenAt.slice(0, 16)} UTC, in ${lastGood.place}`
    : "none yet";
  if (failure)
    return [mind("backup", `${found}; since then: ${failure.reason}`, "mend that, then `portal backup`")];
  if (state.isLate)
    return [mind("backup", `${found}: it is late`, "is the portal running? then `portal backup`")];
  if (isOnTheSameDisk(state, env.DATA_DIR)) {
    const fix = "set BACKUP_TO to another disk or to a store";
    return [mind("backup", `${found}, on the disk it is to save you from`, fix)];
  }
  return [ok("backup", found)];
}

/** What would keep the next one from being stored, said before it fails. */
function whyClosed({
  BACKUP_TO,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
}: Patient["env"]): Finding | undefined {
  if (BACKUP_TO === undefined) return undefined;
  if (BACKUP_TO.startsWith("s3://")) {
    if (S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) return undefined;
    const fix = "set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY";
    return mind("backup", `${BACKUP_TO} cannot be opened without a key`, fix);
  }
  const folder = nearest(BACKUP_TO);
  if (statSync(folder).isDirectory() && may(folder)) return undefined;
  const fix = `make ${BACKUP_TO} for the user that runs the portal, or set BACKUP_TO to another folder`;
  return mind("backup", `user ${process.getuid?.()} may not write ${folder}, where BACKUP_TO leads`, fix);
}

function isOnTheSameDisk({ place }: BackupState, dataDir: string): boolean {
  try {
    return statSync(place).dev === statSync(dataDir).dev;
  } catch {
    return false;
  }
}
