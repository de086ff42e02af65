import { useWords } from "#src/lib/words.tsx";
import { TextField } from "./answer-fields.tsx";
import type { AnswersForm } from "./form-answers.ts";
import { FormSection } from "./form-section.tsx";

/** EOI-15 */
export function RepresentativeSection({ form, hint }: { form: AnswersForm; hint?: string }) {
  const { LL } = useWords();
  const { fields, hints } = LL.eoi;
  return (
    <FormSection title={LL.eoi.form.representative()} hint={hint}>
      <TextField
        form={form}
        name="representativeName"
        label={fields.representativeName()}
        required
        autoComplete="name"
      />
      <TextField
        form={form}
        name="representativePosition"
        label={fields.representativePosition()}
        required
        autoComplete="organization-title"
      />
      <TextField
        form={form}
        name="representativePhone"
        label={fields.representativePhone()}
        hint={hints.representativePhone()}
        required
        type="tel"
        autoComplete="tel"
      />
      <TextField
        form={form}
        name="representativeEmail"
        label={fields.representativeEmail()}
        required
        inputMode="email"
        autoComplete="email"
      />
    </FormSection>
  );
}
