import type { ReactNode } from "react";
import type { FORCE, MoveForm, MoveWays } from "#domain/move-form.ts";
import type { Cents } from "#domain/money.ts";
import type { OfferedMove } from "#domain/moves.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { RecordAt } from "../together/overtaker.ts";

/** A move to make: an offered move, or a forced status. */
export type WantedMove<Verb extends string, Status extends string> = OfferedMove<Verb | typeof FORCE, Status>;

type GivenWithMove = Omit<MoveForm, "choice" | "forcedTo">;

export type MoveNames<Verb extends string, Status extends string> = {
  move: Record<Verb, () => string>;
  status: Record<Status, () => string>;
};

/** How records of a kind change status. */
export type Moving<Stored, Verb extends string, Status extends string> = {
  at: (record: Stored) => RecordAt<Stored>;
  /** The name under which the tab stores the draft of the dialog. */
  draft: (record: Stored, asked: Verb | typeof FORCE | undefined) => string;
  ways: (record: Stored) => MoveWays<Verb, Status>;
  names: (LL: TranslationFunctions) => MoveNames<Verb, Status>;
  /** The message for unexpected errors. */
  failed?: (LL: TranslationFunctions) => string;
  send: (record: Stored, move: WantedMove<Verb, Status>, given: GivenWithMove) => Promise<unknown>;
};

/** The words and extra fields of a move's dialog. */
export type MoveRow<Stored, Verb extends string, Status extends string> = {
  title: string;
  description: (record: Stored) => string;
  submit: string;
  submitting?: string;
  tone?: "danger" | "normal";
  /** Label and hint of the note field. */
  note: (move: WantedMove<Verb, Status> | undefined) => { label?: string; hint: string };
  /** The field for the original of a duplicate. */
  original?: ReactNode;
  /** Why the order counts as paid with so much missing. */
  renderDifference?: (missing: Cents) => ReactNode;
  /** What a payment confirmation says of the transfer. */
  transfer?: Record<"amount" | "paidOn" | "reference", ReactNode>;
  /** The mail that leaves with the move. */
  renderLetter?: (move: WantedMove<Verb, Status>, record: Stored, given: GivenWithMove) => ReactNode;
  /** The field for a file given with the move. */
  renderFile?: (move: WantedMove<Verb, Status>, record: Stored) => ReactNode;
};
