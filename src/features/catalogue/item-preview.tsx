import { useStore } from "@tanstack/react-form";
import { isOwn } from "#domain/catalogue/own-words.ts";
import { shownDescription, shownTitle } from "#domain/catalogue/words.ts";
import { LOCALES } from "#domain/locales.ts";
import { centsFromUsd } from "#domain/money.ts";
import { sayPer } from "#i18n/unit-word.ts";
import { Money } from "#src/components/money.tsx";
import { withForm } from "#src/kit/form/form-hook.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ITEM_FORM } from "./item-form.ts";

/** The item as the wizard lists it, in either language, while it is being written. */
export const ItemPreview = withForm({
  ...ITEM_FORM,
  render: function ItemPreview({ form }) {
    const { LL, locale: spoken } = useWords();
    const values = useStore(form.store, (state) => state.values);
    const { unitMetric, unitPeriod, unitPrice } = values;
    const unit = (isOwn("unitMetric", unitMetric) && values[`unit_${spoken}`]) || unitMetric;
    return (
      <div className="grid gap-4">
        {LOCALES.map((locale) => (
          <div
            key={locale}
            lang={locale === "pt" ? "pt-BR" : "en"}
            className="border-t border-dashed border-line pt-3"
          >
            <p className="mb-1 text-[0.8125rem] text-quiet">{LL.language[locale]()}</p>
            <p className="font-semibold wrap-anywhere">
              {shownTitle(values, locale) ?? LL.orders.item.untitled()}
            </p>
            <p className="text-quiet wrap-anywhere">
              {shownDescription(values, locale) ?? LL.orders.item.noDescription()}
            </p>
          </div>
        ))}
        <p className="figures border-t border-dashed border-line pt-3 text-quiet">
          <Money cents={typeof unitPrice === "number" ? centsFromUsd(unitPrice) : null} />{" "}
          {unitMetric.trim() && sayPer(LL.orders, { unitMetric: unit, unitPeriod })}
        </p>
      </div>
    );
  },
});
