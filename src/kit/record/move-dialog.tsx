import { useStore } from "@tanstack/react-form";
import type { ReactNode } from "react";
import {
  emptyMove,
  FORCE,
  moveForm,
  moveOf,
  refitMove,
  type MoveForm,
  type Ways,
} from "#domain/move-form.ts";
import type { OfferedMove } from "#domain/moves.ts";
import { NOTE_MAX } from "#domain/note.ts";
import { refuse } from "#domain/refusal.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { useRecordForm } from "../form/use-record-form.ts";
import type { RecordAt } from "../together/record-at.ts";
import { ForcedStatus, ForceLine, MoveChoice, type MoveNames } from "./move-choice.tsx";
import { tellSince, type RecordedEntry } from "./tell-since.ts";

/** A move of the table, or a status that is forced. */
export type WantedMove<Verb extends string, Status extends string> = OfferedMove<Verb | typeof FORCE, Status>;

type MoveDialogProps<
  Stored extends { history: readonly RecordedEntry[] },
  Verb extends string,
  Status extends string,
> = {
  record: Stored;
  /** How its status may change now. */
  ways: (record: Stored) => Ways<Verb, Status>;
  names: NoInfer<MoveNames<Verb, Status>>;
  /** The move whose button was pressed, or FORCE; without it the dialog asks which. */
  asked?: NoInfer<Verb> | typeof FORCE;
  /** The name under which the tab keeps what is typed. */
  draft: string;
  title: string;
  description: (record: Stored) => string;
  submit: string;
  submitting?: string;
  tone?: "danger" | "normal";
  /** What the note is called where it is more than one. */
  noteLabel?: string | undefined;
  /** Where the note is read, or why it is asked for. */
  noteHint: (move: WantedMove<Verb, Status> | undefined) => string;
  /** The field of what a duplicate repeats, for a move that asks for it. */
  original?: ReactNode;
  /** The field of a file that this move may bring along. */
  renderFile?: (move: WantedMove<Verb, Status>, record: Stored) => ReactNode;
  /** What to know before the move is made. */
  children?: ReactNode;
  /** What else happens with it. */
  below?: ReactNode;
  save: (
    move: WantedMove<Verb, Status>,
    given: Pick<MoveForm, "note" | "originalId" | "files">,
    record: Stored,
  ) => Promise<unknown>;
  /** Where the record is kept. */
  at: RecordAt<Stored>;
  /** Said where the server gave no reason for a refusal. */
  failed?: string;
  /** Where one goes on once it is made. */
  onMoved?: () => void;
  onClose: () => void;
};

/**
 * Moves a record to another status: by the move whose button was pressed or one that is chosen here, by force where an
 * administrator may, with what the move asks for. Needs the namespaces moving, history and statuses.
 */
export function MoveDialog<
  Stored extends { history: readonly RecordedEntry[] },
  Verb extends string,
  Status extends string,
>(props: MoveDialogProps<Stored, Verb, Status>) {
  const { names, asked, title, submit, submitting, tone, onClose } = props;
  const words = useWords();
  const { LL } = words;
  const { form, record } = useRecordForm({
    schema: (known: Stored) => moveForm(props.ways(known)),
    record: props.record,
    draft: props.draft,
    values: (known) => emptyMove(props.ways(known), asked),
    refit: (typed, known) =>
      refitMove(asked === undefined ? typed : { ...typed, choice: asked }, props.ways(known)),
    async save({ note, originalId, files, ...chosen }, known) {
      const move = moveOf(props.ways(known), chosen);
      if (!move) throw refuse("nothingChanged");
      await props.save(move, { note, originalId, files }, known);
      return move.to;
    },
    failed: props.failed,
    at: props.at,
    // Each line says itself who it was.
    told: (before, now) => ({ who: undefined, also: tellSince(words, before.history, now.history) }),
    done: (to) => LL.moving.done({ status: names.status[to]() }),
    onClose,
    onSaved: props.onMoved,
  });
  const known = record.base;
  const ways = props.ways(known);
  const chosen = useStore(form.store, ({ values }) => values);
  const move = moveOf(ways, chosen);
  const isNoteAsked = chosen.choice === FORCE || move?.asks.includes("note");
  const file = move && props.renderFile?.(move, known);
  const forced = (
    <form.AppField name="forcedTo">
      {() => <ForcedStatus ways={ways} names={names} className="mt-3 mb-1 max-w-80" />}
    </form.AppField>
  );
  return (
    <FormDialog
      record={record}
      title={title}
      description={props.description(known)}
      submit={submit}
      submitting={submitting}
      tone={tone}
    >
      {props.children}
      {asked === undefined && (
        <form.AppField name="choice">
          {() => (
            <>
              <MoveChoice ways={ways} names={names} />
              {ways.forceTo.length > 0 && <ForceLine>{forced}</ForceLine>}
            </>
          )}
        </form.AppField>
      )}
      {asked !== undefined && chosen.choice === "" && <p>{LL.moving.gone()}</p>}
      {asked === FORCE && forced}
      {move?.asks.includes("original") && (
        <form.AppField name="originalId">{() => props.original}</form.AppField>
      )}
      {file && <form.AppField name="files">{() => file}</form.AppField>}
      <form.LongField
        name="note"
        label={props.noteLabel ?? LL.moving.note()}
        required={isNoteAsked}
        aside={isNoteAsked ? undefined : LL.field.optional()}
        hint={props.noteHint(move)}
        rows={3}
        max={NOTE_MAX}
      />
      {props.below}
    </FormDialog>
  );
}
