import { useState } from "react";
import type { FileReference } from "#domain/files/file-reference.ts";
import { answerForm, MAX_MESSAGE } from "#domain/requests/schema.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { answerNamed } from "./answer-named.ts";
import { ChangeTotals } from "../lines/order-change.tsx";
import { AttachmentsOfRequest } from "./request-attachments.tsx";
import { answerRequest, type AnswerVerb, type OrderRequest } from "../data.ts";

type AnswerDialogProps = { request: OrderRequest; verb: AnswerVerb; isForced?: boolean; onClose: () => void };

/**
 * Answers a request or asks it again; a refusal says why (REQ-05), an answer in words may bring files. `isForced`: an
 * administrator answers in the exhibitor's place, and says why.
 */
export function AnswerDialog({ request, verb, isForced: force = false, onClose }: AnswerDialogProps) {
  const { LL } = useWords();
  const words = LL.orders.requests;
  // What was read when the dialog opened: a newer state that arrives behind it has not been seen.
  const [{ id, version, title, contentVersion }] = useState(request);
  const named = answerNamed(request, verb);
  const isInWords = named === "answer";
  const isAsked = verb !== "approve" || force || isInWords;
  const { form, record } = useRecordForm({
    schema: answerForm(isAsked),
    draft: `request-${verb}:${id}`,
    values: () => ({ comment: "", attachments: [] as FileReference[] }),
    save: (said) => sendChange(answerRequest, { verb, id, version, contentVersion, force, ...said }),
    failed: words.failed[verb](),
    done: words.done[named],
    onClose,
  });
  return (
    <FormDialog
      record={record}
      title={force ? words.forceTitle() : words.answer[named]()}
      description={title}
      submit={words.action[named]()}
      tone={verb === "reject" ? "danger" : "normal"}
    >
      {request.change && <ChangeTotals change={request.change} />}
      <form.LongField
        name="comment"
        label={words.says[isInWords ? "answer" : verb]()}
        {...(isAsked ? { required: true } : { aside: LL.field.optional() })}
        hint={force ? words.forceHint() : words.commentHint()}
        rows={4}
        max={MAX_MESSAGE}
      />
      {isInWords && <form.AppField name="attachments">{() => <AttachmentsOfRequest />}</form.AppField>}
    </FormDialog>
  );
}
