import { LOCALES } from "#domain/locales.ts";
import { ChoiceField } from "#src/kit/form/fields/choice-field.tsx";
import { withFieldGroup } from "#src/kit/form/form-hook.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { NO_ANSWERS } from "./answers.ts";

/** The question for the applicant's language (EOI-25). */
export const LanguageQuestion = withFieldGroup({
  defaultValues: NO_ANSWERS,
  render: function LanguageQuestion({ group }) {
    const { LL } = useWords();
    const { fields, options } = LL.eoi;
    return (
      <group.AppField name="contactLanguage">
        {() => (
          <ChoiceField
            label={fields.contactLanguage()}
            required
            layout="row"
            className="sm:col-span-2"
            options={LOCALES.map((value) => ({ value, label: options.language[value]() }))}
          />
        )}
      </group.AppField>
    );
  },
});
