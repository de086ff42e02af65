import { useStore } from "@tanstack/react-form";
import { withFieldGroup } from "#src/kit/form/form-hook.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { NO_ANSWERS } from "./answers.ts";
import { FormSection, NO_HINT } from "#src/kit/form/form-section.tsx";

const PRACTICES = ["certifications", "abntPr2030", "sustainabilityPractices"] as const;

const DETAILS_MAX = 2000;

/** Statements to tick, the details of each below it (EOI-24). */
export const PracticesSection = withFieldGroup({
  defaultValues: NO_ANSWERS,
  props: NO_HINT,
  render: function PracticesSection({ group, hint, place }) {
    const { LL } = useWords();
    const { fields, hints } = LL.eoi;
    const answers = useStore(group.store, ({ values }) => values);

    /** Clears a text that is too long when its field closes; a valid text returns with the next tick. */
    function forgetTooLong(practice: (typeof PRACTICES)[number]): void {
      const details = `${practice}Details` as const;
      if (group.getFieldValue(details).length > DETAILS_MAX) group.setFieldValue(details, "");
    }

    return (
      <FormSection title={LL.eoi.form.practices()} hint={hint} place={place}>
        {PRACTICES.flatMap((practice) => [
          <group.AppField
            key={practice}
            name={practice}
            listeners={{ onChange: ({ value: isTicked }) => void (isTicked || forgetTooLong(practice)) }}
          >
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
                  max={DETAILS_MAX}
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
