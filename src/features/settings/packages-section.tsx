import { PACKAGE_IDS, type PackageId } from "#domain/settings/packages.ts";
import { useStore } from "@tanstack/react-form";
import { useWords } from "#src/lib/words.tsx";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { FlagField, LineField, LongField } from "./fields.tsx";
import { Section } from "./sections.tsx";
import type { SettingsFormApi } from "./use-settings-form.ts";

/** Bronze, Silver, Gold: what they are called, whether they are offered, and what a square metre costs. */
export function PackagesSection({ form }: { form: SettingsFormApi }) {
  const { LL } = useWords();
  const { sections, fields } = LL.settings;
  return (
    <Section title={sections.packages()} hint={sections.packagesHint()}>
      {PACKAGE_IDS.map((id) => (
        <PackageFields key={id} form={form} id={id} />
      ))}
      <FlagField
        form={form}
        name="showPricesPublicly"
        label={fields.showPricesPublicly()}
        className="border-t border-line pt-5 sm:col-span-2"
      />
    </Section>
  );
}

function PackageFields({ form, id }: { form: SettingsFormApi; id: PackageId }) {
  const { LL, locale } = useWords();
  const { fields } = LL.settings;
  const title = useStore(form.store, ({ values }) => values.packages[id].name[locale]) || id;
  return (
    <fieldset className="grid gap-x-5 gap-y-5 not-first:border-t not-first:border-line not-first:pt-5 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="font-semibold sm:col-span-2">
        {title}
      </p>
      <LineField form={form} name={`packages.${id}.name.pt`} label={fields.packageNamePt()} />
      <LineField form={form} name={`packages.${id}.name.en`} label={fields.packageNameEn()} />
      <LongField form={form} name={`packages.${id}.description.pt`} label={fields.packageTextPt()} />
      <LongField form={form} name={`packages.${id}.description.en`} label={fields.packageTextEn()} />
      <LineField
        form={form}
        name={`packages.${id}.spacePerM2`}
        label={fields.spacePerM2()}
        hint={fields.priceHint()}
        inputMode="decimal"
        required={false}
      />
      <LineField
        form={form}
        name={`packages.${id}.structurePerM2`}
        label={fields.structurePerM2()}
        hint={fields.priceHint()}
        inputMode="decimal"
        required={false}
      />
      <form.Field name={`packages.${id}.status`}>
        {({ state, handleChange }) => (
          <CheckboxLine
            label={fields.packageActive()}
            checked={state.value === "ACTIVE"}
            onCheckedChange={(checked) => handleChange(checked === true ? "ACTIVE" : "INACTIVE")}
          />
        )}
      </form.Field>
    </fieldset>
  );
}
