import type { ReactNode } from "react";
import { useStore } from "@tanstack/react-form";
import * as v from "valibot";
import { note, NOTE_MAX } from "#domain/note.ts";
import { ChoiceField } from "#src/kit/form/fields/choice-field.tsx";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { useWords } from "#src/lib/words/words.tsx";

export type Verdict = "accept" | "refuse";

type VerdictWords = Record<
  "acceptTitle" | "refuseTitle" | "accept" | "refuse" | "accepted" | "refused",
  () => string
>;

type VerdictDialogProps = {
  /** The record under judgement; the tab stores typed values under this name. */
  of: string;
  verdict: Verdict;
  words: VerdictWords;
  description: string;
  /** What an acceptance may mean; the first option is proposed. */
  ways?: { label: string; options: readonly { value: string; label: string }[] } | undefined;
  /** The sentence on what the verdict does. */
  text: (way: string) => string;
  /** Whether each verdict has a note, or only a refusal, which needs one. */
  takesNote: "always" | "refusing";
  noteHint?: string;
  save: (note: string, way: string) => Promise<unknown>;
  /** The mail that leaves, with the note as it is typed. */
  renderMail: (note: string, way: string) => ReactNode;
  onClose: () => void;
};

/** A verdict of the team on what an exhibitor handed in: what it does, why, and which mail leaves. */
export function VerdictDialog({
  of,
  verdict,
  words,
  description,
  ways,
  text,
  takesNote,
  noteHint,
  save,
  renderMail,
  onClose,
}: VerdictDialogProps) {
  const { LL } = useWords();
  const isRefusal = verdict === "refuse";
  const { form, record } = useRecordForm({
    schema: v.strictObject({ note: note(isRefusal), way: v.string() }),
    draft: `${verdict}:${of}`,
    values: () => ({ note: "", way: ways?.options[0]?.value ?? "" }),
    save: (typed) => save(typed.note, typed.way),
    failed: LL.desk.order.updateFailed(),
    done: isRefusal ? words.refused : words.accepted,
    onClose,
  });
  const { note: said, way } = useStore(form.store, ({ values }) => values);
  const consequence = text(way);
  return (
    <FormDialog
      record={record}
      title={isRefusal ? words.refuseTitle() : words.acceptTitle()}
      description={description}
      submit={isRefusal ? words.refuse() : words.accept()}
      tone={isRefusal ? "danger" : "normal"}
    >
      {ways && (
        <form.AppField name="way">
          {() => <ChoiceField label={ways.label} required options={ways.options} />}
        </form.AppField>
      )}
      {consequence && <p>{consequence}</p>}
      {(isRefusal || takesNote === "always") && (
        <form.LongField
          name="note"
          label={LL.moving.note()}
          {...(isRefusal ? { required: true } : { aside: LL.field.optional() })}
          {...(noteHint && { hint: noteHint })}
          rows={3}
          max={NOTE_MAX}
        />
      )}
      {renderMail(said, way)}
    </FormDialog>
  );
}
