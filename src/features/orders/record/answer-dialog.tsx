import { useState } from "react";
import { answerForm, MAX_MESSAGE } from "#domain/requests/schema.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { approveRequest, rejectRequest, reopenRequest, type OrderRequest } from "../data.ts";

type AnswerDialogProps = {
  request: OrderRequest;
  verb: "approve" | "reject" | "reopen";
  /** An ADMIN's answer in the exhibitor's place; it says why. */
  isForced?: boolean;
  onClose: () => void;
};

/** Answers a request or asks it again; a refusal says why (REQ-05), an approval may say something. */
export function AnswerDialog({ request, verb, isForced = false, onClose }: AnswerDialogProps) {
  const { LL } = useWords();
  const words = LL.orders.requests;
  // What was read when the dialog opened: a newer state that arrives behind it has not been seen.
  const [{ id, version, title, contentVersion: seen }] = useState(request);
  const contentVersion = seen ?? undefined;
  const isAsked = verb !== "approve" || isForced;
  const { form, record } = useRecordForm({
    schema: answerForm(isAsked),
    draft: `request-${verb}:${id}`,
    values: () => ({ comment: "" }),
    save({ comment }) {
      if (verb === "reopen") return sendChange(reopenRequest, { id, version, note: comment });
      const answer = { id, version, comment, contentVersion, force: isForced };
      return sendChange(verb === "approve" ? approveRequest : rejectRequest, answer);
    },
    failed: words.failed[verb](),
    done: words.done[verb],
    onClose,
  });
  return (
    <FormDialog
      record={record}
      title={isForced ? words.forceTitle() : words.answer[verb]()}
      description={title}
      submit={words.action[verb]()}
      tone={verb === "reject" ? "danger" : "normal"}
    >
      <form.AppField name="comment">
        {(field) => (
          <field.LongField
            label={verb === "reopen" ? words.note() : words.comment()}
            required={isAsked}
            aside={isAsked ? undefined : LL.field.optional()}
            hint={isForced ? words.forceHint() : words.commentHint()}
            rows={4}
            max={MAX_MESSAGE}
          />
        )}
      </form.AppField>
    </FormDialog>
  );
}
