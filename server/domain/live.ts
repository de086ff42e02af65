import type { HeardKind } from "./records.ts";

/** What open pages hear of: records, and a run over many rows, of which its author alone hears. */
export type LiveKind = HeardKind | "run";

/** That something was changed, never what: who may see it reads it again. `version` where the record has one. */
export type LiveChange = { kind: LiveKind; id: string; version: number | null };

/** What happened while a reader was away. `isAll`: more than is remembered, so everything is read again. */
export type Missed = { position: string; changes: readonly LiveChange[]; isAll: boolean };

/** Seconds between two signs of life of a stream. */
export const BEAT_SECONDS = 25;

/** The header by which every answer says how far the changes had come when it was begun. */
export const POSITION_HEADER = "x-live-position";

/** The names of the events of a stream. */
export const LIVE_EVENTS = {
  hello: "hello",
  change: "change",
  resync: "resync",
  beat: "beat",
  /** Somebody of the team came to a record, or left it. */
  looking: "looking",
} as const;
