import type { ReactNode } from "react";
import { useStore } from "@tanstack/react-form";
import * as v from "valibot";
import { note, NOTE_MAX } from "#domain/note.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { useWords } from "#src/lib/words/words.tsx";

export type Verdict = "accept" | "refuse";

type VerdictWords = Record<
  "acceptTitle" | "refuseTitle" | "accept" | "refuse" | "accepted" | "refused",
  () => string
>;

type VerdictDialogProps = {
  /** What is judged, by which what is typed is kept. */
  of: string;
  verdict: Verdict;
  words: VerdictWords;
  description: string;
  /** What the verdict does. */
  text: string;
  /** A refusal always says why. */
  takesNote: "always" | "refusing";
  noteHint?: string;
  save: (note: string) => Promise<unknown>;
  /** The mail that leaves, with the note as it is typed. */
  renderMail: (note: string) => ReactNode;
  onClose: () => void;
};

/** A verdict of the team on what an exhibitor handed in: what it does, why, and which mail leaves. */
export function VerdictDialog({
  of,
  verdict,
  words,
  description,
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
    schema: v.strictObject({ note: note(isRefusal) }),
    draft: `${verdict}:${of}`,
    values: () => ({ note: "" }),
    save: ({ note: said }) => save(said),
    failed: LL.desk.order.updateFailed(),
    done: isRefusal ? words.refused : words.accepted,
    onClose,
  });
  const said = useStore(form.store, ({ values }) => values.note);
  return (
    <FormDialog
      record={record}
      title={isRefusal ? words.refuseTitle() : words.acceptTitle()}
      description={description}
      submit={isRefusal ? words.refuse() : words.accept()}
      tone={isRefusal ? "danger" : "normal"}
    >
      {text && <p>{text}</p>}
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
      {renderMail(said)}
    </FormDialog>
  );
}
