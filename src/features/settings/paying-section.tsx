import { withForm } from "#src/kit/form/form-hook.ts";
import { FormSection } from "#src/kit/form/form-section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { SETTINGS_FORM } from "./settings-form.ts";
import { ShownIn } from "./shown-in.tsx";

/** How exhibitors pay: on approved orders, in their mails and in the pro forma. */
export const PayingSection = withForm({
  ...SETTINGS_FORM,
  render: function PayingSection({ form }) {
    const { LL } = useWords();
    const { sections, fields } = LL.settings;
    return (
      <FormSection
        isDense
        title={sections.paying()}
        hint={sections.payingHint()}
        aside={<ShownIn section="paying" />}
      >
        <form.AppField name="paying.payee">
          {(field) => <field.TextField label={fields.payee()} className="sm:col-span-2" />}
        </form.AppField>
        <form.AppField name="paying.bank">
          {(field) => <field.TextField label={fields.bank()} />}
        </form.AppField>
        <form.AppField name="paying.account">
          {(field) => <field.TextField label={fields.account()} hint={fields.accountHint()} />}
        </form.AppField>
        <form.AppField name="paying.swift">
          {(field) => <field.TextField label={fields.swift()} />}
        </form.AppField>
        <form.AppField name="paying.pixKey">
          {(field) => <field.TextField label={fields.pixKey()} />}
        </form.AppField>
        <form.AppField name="paying.text.pt">
          {(field) => <field.LongField label={fields.payingTextPt()} rows={3} />}
        </form.AppField>
        <form.AppField name="paying.text.en">
          {(field) => <field.LongField label={fields.payingTextEn()} rows={3} />}
        </form.AppField>
        <form.AppField name="paying.daysToPay">
          {(field) => <field.NumberField label={fields.daysToPay()} hint={fields.daysToPayHint()} required />}
        </form.AppField>
        <form.AppField name="paying.tolerance">
          {(field) => <field.MoneyField label={fields.tolerance()} hint={fields.toleranceHint()} required />}
        </form.AppField>
      </FormSection>
    );
  },
});
