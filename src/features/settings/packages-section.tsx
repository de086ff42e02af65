import { useStore } from "@tanstack/react-form";
import type { ActiveState } from "#domain/catalogue/status.ts";
import { PACKAGE_IDS, type PackageId } from "#domain/package-id.ts";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { useField } from "#src/kit/form/fields/use-field.ts";
import { withForm } from "#src/kit/form/form-hook.ts";
import { FormSection } from "#src/kit/form/form-section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { SETTINGS_FORM } from "./settings-form.ts";
import { ShownIn } from "./shown-in.tsx";

/** Bronze, Silver, Gold: what they are called, whether they are offered, and what a square metre costs. */
export const PackagesSection = withForm({
  ...SETTINGS_FORM,
  render: function PackagesSection({ form }) {
    const { LL } = useWords();
    const { sections, fields } = LL.settings;
    return (
      <FormSection
        isDense
        title={sections.packages()}
        hint={sections.packagesHint()}
        aside={<ShownIn section="packages" />}
      >
        {PACKAGE_IDS.map((id) => (
          <PackageFields key={id} form={form} id={id} />
        ))}
        <form.AppField name="customSpacePerM2">
          {(field) => (
            <field.MoneyField
              label={fields.customSpacePerM2()}
              hint={fields.customSpaceHint()}
              className="border-t border-line pt-5 sm:col-span-2"
            />
          )}
        </form.AppField>
        <form.AppField name="showPricesPublicly">
          {(field) => (
            <field.FlagField
              label={fields.showPricesPublicly()}
              className="border-t border-line pt-5 sm:col-span-2"
            />
          )}
        </form.AppField>
      </FormSection>
    );
  },
});

const ANY: { id: PackageId } = { id: "BRONZE" };

const PackageFields = withForm({
  ...SETTINGS_FORM,
  props: ANY,
  render: function PackageFields({ form, id }) {
    const { LL, locale } = useWords();
    const { fields } = LL.settings;
    const title = useStore(form.store, ({ values }) => values.packages[id].name[locale]) || id;
    return (
      <fieldset className="grid gap-x-5 gap-y-5 not-first:border-t not-first:border-line not-first:pt-5 sm:col-span-2 sm:grid-cols-2">
        <legend className="sr-only">{title}</legend>
        <p aria-hidden="true" className="font-semibold sm:col-span-2">
          {title}
        </p>
        <form.AppField name={`packages.${id}.name.pt`}>
          {(field) => <field.TextField label={fields.packageNamePt()} under={title} required />}
        </form.AppField>
        <form.AppField name={`packages.${id}.name.en`}>
          {(field) => <field.TextField label={fields.packageNameEn()} under={title} required />}
        </form.AppField>
        <form.AppField name={`packages.${id}.description.pt`}>
          {(field) => <field.LongField label={fields.packageTextPt()} under={title} rows={3} />}
        </form.AppField>
        <form.AppField name={`packages.${id}.description.en`}>
          {(field) => <field.LongField label={fields.packageTextEn()} under={title} rows={3} />}
        </form.AppField>
        <form.AppField name={`packages.${id}.spacePerM2`}>
          {(field) => (
            <field.MoneyField label={fields.spacePerM2()} under={title} hint={fields.priceHint()} />
          )}
        </form.AppField>
        <form.AppField name={`packages.${id}.structurePerM2`}>
          {(field) => (
            <field.MoneyField label={fields.structurePerM2()} under={title} hint={fields.priceHint()} />
          )}
        </form.AppField>
        <form.AppField name={`packages.${id}.status`}>
          {() => <ActiveField label={fields.packageActive()} under={title} />}
        </form.AppField>
      </fieldset>
    );
  },
});

/** A status of two as a box to tick. */
function ActiveField(props: { label: string; under: string }) {
  const { LL } = useWords();
  const { name, value, change } = useField<ActiveState>(props, (state) => LL.statuses.item[state]());
  return (
    <CheckboxLine
      name={name}
      label={props.label}
      checked={value === "ACTIVE"}
      onCheckedChange={(checked) => change(checked === true ? "ACTIVE" : "INACTIVE")}
    />
  );
}
