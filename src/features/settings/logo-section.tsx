import { withForm } from "#src/kit/form/form-hook.ts";
import { FormSection } from "#src/kit/form/form-section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { LogoField } from "./logo-field.tsx";
import { SETTINGS_FORM } from "./settings-form.ts";
import { ShownIn } from "./shown-in.tsx";

/** The mark at the head of everything that leaves the house. */
export const LogoSection = withForm({
  ...SETTINGS_FORM,
  render: function LogoSection({ form }) {
    const { LL } = useWords();
    const { sections, fields } = LL.settings;
    return (
      <FormSection
        isDense
        title={sections.logo()}
        hint={sections.logoHint()}
        aside={<ShownIn section="logo" />}
      >
        <form.AppField name="logo">
          {() => <LogoField label={fields.logo()} hint={fields.logoHint()} className="sm:col-span-2" />}
        </form.AppField>
      </FormSection>
    );
  },
});
