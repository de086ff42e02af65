import type * as v from "valibot";
import type { Late } from "#src/lib/kept/late.ts";
import type { DraftOwner } from "#src/lib/kept/tab-drafts.ts";
import type { OthersSave } from "../together/difference-words.ts";
import type { RecordAt } from "../together/overtaker.ts";
import type { Explain } from "./use-refusal.ts";

/** Every field of the schema is present; "" or null where nothing is chosen yet. */
export type Filled<Schema extends v.GenericSchema> = { [Key in keyof v.InferInput<Schema>]-?: unknown };

/** Where what is typed is kept until it is saved. */
export type DraftPlace = {
  read: () => unknown;
  keep: (content: { values: object; base?: unknown }) => void;
  drop: () => void;
};

/** `Stored` is the record, undefined for a new one. */
export type RecordFormOptions<Schema extends v.GenericSchema, Values, Answer, Stored> = {
  /** Its output is what is saved. */
  schema: Schema | ((record: Stored) => Schema);
  /** As shown; absent for a new one. */
  record?: Stored;
  /** Initial values. */
  values: (record: Stored) => Values;

  /** The tab keeps what is typed under this name, or another place does; without one, nothing (passwords). */
  draft?: string | DraftPlace;
  /** Of a form so long that comparing and keeping it would hold a key up: it is done a moment later. */
  late?: Late;
  /** A visitor's is readable by anybody in the tab, since nobody is signed in. */
  draftOf?: DraftOwner;
  /** Keep the draft after sending, which saves nothing yet. */
  draftStays?: boolean;

  /** Asked first, and again over a newer record; false returns to the form. */
  confirm?: (output: v.InferOutput<Schema>, record: Stored) => Promise<boolean>;
  /** `record` is the known version. */
  save: (output: v.InferOutput<Schema>, record: Stored) => Promise<Answer>;
  /** Where saving does more than keep the values; any other form over a record refuses to save it as it is. */
  maySendUnchanged?: (record: Stored) => boolean;
  /** The new base of a form that stays open. */
  savedAs?: (answer: Answer, output: v.InferOutput<Schema>, record: Stored) => Stored;
  /** The success message. */
  done?: (saved: { answer: Answer; output: v.InferOutput<Schema> }) => string;
  /** After saving or cancelling. */
  onClose?: () => void;
  onSaved?: (answer: Answer, output: v.InferOutput<Schema>) => void | Promise<void>;

  /** For unexpected errors; default say(). */
  failed?: string;
  /** A refusal in other words. */
  explain?: Explain;
  /** Replaces values that a refusal has used up. */
  spent?: (error: unknown) => Partial<Values>;

  /** Where the record is kept: merges late saves, and shows who writes. */
  at?: RecordAt<Stored>;
  /** Details of another person's save beyond the shown fields. */
  told?: (before: Stored, after: Stored) => OthersSave;
  /**
   * For forms without a version, such as a move: what of the typed still fits the newer record. After a conflict the
   * person chooses again.
   */
  refit?: (typed: Values, record: Stored) => Values;
};
