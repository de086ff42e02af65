import { withForm } from "#src/kit/form/form-hook.ts";
import { FormSection } from "#src/kit/form/form-section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { SETTINGS_FORM } from "./settings-form.ts";
import { ShownIn } from "./shown-in.tsx";

/** What the public site shows of exhibitors who have their place. */
export const ComersSection = withForm({
  ...SETTINGS_FORM,
  render: function ComersSection({ form }) {
    const { LL } = useWords();
    const { sections, fields } = LL.settings;
    return (
      <FormSection
        isDense
        title={sections.comers()}
        hint={sections.comersHint()}
        aside={<ShownIn section="comers" />}
      >
        <form.AppField name="showWhoComes">
          {(field) => (
            <field.FlagField
              label={fields.showWhoComes()}
              hint={fields.showWhoComesHint()}
              className="sm:col-span-2"
            />
          )}
        </form.AppField>
        <form.AppField name="showHowManyCome">
          {(field) => <field.FlagField label={fields.showHowManyCome()} className="sm:col-span-2" />}
        </form.AppField>
      </FormSection>
    );
  },
});
