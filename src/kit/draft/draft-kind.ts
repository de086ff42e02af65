import type { Reason } from "#domain/refusal.ts";
import type { RecordAt } from "../together/overtaker.ts";

/** What a room says of its drafts; how they are kept, saved and brought together is the same for all. */
export type DraftKind<Draft extends object> = {
  /** What the device kept, by an earlier release perhaps, as a draft of today. */
  open: (found: unknown) => Draft;
  /** Whether two drafts say the same, so that nobody has to choose between them. */
  isSame: (one: Draft, other: Draft) => boolean;
  /** Whether a change is only a look around: alone it makes no draft. */
  isLookingAround: (change: Partial<Draft>) => boolean;
  /** A draft that the device kept, beside the one the page opened with. */
  resume: (kept: Draft, opened: Draft) => Draft;
  /** Why a draft that was stored is no longer this person's to save, when a refusal says so. */
  whyGone: (reason: Reason) => WhyGone | undefined;
};

/** Sent, by whomever; or discarded or taken over. */
export type WhyGone = "sent" | "removed";

/** A draft as it is stored on the server now. */
export type StoredDraft<Draft> = { draft: Draft; version: number; savedAt: Date };

/** The key comes with the save that makes the draft: sent again, it makes no second one. */
export type SaveDraft<Draft> = (
  input: { id?: string; version?: number; draft: Draft },
  idempotencyKey?: string,
) => Promise<{ id: string; version: number }>;

/** Where a draft, or the record that is edited, is stored. */
export type DraftAt<Draft> = (id: string) => RecordAt<StoredDraft<Draft>>;

/** What changes, or how it follows from the newest draft: a file may arrive while somebody types elsewhere. */
export type DraftEdit<Draft> = Partial<Draft> | ((newest: Draft) => Partial<Draft>);

/** When the page shows an edit: at once, or when the keys pause. */
export type ShowWhen = "now" | "soon";
