import { diskCodeOf, isStoreFailure, type StorageFailure, storageFailureOf } from "#db/disk-failure.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import type { Log } from "../platform/log.ts";

/** The parts of the storage; each may be on a disk of its own. */
export type StoredPart = "database" | "uploads";

/** Knows whether the portal can store, from what storing did, so that asking it costs nothing. */
export type StorageWatch = {
  /**
   * Runs an action that stores this many bytes. A failure of the disk raises the alarm and becomes a refusal; on a
   * damaged database nothing more is stored.
   */
  storing: <T>(place: StoredPart, store: () => Promise<T>, bytes?: number) => Promise<T>;
  /**
   * The refusal of a call that the disk failed, which raises the alarm, or that found too many files and connections
   * open; undefined for any other error.
   */
  refusalOf: (error: unknown) => Refusal | undefined;
  /** Refuses every use of a database that is known to be damaged: what it answers may be wrong. */
  requireSound: () => void;
  /** What is wrong, or undefined; costs nothing. */
  trouble: () => StorageFailure | undefined;
  /** While something is wrong: tries again whether there is room, at most once a second, and ends the alarm. */
  recheck: () => Promise<StorageFailure | undefined>;
};

/** Throws unless this many bytes can be stored in its place. */
type Probe = (bytes: number) => Promise<void>;

const RECHECK_MS = 1_000;
/** With less room than this the next change would fail again. */
const LEAST_ROOM_BYTES = 1024 * 1024;

export function openStorageWatch(
  log: Log,
  probes: Record<StoredPart, Probe>,
  now: () => number = () => performance.now(),
): StorageWatch {
  const troubles = new Map<StoredPart, { failure: StorageFailure; bytes: number }>();
  let checkedAt = 0;
  let checking: Promise<void> | undefined;

  function note(place: StoredPart, error: unknown, bytes = 0): Refusal | undefined {
    const failure = error instanceof Refusal ? undefined : storageFailureOf(error);
    if (!failure) return undefined;
    const before = troubles.get(place);
    if (before?.failure !== "damaged") {
      troubles.set(place, { failure, bytes: Math.max(bytes, before?.bytes ?? LEAST_ROOM_BYTES) });
      checkedAt = now();
    }
    if (!before || (failure === "damaged" && before.failure !== failure)) {
      log.error({ event: "storageTrouble", place, failure, code: diskCodeOf(error) }, "cannot store");
    }
    const refusal = refuse(failure === "noRoom" ? "noRoom" : "storageFailing");
    refusal.cause = error;
    return refusal;
  }

  /** Damage stays until a person has put back a copy. */
  async function probeAll(): Promise<void> {
    for (const [place, { failure, bytes }] of troubles) {
      if (failure === "damaged") continue;
      try {
        await probes[place](bytes);
        troubles.delete(place);
        log.warn({ event: "storageRecovered", place }, "can store again");
      } catch (error) {
        note(place, error, bytes);
      }
    }
    checkedAt = now();
  }

  async function recheck(): Promise<StorageFailure | undefined> {
    if (now() - checkedAt >= RECHECK_MS) {
      checking ??= probeAll().finally(() => {
        checking = undefined;
      });
    }
    await checking;
    return trouble();
  }

  function trouble(): StorageFailure | undefined {
    if (troubles.size === 0) return undefined;
    return troubles.get("database")?.failure ?? troubles.get("uploads")?.failure;
  }

  function requireSound(): void {
    if (troubles.get("database")?.failure === "damaged") throw refuse("storageFailing");
  }

  return {
    async storing(place, store, bytes) {
      requireSound();
      try {
        const answer = await store();
        if (troubles.size > 0) void recheck();
        return answer;
      } catch (error) {
        throw note(place, error, bytes) ?? error;
      }
    },
    refusalOf: (error) =>
      refusalWithoutDescriptors(error) ?? note(isStoreFailure(error) ? "uploads" : "database", error),
    requireSound,
    trouble,
    recheck,
  };
}

/** A refusal to try again: each connection that ends frees a descriptor. */
function refusalWithoutDescriptors(error: unknown): Refusal | undefined {
  const code = error instanceof Error && !(error instanceof Refusal) && (error as { code?: unknown }).code;
  return code === "EMFILE" || code === "ENFILE" ? refuse("busy", { retryAfterSeconds: 5 }) : undefined;
}
