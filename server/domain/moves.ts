import type { Part } from "./actor.ts";
import type { Reason, RecordKind } from "./refusal.ts";
import type { Need } from "./needs.ts";

/** `needs` are facts about the record, known in advance; `asks` are inputs of the move (a note, a file). */
type Move<Status extends string> = {
  from: readonly (Status | "NONE")[];
  /** BEFORE returns to the status remembered when it was hidden; DELETED removes the row. */
  to: Status | "BEFORE" | "DELETED";
  by: readonly Part[];
  needs?: readonly Need[];
  asks?: readonly Need[];
};

export type MoveTable<Status extends string> = Readonly<Record<string, Move<Status>>>;

export type MoveFacts = {
  status: string;
  /** The actor's parts, from `partsOf`. */
  parts: readonly Part[];
  holds: readonly Need[];
};

/** Why a move is refused; undefined when it is allowed. `given` are the inputs that came with the call. */
export function whyNot<Status extends string>(
  table: MoveTable<Status>,
  verb: string,
  record: RecordKind,
  facts: MoveFacts,
  given: readonly Need[] = [],
): Reason | undefined {
  const move = Object.hasOwn(table, verb) ? table[verb] : undefined;
  if (!move || !(move.from as readonly string[]).includes(facts.status)) {
    return { code: "moveNotAllowed", params: { record, move: verb, from: facts.status } };
  }
  if (!move.by.some((part) => facts.parts.includes(part))) return { code: "forbidden", params: {} };
  const missing =
    move.needs?.find((need) => !facts.holds.includes(need)) ??
    move.asks?.find((need) => !given.includes(need) && !facts.holds.includes(need));
  return missing && { code: "moveNeeds", params: { record, move: verb, need: missing } };
}

/** `to` is the status it leads to, `asks` the inputs it still needs. */
export type OfferedMove<Verb extends string, To extends string> = {
  verb: Verb;
  to: To;
  asks: readonly Need[];
};

/**
 * The moves offered as buttons: allowed once their inputs are given. `holds` is called per verb, since needs differ.
 */
export function offerMoves<Table extends MoveTable<string>>(
  table: Table,
  record: RecordKind,
  facts: Omit<MoveFacts, "holds"> & { holds: (verb: keyof Table & string) => readonly Need[] },
): OfferedMove<keyof Table & string, Table[keyof Table & string]["to"]>[] {
  const verbs: (keyof Table & string)[] = Object.keys(table);
  return verbs.flatMap((verb) => {
    const move: Table[keyof Table & string] | undefined = table[verb];
    if (!move) return [];
    const { to, asks = [] } = move;
    const holds = facts.holds(verb);
    if (whyNot(table, verb, record, { ...facts, holds }, asks)) return [];
    return [{ verb, to, asks: asks.filter((need) => !holds.includes(need)) }];
  });
}

/** A move of this person and status that waits for facts of the record; `needs` lists the missing facts. */
export type HeldMove<Verb extends string, To extends string> = { verb: Verb; to: To; needs: readonly Need[] };

/** The moves that would be on offer but for what the record lacks, so that none vanishes without a reason. */
export function holdMoves<Table extends MoveTable<string>>(
  table: Table,
  facts: Omit<MoveFacts, "holds"> & { holds: (verb: keyof Table & string) => readonly Need[] },
): HeldMove<keyof Table & string, Table[keyof Table & string]["to"]>[] {
  const verbs: (keyof Table & string)[] = Object.keys(table);
  return verbs.flatMap((verb) => {
    const move: Table[keyof Table & string] | undefined = table[verb];
    if (!move || !(move.from as readonly string[]).includes(facts.status)) return [];
    if (!move.by.some((part) => facts.parts.includes(part))) return [];
    const holds = facts.holds(verb);
    const needs = (move.needs ?? []).filter((need) => !holds.includes(need));
    return needs.length > 0 ? [{ verb, to: move.to, needs }] : [];
  });
}
