import { useStore } from "@tanstack/react-form";
import { INSTITUTION_TYPES, THEMATIC_AREAS } from "#domain/submissions/options.ts";
import { labelOfAnswer } from "#i18n/answer-label.ts";
import { ChoiceField } from "#src/kit/form/fields/choice-field.tsx";
import { CountryField } from "#src/kit/form/fields/country-field.tsx";
import { ChoicesField } from "#src/kit/form/fields/choices-field.tsx";
import { withFieldGroup } from "#src/kit/form/form-hook.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { NO_ANSWERS } from "./answers.ts";
import { FormSection, NO_HINT } from "#src/kit/form/form-section.tsx";

const WIDE = "sm:col-span-2";

/** The questions about the organisation (EOI-09 to EOI-14). */
export const OrganisationSection = withFieldGroup({
  defaultValues: NO_ANSWERS,
  props: NO_HINT,
  render: function OrganisationSection({ group, hint, place }) {
    const { LL } = useWords();
    const { fields, hints, options } = LL.eoi;
    const { country, institutionType, pavillionFocus } = useStore(group.store, ({ values }) => values);
    const isBrazil = country === "BR";
    const idLabel = labelOfAnswer(LL.eoi, "cnpj", country);
    return (
      <FormSection title={LL.eoi.form.organisation()} hint={hint} place={place}>
        <group.AppField name="institutionName">
          {(field) => (
            <field.TextField
              label={fields.institutionName()}
              required
              autoComplete="organization"
              className={WIDE}
            />
          )}
        </group.AppField>
        <group.AppField name="country">
          {() => <CountryField label={fields.country()} required />}
        </group.AppField>
        <group.AppField name="cnpj">
          {(field) => (
            <field.TextField label={idLabel} hint={isBrazil ? hints.cnpj() : hints.legalId()} required />
          )}
        </group.AppField>
        <group.AppField name="institutionType">
          {() => (
            <ChoiceField
              label={fields.institutionType()}
              required
              className={WIDE}
              options={INSTITUTION_TYPES.map((value) => ({
                value,
                label: options.institutionType[value](),
              }))}
            />
          )}
        </group.AppField>
        {institutionType === "other" && (
          <group.AppField name="institutionTypeOther">
            {(field) => <field.TextField label={fields.institutionTypeOther()} required className={WIDE} />}
          </group.AppField>
        )}
        <group.AppField name="mainArea">
          {(field) => <field.TextField label={fields.mainArea()} required className={WIDE} />}
        </group.AppField>
        <group.AppField name="website">
          {(field) => (
            <field.AddressField label={fields.website()} hint={hints.website()} autoComplete="url" />
          )}
        </group.AppField>
        <group.AppField name="socialMedia">
          {(field) => <field.TextField label={fields.socialMedia()} hint={hints.socialMedia()} />}
        </group.AppField>
        <group.AppField name="pavillionFocus">
          {() => (
            <ChoicesField
              label={fields.pavillionFocus()}
              hint={hints.pavillionFocus()}
              required
              className={WIDE}
              options={THEMATIC_AREAS.map((value) => ({ value, label: options.focus[value]() }))}
            />
          )}
        </group.AppField>
        {pavillionFocus.includes("other") && (
          <group.AppField name="pavillionFocusOther">
            {(field) => <field.TextField label={fields.pavillionFocusOther()} required className={WIDE} />}
          </group.AppField>
        )}
      </FormSection>
    );
  },
});
