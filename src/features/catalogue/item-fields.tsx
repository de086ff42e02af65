import { ITEM_STATUSES } from "#domain/catalogue/status.ts";
import { UNIT_PERIODS } from "#domain/catalogue/unit.ts";
import { LOCALES } from "#domain/locales.ts";
import { ChoiceField } from "#src/kit/form/fields/choice-field.tsx";
import { withForm } from "#src/kit/form/form-hook.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ImageField } from "./image-field.tsx";
import { ITEM_FORM } from "./item-form.ts";
import { NamedField } from "./named-field.tsx";

/** All that staff write of an item: both languages beside each other, Portuguese on the left (CAT-02). */
export const ItemFields = withForm({
  ...ITEM_FORM,
  props: { isNew: false },
  render: function ItemFields({ form, isNew }) {
    const { LL } = useWords();
    const { fields } = LL.catalogue;
    return (
      <>
        <div className="grid gap-x-6 gap-y-7 md:grid-cols-2">
          {LOCALES.map((locale) => (
            <fieldset key={locale} className="grid min-w-0 content-start gap-5">
              <legend className="display-5 mb-3.5">{LL.language[locale]()}</legend>
              <form.AppField name={`title_${locale}`}>
                {(field) => <field.TextField label={fields.title()} under={LL.language[locale]()} />}
              </form.AppField>
              <form.AppField name={`description_${locale}`}>
                {(field) => (
                  <field.LongField label={fields.description()} under={LL.language[locale]()} rows={4} />
                )}
              </form.AppField>
            </fieldset>
          ))}
        </div>
        <div className="grid gap-x-6 gap-y-5 border-t border-line-2 pt-6 md:grid-cols-2">
          <NamedField form={form} of="category" isNew={isNew} />
          <NamedField form={form} of="unitMetric" isNew={isNew} />
          <form.AppField name="unitPeriod">{() => <PeriodField />}</form.AppField>
          <form.AppField name="unitPrice">
            {(field) => <field.MoneyField label={fields.unitPrice()} hint={fields.priceHint()} required />}
          </form.AppField>
          <form.AppField name="status">{() => <StatusField />}</form.AppField>
          <form.AppField name="imageFileId">
            {() => <ImageField label={fields.image()} className="md:col-span-2" />}
          </form.AppField>
        </div>
      </>
    );
  },
});

function PeriodField() {
  const { LL } = useWords();
  const { fields, periodHint } = LL.catalogue;
  const options = UNIT_PERIODS.map((period) => ({
    value: period,
    label: LL.orders.unitPeriod[period](),
    hint: periodHint[period](),
  }));
  return <ChoiceField label={fields.unitPeriod()} options={options} />;
}

function StatusField() {
  const { LL } = useWords();
  const { fields, statusHint } = LL.catalogue;
  const options = ITEM_STATUSES.map((status) => ({
    value: status,
    label: LL.statuses.item[status](),
    hint: statusHint[status](),
  }));
  return <ChoiceField label={fields.status()} options={options} />;
}
