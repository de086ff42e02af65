import type { Reason } from "#domain/refusal.ts";
import type { RecordAt } from "../together/overtaker.ts";

/** What a noun declares about its drafts. */
export type DraftKind<Draft extends object> = {
  /** Reads a draft that the device stored. */
  open: (found: unknown) => Draft;
  /** Whether two drafts are equal, so that nobody has to choose between them. */
  isSame: (one: Draft, other: Draft) => boolean;
  /** Changes that alone create no draft, such as the step. */
  isLookingAround: (change: Partial<Draft>) => boolean;
  /** Merges the device's draft with the opened one. */
  resume: (kept: Draft, opened: Draft) => Draft;
  /** Undefined when the refusal means something else. */
  whyGone: (reason: Reason) => WhyGone | undefined;
};

/** Sent by anybody; or discarded or taken over. */
export type WhyGone = "sent" | "removed";

/** A draft as the server stores it. */
export type StoredDraft<Draft> = { draft: Draft; version: number; savedAt: Date };

/** Saves a draft; the call that creates it carries an Idempotency-Key. */
export type SaveDraft<Draft> = (
  input: { id?: string; version?: number; draft: Draft },
  idempotencyKey?: string,
) => Promise<{ id: string; version: number }>;

/** Where a draft, or the record being edited, is stored. */
export type DraftAt<Draft> = (id: string) => RecordAt<StoredDraft<Draft>>;

/** Changed fields; a function for edits that may come late, such as an uploaded file. */
export type DraftEdit<Draft> = Partial<Draft> | ((newest: Draft) => Partial<Draft>);

/** When a change is drawn: "now", or "soon", when typing pauses. */
export type ShowWhen = "now" | "soon";
