import { LOCALES } from "#domain/locales.ts";
import { useWords } from "#src/lib/words.tsx";
import { ChoiceField } from "./answer-fields.tsx";
import type { AnswersForm } from "./form-answers.ts";

/** EOI-25 */
export function LanguageField({ form }: { form: AnswersForm }) {
  const { LL } = useWords();
  return (
    <ChoiceField
      form={form}
      name="contactLanguage"
      label={LL.eoi.fields.contactLanguage()}
      required
      layout="row"
      options={LOCALES.map((value) => ({ value, label: LL.eoi.options.language[value]() }))}
    />
  );
}
