import * as v from "valibot";
import { message } from "./messages.ts";
import { optionalLine } from "./fields.ts";
import { type Cents, centsFromUsd, usdFromCents } from "./money.ts";
import type { HeldMove, OfferedMove } from "./moves.ts";
import { note } from "./note.ts";
import { fileReferences, type FileReference } from "./files/file-reference.ts";
import type { Need } from "./needs.ts";
import { isBeyondPrice } from "./orders/moves/payment.ts";
import { lastTransferDay, yearBefore } from "./wall-time.ts";

/** An administrator's way around the move table. */
export const FORCE = "FORCE";

/** Ways to move a record: by an offered move, or for an administrator by force. */
export type MoveWays<Verb extends string, Status extends string> = {
  moves: readonly OfferedMove<Verb, Status>[];
  /** Shown with what they wait for, and not to be chosen. */
  held?: readonly HeldMove<Verb, Status>[];
  forceTo: readonly Status[];
  /** Verbs that may be made without a letter. */
  silent?: readonly string[];
  /** What is missing of a payment, and the reason proposed for going on all the same. */
  missing?: { cents: Cents; proposed: string | null };
  /** Statuses that a payment confirmation may come with, which then says of the transfer how much and when. */
  transfer?: { to: readonly Status[]; today: string; total: Cents };
};

export type MoveForm = {
  /** A verb, FORCE, or "" while nothing is chosen. */
  choice: string;
  forcedTo: string;
  note: string;
  /** The original of a duplicate. */
  originalId: string;
  files: FileReference[];
  /** Of the transfer that a payment confirmation proves; dollars, a day, what stands on it. */
  amount: number | null;
  paidOn: string;
  reference: string;
  /** Why an order counts as paid with something missing; "" while nothing is chosen. */
  settledAs: string;
  /** Sends no letter, for the reason in the note. */
  silent: boolean;
};

/** The empty form; `asked` is the move whose button was pressed. */
export function emptyMove(ways: MoveWays<string, string>, asked = ""): MoveForm {
  const choice = isOpen(ways, asked) ? asked : "";
  const { cents = 0, proposed } = ways.missing ?? {};
  return {
    choice,
    forcedTo: "",
    note: "",
    originalId: "",
    files: [],
    amount: cents > 0 ? usdFromCents(cents) : null,
    paidOn: ways.transfer?.today ?? "",
    reference: "",
    settledAs: proposed ?? "",
    silent: false,
  };
}

function isOpen({ moves, forceTo }: MoveWays<string, string>, choice: string): boolean {
  return choice === FORCE ? forceTo.length > 0 : moves.some(({ verb }) => verb === choice);
}

/** The chosen move; undefined while the choice leads nowhere. */
export function moveOf<Verb extends string, Status extends string>(
  { moves, forceTo }: MoveWays<Verb, Status>,
  { choice, forcedTo }: Pick<MoveForm, "choice" | "forcedTo">,
): OfferedMove<Verb | typeof FORCE, Status> | undefined {
  if (choice !== FORCE) return moves.find(({ verb }) => verb === choice);
  const to = forceTo.find((status) => status === forcedTo);
  return to === undefined ? undefined : { verb: FORCE, to, asks: asksOfForced(to) };
}

/** Force needs a note, and a duplicate its original. */
function asksOfForced(to: string): readonly Need[] {
  return to === "DUPLICATE" ? ["note", "original"] : ["note"];
}

type Brought = Pick<MoveForm, "choice" | "forcedTo" | "files" | "amount">;

/** A payment confirmation comes along, and says what was transferred. */
export function bringsTransfer(ways: MoveWays<string, string>, form: Omit<Brought, "amount">): boolean {
  const to = moveOf(ways, form)?.to;
  return form.files.length > 0 && to !== undefined && (ways.transfer?.to.includes(to) ?? false);
}

/** What is still missing with what comes along. */
export function missingWith(cents: Cents, { files, amount }: Pick<MoveForm, "files" | "amount">): Cents {
  if (files.length === 0) return cents;
  return amount === null ? 0 : Math.max(0, cents - centsFromUsd(amount));
}

/** Why it goes on all the same, with something missing. */
export function asksSettlement(ways: MoveWays<string, string>, form: Brought): boolean {
  const asks = moveOf(ways, form)?.asks ?? [];
  if (!asks.includes("settlement")) return false;
  return form.files.length > 0
    ? missingWith(ways.missing?.cents ?? 0, form) > 0
    : !asks.includes("paymentConfirmation");
}

/** Whether the move is silent, which only some moves may be. */
export function isSilent(
  { silent = [] }: MoveWays<string, string>,
  form: Pick<MoveForm, "choice" | "silent">,
): boolean {
  return form.silent && silent.includes(form.choice);
}

export function moveForm(ways: MoveWays<string, string>) {
  function asks(form: MoveForm, need: Need): boolean {
    const asked = form.choice === FORCE ? asksOfForced(form.forcedTo) : (moveOf(ways, form)?.asks ?? []);
    return asked.includes(need);
  }
  return v.pipe(
    v.object({
      choice: v.string(),
      forcedTo: v.string(),
      note: note(),
      originalId: v.string(),
      files: fileReferences(),
      amount: v.optional(v.nullable(v.number()), null),
      paidOn: v.optional(v.string(), ""),
      reference: v.optional(optionalLine(140), ""),
      settledAs: v.string(),
      silent: v.boolean(),
    }),
    v.forward(
      v.check((form) => form.choice !== FORCE || moveOf(ways, form) !== undefined, message("choice")),
      ["forcedTo"],
    ),
    v.forward(
      v.check(
        (form) => form.note !== "" || !(asks(form, "note") || isSilent(ways, form)),
        message("noteRequired"),
      ),
      ["note"],
    ),
    v.forward(
      v.check((form) => form.originalId !== "" || !asks(form, "original"), message("choice")),
      ["originalId"],
    ),
    v.forward(
      v.check((form) => form.settledAs !== "" || !asksSettlement(ways, form), message("choice")),
      ["settledAs"],
    ),
    v.forward(
      v.check((form) => !bringsTransfer(ways, form) || (form.amount ?? 0) >= 0.01, message("valuePositive")),
      ["amount"],
    ),
    v.forward(
      v.check(
        (form) =>
          !bringsTransfer(ways, form) ||
          !isBeyondPrice(centsFromUsd(form.amount ?? 0), ways.transfer?.total ?? 0),
        message("transferBeyond"),
      ),
      ["amount"],
    ),
    v.forward(
      v.check((form) => !bringsTransfer(ways, form) || form.paidOn !== "", message("required")),
      ["paidOn"],
    ),
    v.forward(
      v.check(
        (form) => !bringsTransfer(ways, form) || form.paidOn <= lastTransferDay(ways.transfer?.today ?? ""),
        message("dayAhead"),
      ),
      ["paidOn"],
    ),
    v.forward(
      v.check(
        (form) => !bringsTransfer(ways, form) || form.paidOn >= yearBefore(ways.transfer?.today ?? ""),
        message("dayLongAgo"),
      ),
      ["paidOn"],
    ),
    v.forward(
      v.check(
        (form) => form.files.length > 0 || !asks(form, "paymentConfirmation"),
        message("confirmationRequired"),
      ),
      ["files"],
    ),
  );
}

/** Drops a choice that is no longer offered; notes and files stay. */
export function refitMove(kept: MoveForm, ways: MoveWays<string, string>): MoveForm {
  const isForced = kept.choice === FORCE && kept.forcedTo !== "";
  const fits = isForced ? moveOf(ways, kept) !== undefined : isOpen(ways, kept.choice);
  return fits ? kept : { ...kept, choice: "", forcedTo: "" };
}
