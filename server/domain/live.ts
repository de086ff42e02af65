import type { HistoryRecord } from "./history.ts";

/**
 * What a screen is told of: an order with its requests, contracts and payments, a submission with its people, an
 * account, what everybody reads (the catalogue, the facts of the event), and a run over many rows with its author.
 */
export const LIVE_KINDS = [
  "order",
  "submission",
  "account",
  "catalogueItem",
  "settings",
  "evaluation",
  "note",
  "assignment",
  "plannedDecision",
  "run",
] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/** That something was changed, never what: who may see it reads it again. `version` where the record has one. */
export type LiveChange = { kind: LiveKind; id: string; version: number | null };

/** As what a change of each record is told. */
export const TOLD_AS = {
  order: "order",
  request: "order",
  contract: "order",
  submission: "submission",
  invitation: "submission",
  account: "account",
  catalogueItem: "catalogueItem",
  settings: "settings",
  evaluation: "evaluation",
  note: "note",
  assignment: "assignment",
  plannedDecision: "plannedDecision",
  likeness: "note",
} as const satisfies Record<HistoryRecord, LiveKind>;

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

export function readLiveChange(value: unknown): LiveChange | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { kind, id, version = null } = value as Partial<Record<keyof LiveChange, unknown>>;
  const known = LIVE_KINDS.find((name) => name === kind);
  if (!known || typeof id !== "string") return undefined;
  return { kind: known, id, version: typeof version === "number" ? version : null };
}
