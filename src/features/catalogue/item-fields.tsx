import { useQuery } from "@tanstack/react-query";
import { CATEGORIES, DEFAULT_CATEGORY } from "#domain/catalogue/categories.ts";
import { ITEM_STATUSES } from "#domain/catalogue/status.ts";
import { periodOf, UNIT_PERIODS, usualPeriod } from "#domain/catalogue/unit.ts";
import { LOCALES } from "#domain/locales.ts";
import { sayCategory } from "#i18n/category-word.ts";
import { sayUnit } from "#i18n/unit-word.ts";
import { ChoiceField } from "#src/kit/form/fields/choice-field.tsx";
import { withForm } from "#src/kit/form/form-hook.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { vocabularyQuery } from "./data.ts";
import { ImageField } from "./image-field.tsx";
import { ITEM_FORM } from "./item-form.ts";
import { KnownOrNewField } from "./known-or-new-field.tsx";

/** All that staff write of an item: both languages beside each other, Portuguese on the left (CAT-02). */
export const ItemFields = withForm({
  ...ITEM_FORM,
  props: { isNew: false },
  render: function ItemFields({ form, isNew }) {
    const { LL } = useWords();
    const { fields } = LL.catalogue;
    const { categories, units } = useVocabulary();
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
          <form.AppField name="category">
            {() => (
              <KnownOrNewField
                label={fields.category()}
                options={categories}
                another={fields.another()}
                newLabel={fields.newCategory()}
              />
            )}
          </form.AppField>
          <form.AppField
            name="unitMetric"
            listeners={{
              onChange({ value }) {
                const usual = isNew ? periodOf(value) : usualPeriod(value);
                const isChosen = isNew && form.getFieldMeta("unitPeriod")?.isDirty;
                if (usual && !isChosen) form.setFieldValue("unitPeriod", usual, { dontUpdateMeta: true });
              },
            }}
          >
            {() => (
              <KnownOrNewField
                label={fields.unitMetric()}
                required
                options={units}
                another={fields.another()}
                newLabel={fields.newUnit()}
              />
            )}
          </form.AppField>
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

/** The categories and units to choose from: those the portal knows, and what items have already. */
function useVocabulary() {
  const { LL } = useWords();
  const { data } = useQuery(vocabularyQuery);
  const units = Object.keys(LL.orders.unit);
  return {
    categories: unite([...CATEGORIES, DEFAULT_CATEGORY], data?.categories).map((value) => ({
      value,
      label: sayCategory(LL.orders.category, value),
    })),
    units: unite(units, data?.units).map((value) => ({ value, label: sayUnit(LL.orders.unit, value) })),
  };
}

function unite(known: readonly string[], used: readonly string[] = []): string[] {
  return [...new Set([...known, ...used])];
}
