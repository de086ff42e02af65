import { useMemo } from "react";
import { listCountries } from "#domain/countries.ts";
import { INSTITUTION_TYPES, type FocusArea, THEMATIC_AREAS } from "#domain/submissions/options.ts";
import { FormField } from "#src/components/form-field.tsx";
import { SearchableSelect } from "#src/components/ui/searchable-select.tsx";
import { useWords } from "#src/lib/words.tsx";
import { ChoiceField, ManyField, TextField } from "./answer-fields.tsx";
import { fieldId, type AnswersForm } from "./form-answers.ts";
import { FormSection } from "./form-section.tsx";

/** EOI-09 to EOI-14 */
export function OrganisationSection({ form, hint }: { form: AnswersForm; hint?: string }) {
  const { LL } = useWords();
  const { fields, hints, options } = LL.eoi;
  const { answers } = form;
  const idLabel =
    answers.country === ""
      ? fields.cnpjOrLegalId()
      : answers.country === "BR"
        ? fields.cnpj()
        : fields.legalId();

  function toggleFocus(area: FocusArea, isChosen: boolean): void {
    const others = answers.pavillionFocus.filter((chosen) => chosen !== area);
    form.set("pavillionFocus", isChosen ? [...others, area] : others);
  }

  return (
    <FormSection title={LL.eoi.form.organisation()} hint={hint}>
      <TextField
        form={form}
        name="institutionName"
        label={fields.institutionName()}
        required
        autoComplete="organization"
        className="sm:col-span-2"
      />
      <CountryField form={form} />
      <TextField
        form={form}
        name="cnpj"
        label={idLabel}
        hint={answers.country === "BR" ? hints.cnpj() : hints.legalId()}
        required
      />
      <ChoiceField
        form={form}
        name="institutionType"
        label={fields.institutionType()}
        required
        options={INSTITUTION_TYPES.map((value) => ({ value, label: options.institutionType[value]() }))}
      />
      {answers.institutionType === "other" && (
        <TextField
          form={form}
          name="institutionTypeOther"
          label={fields.institutionTypeOther()}
          required
          className="sm:col-span-2"
        />
      )}
      <TextField form={form} name="mainArea" label={fields.mainArea()} required className="sm:col-span-2" />
      <TextField
        form={form}
        name="website"
        label={fields.website()}
        hint={hints.website()}
        inputMode="url"
        autoComplete="url"
      />
      <TextField form={form} name="socialMedia" label={fields.socialMedia()} hint={hints.socialMedia()} />
      <ManyField
        form={form}
        name="pavillionFocus"
        label={fields.pavillionFocus()}
        hint={hints.pavillionFocus()}
        required
        options={THEMATIC_AREAS.map((value) => ({ value, label: options.focus[value]() }))}
        onToggle={toggleFocus}
      />
      {answers.pavillionFocus.includes("other") && (
        <TextField
          form={form}
          name="pavillionFocusOther"
          label={fields.pavillionFocusOther()}
          required
          className="sm:col-span-2"
        />
      )}
    </FormSection>
  );
}

function CountryField({ form }: { form: AnswersForm }) {
  const { LL, locale } = useWords();
  const countries = useMemo(
    () => listCountries(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  );
  return (
    <FormField
      id={fieldId("country")}
      label={LL.eoi.fields.country()}
      required
      error={form.errorOf("country")}
    >
      {(control) => (
        <SearchableSelect
          {...control}
          name="country"
          options={countries}
          value={form.answers.country}
          onValueChange={(value) => form.set("country", value)}
          onBlur={() => form.leave("country")}
        />
      )}
    </FormField>
  );
}
