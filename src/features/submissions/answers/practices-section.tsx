import { useWords } from "#src/lib/words.tsx";
import { FlagField } from "./answer-fields.tsx";
import type { AnswersForm } from "./form-answers.ts";
import { FormSection } from "./form-section.tsx";

/** EOI-24 */
export function PracticesSection({ form, hint }: { form: AnswersForm; hint?: string }) {
  const { LL } = useWords();
  return (
    <FormSection title={LL.eoi.form.practices()} hint={hint}>
      <FlagField form={form} name="certifications" max={2000} />
      <FlagField form={form} name="abntPr2030" max={2000} />
      <FlagField form={form} name="sustainabilityPractices" max={2000} />
    </FormSection>
  );
}
