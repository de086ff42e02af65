import { useStore } from "@tanstack/react-form";
import { missingIdentity } from "#domain/settings/paying.ts";
import { withForm } from "#src/kit/form/form-hook.ts";
import { FormSection } from "#src/kit/form/form-section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { SETTINGS_FORM } from "./settings-form.ts";
import { ShownIn } from "./shown-in.tsx";

/** Who we are in law; what is missing is said, since documents leave without it. */
export const IdentitySection = withForm({
  ...SETTINGS_FORM,
  render: function IdentitySection({ form }) {
    const { LL } = useWords();
    const { sections, fields } = LL.settings;
    const missing = useStore(form.store, ({ values }) => missingIdentity(values.identity).length);
    return (
      <FormSection
        isDense
        title={sections.identity()}
        hint={sections.identityHint()}
        aside={<ShownIn section="identity" />}
      >
        {missing > 0 && (
          <p role="status" className="border-l-3 border-ochre bg-wait/60 px-4 py-3 sm:col-span-2">
            {sections.identityMissing({ count: missing })}
          </p>
        )}
        <form.AppField name="identity.legalName">
          {(field) => <field.TextField label={fields.legalName()} />}
        </form.AppField>
        <form.AppField name="identity.taxNumber">
          {(field) => <field.TextField label={fields.taxNumber()} />}
        </form.AppField>
        <form.AppField name="identity.address">
          {(field) => <field.LongField label={fields.address()} rows={3} />}
        </form.AppField>
        <form.AppField name="identity.dataProtection">
          {(field) => <field.TextField label={fields.dataProtection()} hint={fields.dataProtectionHint()} />}
        </form.AppField>
      </FormSection>
    );
  },
});

/** How long records are stored, as the privacy policy says it. */
export const RetentionSection = withForm({
  ...SETTINGS_FORM,
  render: function RetentionSection({ form }) {
    const { LL } = useWords();
    const { sections, fields } = LL.settings;
    return (
      <FormSection
        isDense
        title={sections.retention()}
        hint={sections.retentionHint()}
        aside={<ShownIn section="retention" />}
      >
        <form.AppField name="retentionMonths">
          {(field) => (
            <field.NumberField
              label={fields.retentionMonths()}
              hint={fields.retentionMonthsHint()}
              required
            />
          )}
        </form.AppField>
        <form.AppField name="mailTextMonths">
          {(field) => (
            <field.NumberField label={fields.mailTextMonths()} hint={fields.mailTextMonthsHint()} required />
          )}
        </form.AppField>
      </FormSection>
    );
  },
});
