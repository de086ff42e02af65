import { withFieldGroup } from "#src/kit/form/form-hook.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { NO_ANSWERS } from "./answers.ts";
import { FormSection, NO_HINT } from "#src/kit/form/form-section.tsx";

/** The questions about the representative (EOI-15). */
export const RepresentativeSection = withFieldGroup({
  defaultValues: NO_ANSWERS,
  props: NO_HINT,
  render: function RepresentativeSection({ group, hint, place }) {
    const { LL } = useWords();
    const { fields, hints } = LL.eoi;
    return (
      <FormSection title={LL.eoi.form.representative()} hint={hint} place={place}>
        <group.AppField name="representativeName">
          {(field) => <field.TextField label={fields.representativeName()} required autoComplete="name" />}
        </group.AppField>
        <group.AppField name="representativePosition">
          {(field) => (
            <field.TextField
              label={fields.representativePosition()}
              required
              autoComplete="organization-title"
            />
          )}
        </group.AppField>
        <group.AppField name="representativePhone">
          {(field) => (
            <field.TextField
              label={fields.representativePhone()}
              hint={hints.representativePhone()}
              required
              type="tel"
              autoComplete="tel"
            />
          )}
        </group.AppField>
        <group.AppField name="representativeEmail">
          {(field) => (
            <field.TextField
              label={fields.representativeEmail()}
              required
              inputMode="email"
              autoComplete="email"
            />
          )}
        </group.AppField>
      </FormSection>
    );
  },
});
