import type { ReactNode } from "react";
import type { FORCE, MoveForm, MoveWays } from "#domain/move-form.ts";
import type { OfferedMove } from "#domain/moves.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { RecordAt } from "../together/overtaker.ts";

/** A move of the table, or a status that is forced. */
export type WantedMove<Verb extends string, Status extends string> = OfferedMove<Verb | typeof FORCE, Status>;

/** What is given with a move. */
export type GivenWithMove = Pick<MoveForm, "note" | "originalId" | "files">;

/** What the moves and the statuses of a record are called. */
export type MoveNames<Verb extends string, Status extends string> = {
  move: Record<Verb, () => string>;
  status: Record<Status, () => string>;
};

/** How the records of a kind are moved from one status to another. */
export type Moving<Stored, Verb extends string, Status extends string> = {
  at: (record: Stored) => RecordAt<Stored>;
  /** The name under which the tab keeps what is typed. */
  draft: (record: Stored, asked: Verb | typeof FORCE | undefined) => string;
  /** How its status may change now. */
  ways: (record: Stored) => MoveWays<Verb, Status>;
  names: (LL: TranslationFunctions) => MoveNames<Verb, Status>;
  /** Said where the server gave no reason for a refusal. */
  failed?: (LL: TranslationFunctions) => string;
  send: (record: Stored, move: WantedMove<Verb, Status>, given: GivenWithMove) => Promise<unknown>;
};

/** How a row of the move table is asked about. */
export type MoveRow<Stored, Verb extends string, Status extends string> = {
  title: string;
  description: (record: Stored) => string;
  submit: string;
  submitting?: string;
  tone?: "danger" | "normal";
  /** What the note is called where it is more than one, and where it is read or why it is asked for. */
  note: (move: WantedMove<Verb, Status> | undefined) => { label?: string; hint: string };
  /** The field of what a duplicate repeats, for a move that asks for it. */
  original?: ReactNode;
  /** The field of a file that this move may bring along. */
  renderFile?: (move: WantedMove<Verb, Status>, record: Stored) => ReactNode;
};
