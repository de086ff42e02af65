import { SERVICES_NEEDED, type NeededService } from "#domain/submissions/options.ts";
import { useWords } from "#src/lib/words.tsx";
import { LongTextField, ManyField } from "./answer-fields.tsx";
import type { AnswersForm } from "./form-answers.ts";
import { FormSection } from "./form-section.tsx";
import { LinksField } from "./links-field.tsx";

/** EOI-22, EOI-23 and what else there is to say (EOI-19). */
export function ServicesSection({ form, hint }: { form: AnswersForm; hint?: string }) {
  const { LL } = useWords();
  const { fields, options } = LL.eoi;

  /** "none" clears the others, and any other clears "none". */
  function toggle(service: NeededService, isChosen: boolean): void {
    const others = form.answers.servicesNeeded.filter((chosen) => chosen !== service && chosen !== "none");
    if (!isChosen) form.set("servicesNeeded", others);
    else form.set("servicesNeeded", service === "none" ? ["none"] : [...others, service]);
  }

  return (
    <FormSection title={LL.eoi.form.services()} hint={hint}>
      <ManyField
        form={form}
        name="servicesNeeded"
        label={fields.servicesNeeded()}
        options={SERVICES_NEEDED.map((value) => ({ value, label: options.services[value]() }))}
        onToggle={toggle}
      />
      <LinksField form={form} />
      <LongTextField form={form} name="additionalInfo" label={fields.additionalInfo()} max={4000} />
    </FormSection>
  );
}
