import type * as v from "valibot";
import type { Late } from "#src/lib/kept/late.ts";
import type { DraftOwner } from "#src/lib/kept/tab-drafts.ts";
import type { OthersSave } from "../together/difference-words.ts";
import type { RecordAt } from "../together/overtaker.ts";
import type { Explain } from "./use-refusal.ts";

/** Every field of the schema is present; "" or null where nothing is chosen yet. */
export type Filled<Schema extends v.GenericSchema> = { [Key in keyof v.InferInput<Schema>]-?: unknown };

/** Where typed values are stored until they are saved. */
export type DraftPlace = {
  read: () => unknown;
  keep: (content: { values: object; base?: unknown }) => void;
  drop: () => void;
};

/** `Stored` is the record, undefined for a new record. */
export type RecordFormOptions<Schema extends v.GenericSchema, Values, Answer, Stored> = {
  /** `save` receives the output of this schema. */
  schema: Schema | ((record: Stored) => Schema);
  /** The record as shown; absent for a new record. */
  record?: Stored;
  /** The form's values for a record. */
  values: (record: Stored) => Values;

  /** The name under which the tab stores typed values, or another place for them; absent for passwords. */
  draft?: string | DraftPlace;
  /** For a long form: compares and stores its values a moment later, so that no key waits. */
  late?: Late;
  /** Whose draft it is; anybody in the tab can read a visitor's. */
  draftOf?: DraftOwner;
  /** Keep the draft after sending, which saves nothing yet. */
  draftStays?: boolean;

  /** Confirms before saving, and again over a newer record; false returns to the form. */
  confirm?: (output: v.InferOutput<Schema>, record: Stored) => Promise<boolean>;
  /** `record` is the version that the form started from. */
  save: (output: v.InferOutput<Schema>, record: Stored) => Promise<Answer>;
  /** Whether saving an unchanged record is allowed, because it does more than store the values. */
  maySendUnchanged?: (record: Stored) => boolean;
  /** The new base of a form that stays open. */
  savedAs?: (answer: Answer, output: v.InferOutput<Schema>, record: Stored) => Stored;
  done?: (saved: { answer: Answer; output: v.InferOutput<Schema> }) => string;
  /** Called after saving or cancelling. */
  onClose?: () => void;
  onSaved?: (answer: Answer, output: v.InferOutput<Schema>) => void | Promise<void>;

  /** The message for unexpected errors; default say(). */
  failed?: string;
  /** Says a refusal in the form's own words. */
  explain?: Explain;
  /** Replaces values that a refusal has used up. */
  spent?: (error: unknown) => Partial<Values>;

  /** Where the record is stored: merges late saves, and shows who writes. */
  at?: RecordAt<Stored>;
  /** Details of another person's save beyond the shown fields. */
  told?: (before: Stored, after: Stored) => OthersSave;
  /**
   * For forms without a version, such as a move: what of the typed still fits the newer record. After a conflict the
   * person chooses again.
   */
  refit?: (typed: Values, record: Stored) => Values;
};
