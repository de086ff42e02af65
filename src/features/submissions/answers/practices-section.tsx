import { useStore } from "@tanstack/react-form";
import { withFieldGroup } from "#src/kit/form/form-hook.ts";
import { useWords } from "#src/lib/words.tsx";
import { NO_ANSWERS } from "./answers.ts";
import { FormSection, NO_HINT } from "#src/kit/form/form-section.tsx";

const PRACTICES = ["certifications", "abntPr2030", "sustainabilityPractices"] as const;

/** Statements to tick, the details of each below it (EOI-24). */
export const PracticesSection = withFieldGroup({
  defaultValues: NO_ANSWERS,
  props: NO_HINT,
  render: function PracticesSection({ group, hint }) {
    const { LL } = useWords();
    const { fields, hints } = LL.eoi;
    const answers = useStore(group.store, ({ values }) => values);
    return (
      <FormSection title={LL.eoi.form.practices()} hint={hint}>
        {PRACTICES.flatMap((practice) => [
          <group.AppField key={practice} name={practice}>
            {(field) => (
              <field.FlagField
                label={fields[practice]()}
                hint={practice === "abntPr2030" ? hints.abntPr2030() : undefined}
                className="sm:col-span-2"
              />
            )}
          </group.AppField>,
          answers[practice] && (
            <group.AppField key={`${practice}Details`} name={`${practice}Details`}>
              {(field) => (
                <field.LongField
                  label={fields[`${practice}Details`]()}
                  required
                  rows={3}
                  max={2000}
                  className="sm:col-span-2 sm:ml-8"
                />
              )}
            </group.AppField>
          ),
        ])}
      </FormSection>
    );
  },
});
