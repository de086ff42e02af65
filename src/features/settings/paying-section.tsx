import { useStore } from "@tanstack/react-form";
import { missingIdentity } from "#domain/settings/paying.ts";
import { withForm } from "#src/kit/form/form-hook.ts";
import { FormSection } from "#src/kit/form/form-section.tsx";
import { useWords } from "#src/lib/words.tsx";
import { SETTINGS_FORM } from "./settings-form.ts";

/** How exhibitors pay: on approved orders, in their mails and in the pro forma. */
export const PayingSection = withForm({
  ...SETTINGS_FORM,
  render: function PayingSection({ form }) {
    const { LL } = useWords();
    const { sections, fields } = LL.settings;
    return (
      <FormSection isDense title={sections.paying()} hint={sections.payingHint()}>
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
      </FormSection>
    );
  },
});

/** Who we are in law; what is missing is said, since documents leave without it. */
export const IdentitySection = withForm({
  ...SETTINGS_FORM,
  render: function IdentitySection({ form }) {
    const { LL } = useWords();
    const { sections, fields } = LL.settings;
    const missing = useStore(form.store, ({ values }) => missingIdentity(values.identity).length);
    return (
      <FormSection isDense title={sections.identity()} hint={sections.identityHint()}>
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
