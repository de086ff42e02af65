import { useStore } from "@tanstack/react-form";
import type { ReactNode } from "react";
import {
  asksSettlement,
  bringsTransfer,
  emptyMove,
  FORCE,
  isSilent,
  missingWith,
  moveForm,
  moveOf,
  type MoveWays,
  refitMove,
} from "#domain/move-form.ts";
import { NOTE_MAX } from "#domain/note.ts";
import { refuse } from "#domain/refusal.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { useRecordForm } from "../form/use-record-form.ts";
import { ForcedStatus, ForceLine, MoveChoice } from "./move-choice.tsx";
import type { MoveNames, MoveRow, Moving } from "./moving.ts";
import { saySince, type RecordedEntry } from "#src/lib/words/say-since.ts";

type Movable = { history: readonly RecordedEntry[] };

type MoveDialogProps<Stored extends Movable, Verb extends string, Status extends string> = {
  moving: Moving<Stored, Verb, Status>;
  record: NoInfer<Stored>;
  /** The pressed move, or FORCE; without it the dialog offers a choice. */
  asked?: NoInfer<Verb> | typeof FORCE;
  row: NoInfer<MoveRow<Stored, Verb, Status>>;
  /** Content before the fields. */
  children?: ReactNode;
  /** Content at the far end of the buttons' line. */
  beside?: ReactNode;
  /** Content after the fields. */
  below?: ReactNode;
  onMoved?: () => void;
  onClose: () => void;
};

/**
 * Moves a record to another status by an offered move, or by force for an administrator. Where the dialog offers a choice, the moves
 * and the fields of the chosen move stand side by side, so that no list of moves pushes the note under the foot. Needs
 * the namespaces moving, history and statuses.
 */
export function MoveDialog<Stored extends Movable, Verb extends string, Status extends string>(
  props: MoveDialogProps<Stored, Verb, Status>,
) {
  const { moving, asked, row } = props;
  const { form, record } = useMoveForm(props);
  const { LL } = useWords();
  const known = record.base;
  const ways = moving.ways(known);
  const chosen = useStore(form.store, ({ values }) => values);
  const move = moveOf(ways, chosen);
  const isQuiet = isSilent(ways, chosen);
  const file = move && row.renderFile?.(move, known);
  const { title, submit, submitting, tone } = row;
  const { beside } = props;
  const dialog = { record, title, submit, submitting, tone, beside, description: row.description(known) };
  const choosing = <WayFields form={form} ways={ways} names={moving.names(LL)} asked={asked} />;
  const given = (
    <>
      {move?.asks.includes("original") && (
        <form.AppField name="originalId">{() => row.original}</form.AppField>
      )}
      {asksSettlement(ways, chosen) && (
        <form.AppField name="settledAs">
          {() => row.renderDifference?.(missingWith(ways.missing?.cents ?? 0, chosen))}
        </form.AppField>
      )}
      <NoteField
        form={form}
        isAsked={chosen.choice === FORCE || move?.asks.includes("note") || isQuiet}
        {...row.note(move)}
      />
      {file && <form.AppField name="files">{() => file}</form.AppField>}
      {bringsTransfer(ways, chosen) && row.transfer && <TransferFields form={form} fields={row.transfer} />}
      {ways.silent?.includes(chosen.choice) && (
        <form.FlagField
          name="silent"
          label={LL.moving.letter.silent()}
          hint={LL.moving.letter.silentHint()}
        />
      )}
      {move && !isQuiet && row.renderLetter?.(move, known, chosen)}
      {props.below}
    </>
  );
  if (asked !== undefined) {
    return (
      <FormDialog {...dialog}>
        {props.children}
        {chosen.choice === "" && <p>{LL.moving.gone()}</p>}
        {choosing}
        {given}
      </FormDialog>
    );
  }
  return (
    <FormDialog {...dialog} size="lg">
      {props.children}
      <div className="grid grid-cols-1 items-start gap-x-9 gap-y-5 md:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
        <div className="grid gap-5">{choosing}</div>
        <div className="grid grid-cols-1 gap-5">{given}</div>
      </div>
    </FormDialog>
  );
}

type TransferFieldsProps = {
  form: ReturnType<typeof useMoveForm>["form"];
  fields: Record<"amount" | "paidOn" | "reference", ReactNode>;
};

function TransferFields({ form, fields: { amount, paidOn, reference } }: TransferFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <form.AppField name="amount">{() => amount}</form.AppField>
      <form.AppField name="paidOn">{() => paidOn}</form.AppField>
      <div className="sm:col-span-2">
        <form.AppField name="reference">{() => reference}</form.AppField>
      </div>
    </div>
  );
}

type NoteFieldProps = {
  form: { LongField: ReturnType<typeof useMoveForm>["form"]["LongField"] };
  isAsked: boolean | undefined;
  label?: string;
  hint: string;
};

function NoteField({ form, isAsked, label, hint }: NoteFieldProps) {
  const { LL } = useWords();
  return (
    <form.LongField
      name="note"
      label={label ?? LL.moving.note()}
      {...(isAsked ? { required: true } : { aside: LL.field.optional() })}
      hint={hint}
      rows={3}
      max={NOTE_MAX}
    />
  );
}

type WayFieldsProps<Verb extends string, Status extends string> = {
  form: ReturnType<typeof useMoveForm>["form"];
  ways: MoveWays<Verb, Status>;
  names: MoveNames<Verb, Status>;
  asked: Verb | typeof FORCE | undefined;
};

/** The choice of the move, where no button has chosen it. */
function WayFields<Verb extends string, Status extends string>({
  form,
  ways,
  names,
  asked,
}: WayFieldsProps<Verb, Status>) {
  const forced = (
    <form.AppField name="forcedTo">
      {() => <ForcedStatus ways={ways} names={names} className="mt-3 mb-1 max-w-80" />}
    </form.AppField>
  );
  if (asked === FORCE) return forced;
  if (asked !== undefined) return null;
  return (
    <form.AppField name="choice">
      {() => (
        <>
          <MoveChoice ways={ways} names={names} />
          {ways.forceTo.length > 0 && <ForceLine>{forced}</ForceLine>}
        </>
      )}
    </form.AppField>
  );
}

/** Belongs to no version: after a conflict the person sees what happened since and chooses again. */
function useMoveForm<Stored extends Movable, Verb extends string, Status extends string>({
  moving,
  record,
  asked,
  onMoved,
  onClose,
}: MoveDialogProps<Stored, Verb, Status>) {
  const words = useWords();
  const { LL } = words;
  return useRecordForm({
    schema: (known: Stored) => moveForm(moving.ways(known)),
    at: moving.at(record),
    record,
    draft: moving.draft(record, asked),
    values: (known) => emptyMove(moving.ways(known), asked),
    refit: (typed, known) =>
      refitMove(asked === undefined ? typed : { ...typed, choice: asked }, moving.ways(known)),
    async save({ choice, forcedTo, ...given }, known) {
      const ways = moving.ways(known);
      const move = moveOf(ways, { choice, forcedTo });
      if (!move) throw refuse("nothingChanged");
      await moving.send(known, move, { ...given, silent: isSilent(ways, { choice, ...given }) });
      return move.to;
    },
    failed: moving.failed?.(LL),
    // No name above the lines: each names its own author.
    told: (before, now) => ({ who: undefined, also: saySince(words, before.history, now.history) }),
    done: ({ answer: to }) => LL.moving.done({ status: moving.names(LL).status[to]() }),
    onClose,
    onSaved: onMoved,
  });
}
