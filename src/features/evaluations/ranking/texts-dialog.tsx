import { decisionTextsInput } from "#domain/decisions/letter.ts";
import { PLANNED_DECISIONS } from "#domain/decisions/plan.ts";
import { LOCALES } from "#domain/locales.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { decisionTextsAt, saveDecisionTexts, type DecisionTexts } from "../data.ts";

/** The team's own words in the letters of each decision, in both languages. */
export function TextsDialog({ stored, onClose }: { stored: DecisionTexts; onClose: () => void }) {
  const { LL } = useWords();
  const words = LL.decisions.texts;
  const { form, record } = useRecordForm({
    schema: decisionTextsInput,
    at: decisionTextsAt,
    record: stored,
    draft: "decision-texts",
    values: ({ texts }) => texts,
    save: (texts, { version }) => sendChange(saveDecisionTexts, { version, texts }),
    done: words.saved,
    onClose,
  });
  return (
    <FormDialog
      record={record}
      size="lg"
      title={words.title()}
      description={words.text()}
      submit={words.save()}
    >
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {PLANNED_DECISIONS.flatMap((decision) =>
          LOCALES.map((language) => {
            const name = `${decision}.${language}` as const;
            const label = words[decision][language]();
            return <form.LongField key={name} name={name} label={label} rows={5} max={2000} />;
          }),
        )}
      </div>
    </FormDialog>
  );
}
