import { SITE_FACTS, type SiteFact } from "#domain/submissions/site-facts.ts";
import { withForm } from "#src/kit/form/form-hook.ts";
import { FormSection } from "#src/kit/form/form-section.tsx";
import { LanguageRow, LanguageTable } from "#src/kit/form/language-table.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { SETTINGS_FORM } from "./settings-form.ts";
import { ShownIn } from "./shown-in.tsx";

/** What builders have to know of the place of every stand; what is special about a stand is set at its submission. */
export const SiteSection = withForm({
  ...SETTINGS_FORM,
  render: function SiteSection({ form }) {
    const { LL } = useWords();
    const { sections, fields } = LL.settings;
    return (
      <>
        <FormSection
          isDense
          title={sections.site()}
          hint={sections.siteHint()}
          aside={<ShownIn section="site" />}
        >
          <form.AppField name="standAreaM2">
            {(field) => <field.NumberField label={fields.standAreaM2()} hint={fields.standAreaHint()} />}
          </form.AppField>
        </FormSection>
        <LanguageTable>
          {SITE_FACTS.map((fact) => (
            <FactFields key={fact} form={form} fact={fact} />
          ))}
        </LanguageTable>
      </>
    );
  },
});

const ANY: { fact: SiteFact } = { fact: "openSides" };

const FactFields = withForm({
  ...SETTINGS_FORM,
  props: ANY,
  render: function FactFields({ form, fact }) {
    const { LL } = useWords();
    const name = LL.briefing.fact[fact]();
    return (
      <LanguageRow name={name}>
        <form.AppField name={`siteFacts.${fact}.pt`}>
          {(field) => <field.LongField label={LL.briefing.site.inPt({ fact: name })} rows={2} />}
        </form.AppField>
        <form.AppField name={`siteFacts.${fact}.en`}>
          {(field) => <field.LongField label={LL.briefing.site.inEn({ fact: name })} rows={2} />}
        </form.AppField>
      </LanguageRow>
    );
  },
});
