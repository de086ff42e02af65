import type { HeardKind } from "./records.ts";

/**
 * What pages show and no history records: how far a message or a campaign has come, a shared view, one's own settings
 * and logins, when somebody was last here, drafts while they are written, how far the evaluation has come, and one's own
 * imports.
 */
export type ShownKind =
  | "mail"
  | "campaign"
  | "view"
  | "own"
  | "login"
  | "ownDraft"
  | "colleaguesDraft"
  | "progress"
  | "import";

/** Kinds that open pages are notified of: records, runs (to their author only), and what has no history. */
export type LiveKind = HeardKind | "run" | ShownKind;

/** Says that a record changed, not what: readers fetch it again. */
export type LiveChange = { kind: LiveKind; id: string; version: number | null };

/** `isAll`: more happened than is remembered, so everything is read again. */
export type Missed = { position: string; changes: readonly LiveChange[]; isAll: boolean };

/** Seconds between two keep-alive messages. */
export const BEAT_SECONDS = 25;

/** Header of every answer: how far changes had come when it began. */
export const POSITION_HEADER = "x-live-position";

export const LIVE_EVENTS = {
  hello: "hello",
  change: "change",
  resync: "resync",
  beat: "beat",
  /** A team member opened or left a record. */
  looking: "looking",
} as const;
