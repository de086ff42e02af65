import { useStore } from "@tanstack/react-form";
import { useQuery } from "@tanstack/react-query";
import { decisionTextsInput } from "#domain/decisions/letter.ts";
import { type PlannedDecision, PLANNED_DECISIONS } from "#domain/decisions/plan.ts";
import { type Locale, LOCALES } from "#domain/locales.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { MailText } from "#src/kit/record/leaving-mail.tsx";
import { sendChange } from "#src/lib/call/change.ts";
import { useSettled } from "#src/lib/page/use-settled.ts";
import { useWords } from "#src/lib/words/words.tsx";
import {
  type DecisionLetter,
  decisionTextsAt,
  saveDecisionTexts,
  type DecisionTexts,
  textsPreviewQuery,
} from "../data.ts";

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
  const typed = useStore(form.store, ({ values }) => values);
  const settled = useSettled(JSON.stringify(typed));
  const { data: letters } = useQuery(textsPreviewQuery(JSON.parse(settled) as typeof typed));
  const letterOf = (decision: PlannedDecision, language: Locale) =>
    letters?.find((one) => one.decision === decision && one.letter.locale === language)?.letter;
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
            return (
              <div key={name} className="min-w-0">
                <form.LongField name={name} label={label} rows={5} max={2000} />
                <WholeLetter letter={letterOf(decision, language)} />
              </div>
            );
          }),
        )}
      </div>
    </FormDialog>
  );
}

/** The mail around a text, as it will be read; of the newest applicant, whose names make it real. */
function WholeLetter({ letter }: { letter: DecisionLetter | undefined }) {
  const { LL } = useWords();
  if (!letter) return null;
  return (
    <details className="mt-2">
      <summary className="link w-fit cursor-pointer">{LL.decisions.texts.whole()}</summary>
      <MailText mail={letter} />
    </details>
  );
}
