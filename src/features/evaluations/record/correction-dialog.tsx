import { useMutation } from "@tanstack/react-query";
import { correctionForm } from "#domain/evaluations/correction.ts";
import { judgementsOf, marksFrom } from "#domain/evaluations/marks.ts";
import { DECISIONS, MAX_COMMENT, MAX_REASON } from "#domain/evaluations/schema.ts";
import { showSuccess } from "#src/components/ui/toast.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ScoreField } from "../card/score-field.tsx";
import { correctEvaluation, type Evaluation, readEvaluation } from "../data.ts";

type CorrectionDialogProps = { evaluation: Evaluation; onClose: () => void };

/** Staff correct an evaluation and say why (EVA-02). */
export function CorrectionDialog({ evaluation, onClose }: CorrectionDialogProps) {
  const { LL } = useWords();
  const words = LL.marking.correction;
  const { card } = LL.evaluations;
  const { mutateAsync: correct } = useMutation(correctEvaluation);
  const { form, record } = useRecordForm({
    schema: correctionForm,
    record: evaluation,
    draft: `correction:${evaluation.id}`,
    values: valuesOf,
    save({ decision, comment, reason, ...answers }, { id, version }) {
      const { cannotJudge, ...marks } = marksFrom(answers);
      return correct({ id, version, ...marks, cannotJudge: [...cannotJudge], decision, comment, reason });
    },
    newest: () => readEvaluation(evaluation.id),
    onSaved() {
      showSuccess(words.saved());
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={words.title()}
      description={words.text()}
      submit={words.save()}
      onClose={onClose}
    >
      {evaluation.criteria.map((asks) => (
        <form.AppField key={asks.criterion} name={asks.criterion}>
          {() => <ScoreField asks={asks} />}
        </form.AppField>
      ))}
      <form.AppField name="decision">
        {(field) => (
          <field.ChoiceField
            label={card.decision()}
            layout="row"
            options={DECISIONS.map((value) => ({ value, label: LL.evaluations.decision[value]() }))}
          />
        )}
      </form.AppField>
      <form.AppField name="comment">
        {(field) => (
          <field.LongField label={card.comment()} aside={LL.field.optional()} rows={3} max={MAX_COMMENT} />
        )}
      </form.AppField>
      <form.AppField name="reason">
        {(field) => <field.LongField label={words.reason()} rows={2} max={MAX_REASON} />}
      </form.AppField>
    </FormDialog>
  );
}

function valuesOf(evaluation: Evaluation) {
  const { decision, comment } = evaluation;
  return { ...judgementsOf(evaluation), decision, comment, reason: "" };
}
