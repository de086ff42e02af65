import { withForm } from "#src/kit/form/form-hook.ts";
import { FormSection } from "#src/kit/form/form-section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { SETTINGS_FORM } from "./settings-form.ts";
import { ShownIn } from "./shown-in.tsx";

/** Build-up, strike, the last days to order and the opening hours; each may be empty. */
export const ExhibitorDaysSection = withForm({
  ...SETTINGS_FORM,
  render: function ExhibitorDaysSection({ form }) {
    const { LL } = useWords();
    const { sections, fields } = LL.settings;
    return (
      <FormSection
        isDense
        title={sections.exhibitorDays()}
        hint={sections.exhibitorDaysHint()}
        aside={<ShownIn section="exhibitorDays" />}
      >
        <form.AppField name="exhibitorDays.build.from">
          {(field) => <field.DateField label={fields.buildFrom()} />}
        </form.AppField>
        <form.AppField name="exhibitorDays.build.to">
          {(field) => <field.DateField label={fields.buildTo()} />}
        </form.AppField>
        <form.AppField name="exhibitorDays.strike.from">
          {(field) => <field.DateField label={fields.strikeFrom()} />}
        </form.AppField>
        <form.AppField name="exhibitorDays.strike.to">
          {(field) => <field.DateField label={fields.strikeTo()} />}
        </form.AppField>
        <form.AppField name="exhibitorDays.lastStands">
          {(field) => <field.DateField label={fields.lastStands()} />}
        </form.AppField>
        <form.AppField name="exhibitorDays.lastServices">
          {(field) => <field.DateField label={fields.lastServices()} />}
        </form.AppField>
        <form.AppField name="openingHours.pt">
          {(field) => <field.TextField label={fields.openingHoursPt()} hint={fields.openingHoursHint()} />}
        </form.AppField>
        <form.AppField name="openingHours.en">
          {(field) => <field.TextField label={fields.openingHoursEn()} />}
        </form.AppField>
      </FormSection>
    );
  },
});
