import type * as v from "valibot";
import type { DraftOwner } from "#src/lib/kept/tab-drafts.ts";
import type { OthersSave } from "../together/difference-words.ts";
import type { RecordAt } from "../together/overtaker.ts";
import type { Explain } from "./use-refusal.ts";

/** A form holds every field of its schema; what is not chosen yet is "" or null, for the schema to refuse. */
export type Filled<Schema extends v.GenericSchema> = { [Key in keyof v.InferInput<Schema>]-?: unknown };

/** What a room says of its form; `Stored` is its record, undefined for a new one. */
export type RecordFormOptions<Schema extends v.GenericSchema, Values, Answer, Stored> = {
  /** The rules of the domain, as they are; what they make of the values is what is saved. */
  schema: Schema | ((record: Stored) => Schema);
  /** The record as the screen knows it; left out for a new one. */
  record?: Stored;
  /** What the form opens with. */
  values: (record: Stored) => Values;

  /** The name under which the tab keeps what is typed; without one it keeps nothing (passwords). */
  draft?: string;
  /** Whose it is; a visitor's is there for whoever uses the tab, since nobody is signed in. */
  draftOf?: DraftOwner;
  /** Sending it saves nothing yet, so the draft outlives it. */
  draftStays?: boolean;

  /** Asked before it is saved; false goes back to the form. */
  confirm?: (output: v.InferOutput<Schema>) => Promise<boolean>;
  /** The call; `record` is the version that the person knows by now. */
  save: (output: v.InferOutput<Schema>, record: Stored) => Promise<Answer>;
  /** What a form that stays open goes on from once it is saved. */
  savedAs?: (answer: Answer, output: v.InferOutput<Schema>, record: Stored) => Stored;
  /** Said once it is saved: a sentence as it is, or one that names something of the answer or of what was sent. */
  done?: (saved: { answer: Answer; output: v.InferOutput<Schema> }) => string;
  /** Puts the form away, once it is saved or when it is cancelled. */
  onClose?: () => void;
  onSaved?: (answer: Answer, output: v.InferOutput<Schema>) => void | Promise<void>;

  /** Said where the server gave no reason for a refusal; say() unless given. */
  failed?: string;
  /** A refusal in words, where its reason is not the whole of it. */
  explain?: Explain;
  /** Values that a refusal has used up, and what stands in their place now. */
  spent?: (error: unknown) => Partial<Values>;

  /** Where the record is kept: who saves too late goes on with its newest version, and others see who writes. */
  at?: RecordAt<Stored>;
  /** What there is to tell of somebody else's save, beside who it was and what the fields on the screen show. */
  told?: (before: Stored, after: Stored) => OthersSave;
  /**
   * For a form that belongs to no version of its record, such as a move and its note: what of the typed still fits the
   * record as it is now. Somebody who was overtaken goes on with that, and chooses again.
   */
  refit?: (typed: Values, record: Stored) => Values;
};
