import { correctionForm } from "#domain/evaluations/correction.ts";
import { judgementsOf, marksFrom } from "#domain/evaluations/marks.ts";
import { MAX_REASON } from "#domain/evaluations/schema.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { CommentField, DecisionField } from "../card/answer-fields.tsx";
import { ScoreField } from "../card/score-field.tsx";
import { correctEvaluation, type Evaluation, evaluationAt } from "../data.ts";

type CorrectionDialogProps = { evaluation: Evaluation; onClose: () => void };

/** Staff correct an evaluation and say why (EVA-02). */
export function CorrectionDialog({ evaluation, onClose }: CorrectionDialogProps) {
  const { LL } = useWords();
  const words = LL.marking.correction;
  const { form, record } = useRecordForm({
    schema: correctionForm,
    at: evaluationAt(evaluation.id),
    record: evaluation,
    draft: `correction:${evaluation.id}`,
    values: valuesOf,
    save: ({ decision, comment, reason, ...answers }, { id, version }) =>
      sendChange(correctEvaluation, { id, version, ...marksFrom(answers), decision, comment, reason }),
    done: words.saved,
    onClose,
  });
  return (
    <FormDialog record={record} title={words.title()} description={words.text()} submit={words.save()}>
      {evaluation.criteria.map((asks) => (
        <form.AppField key={asks.criterion} name={asks.criterion}>
          {() => <ScoreField asks={asks} />}
        </form.AppField>
      ))}
      <form.AppField name="decision">{() => <DecisionField />}</form.AppField>
      <form.AppField name="comment">{() => <CommentField />}</form.AppField>
      <form.LongField name="reason" label={words.reason()} rows={2} max={MAX_REASON} />
    </FormDialog>
  );
}

function valuesOf(evaluation: Evaluation) {
  const { decision, comment } = evaluation;
  return { ...judgementsOf(evaluation), decision, comment, reason: "" };
}
