import { SERVICES_NEEDED } from "#domain/submissions/options.ts";
import { ChoicesField } from "#src/kit/form/fields/choices-field.tsx";
import { withFieldGroup } from "#src/kit/form/form-hook.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { NO_ANSWERS } from "./answers.ts";
import { FormSection, NO_HINT } from "#src/kit/form/form-section.tsx";
import { LinksField } from "./links-field.tsx";

/** EOI-22, EOI-23 and what else there is to say (EOI-19). */
export const ServicesSection = withFieldGroup({
  defaultValues: NO_ANSWERS,
  props: NO_HINT,
  render: function ServicesSection({ group, hint, place }) {
    const { LL } = useWords();
    const { fields, options } = LL.eoi;
    return (
      <FormSection title={LL.eoi.form.services()} hint={hint} place={place}>
        <group.AppField name="servicesNeeded">
          {() => (
            <ChoicesField
              label={fields.servicesNeeded()}
              className="sm:col-span-2"
              options={SERVICES_NEEDED.map((value) => ({ value, label: options.services[value]() }))}
              settle={settleNone}
            />
          )}
        </group.AppField>
        <LinksField form={group} fields={{ links: "links" }} />
        <group.AppField name="additionalInfo">
          {(field) => (
            <field.LongField label={fields.additionalInfo()} max={4000} className="sm:col-span-2" />
          )}
        </group.AppField>
      </FormSection>
    );
  },
});

/** "none" clears the others, and any other clears "none". */
function settleNone(chosen: string[], added: string): string[] {
  return added === "none" ? ["none"] : chosen.filter((service) => service !== "none");
}
