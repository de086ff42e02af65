import { isUnreachable } from "./unreachable.ts";

/**
 * What can be wrong with the disk under the data: no room is left, it cannot be read or written, or what it holds is
 * no longer what was stored.
 */
export type DiskFailure = "noRoom" | "failing" | "damaged";
/** Or that no disk of this machine is to blame: the database server or the store of the files does not answer. */
export type StorageFailure = DiskFailure | "databaseAway" | "storeAway";

const FAILURES: readonly [DiskFailure, RegExp][] = [
  // EFBIG is the limit of a process or of the file system, EDQUOT that of an account.
  ["noRoom", /^(?:ENOSPC|EDQUOT|EFBIG|SQLITE_FULL)/],
  ["failing", /^(?:EIO|EROFS|EACCES|EPERM|ENOTDIR|SQLITE_(?:IOERR|READONLY|CANTOPEN|PERM))/],
  ["damaged", /^SQLITE_(?:CORRUPT|NOTADB)/],
];

/** Whether what failed was a store that speaks S3, and no disk. */
export function isStoreFailure(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code;
    if (code === "S3_SLOW" || (cause.name === "S3Error" && code !== "NoSuchKey")) return true;
  }
  return false;
}

/** The failure of what stores behind an error or one of its causes; undefined when that did nothing wrong. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (isStoreFailure(error)) return "storeAway";
  return isUnreachable(error) ? "databaseAway" : diskFailureOf(error);
}

/** Which failure of the disk the error stands for; undefined for any other error. */
export function diskFailureOf(error: unknown): DiskFailure | undefined {
  const code = diskCodeOf(error);
  return FAILURES.find(([, codes]) => code !== undefined && codes.test(code))?.[0];
}

/** The code the system or the database gave that failure, for the operator. */
export function diskCodeOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = String((cause as { code?: unknown }).code ?? "");
    if (FAILURES.some(([, codes]) => codes.test(code)) || isStoreFailure(cause) || isUnreachable(cause))
      return code;
  }
  return undefined;
}
