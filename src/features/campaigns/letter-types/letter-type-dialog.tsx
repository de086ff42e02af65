import { useNavigate } from "@tanstack/react-router";
import { BUILT_IN } from "#domain/campaigns/built-in.ts";
import { LETTER_KINDS, type LetterKind } from "#domain/campaigns/kinds.ts";
import * as v from "valibot";
import { requiredLine } from "#domain/fields.ts";
import { message } from "#domain/messages.ts";
import { KindField } from "./kind-field.tsx";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { createType, type LetterType } from "../data.ts";
import { textsOf } from "../write/letter-form.ts";

const schema = v.strictObject({ name: requiredLine(80), kind: v.picklist(LETTER_KINDS, message("choice")) });
type TypeDialogProps = { from?: Omit<LetterType, "history">; onClose: () => void };

/** A new template, with the text of another or of the kind it is of; its page opens. */
export function TypeDialog({ from, onClose }: TypeDialogProps) {
  const { LL } = useWords();
  const words = LL.campaigns.types;
  const navigate = useNavigate();
  const called = from && (from.name || LL.campaigns.kinds[from.kind]());
  const { form, record } = useRecordForm({
    schema,
    draft: `letterType:new:${from?.id ?? ""}`,
    values: () => ({
      name: called ? words.copyName({ name: called }) : "",
      kind: (from?.kind ?? "notice") as LetterKind,
    }),
    save: ({ name, kind }) =>
      sendChange(createType, { name, kind, ...textsOf(from?.kind === kind ? from : BUILT_IN[kind]) }),
    failed: words.failed(),
    done: ({ output }) => words.created({ name: output.name }),
    onClose,
    onSaved: ({ id }) =>
      void navigate({ to: "/admin/email-manager/letter-types/$letterTypeId", params: { letterTypeId: id } }),
  });
  return (
    <FormDialog
      record={record}
      title={called ? words.copyOf({ name: called }) : words.create()}
      submit={words.create()}
    >
      <form.TextField name="name" label={words.name()} required />
      <form.AppField name="kind">{() => <KindField />}</form.AppField>
    </FormDialog>
  );
}
