import { times } from "#domain/money.ts";
import { orderKindOf } from "#domain/orders/kinds/kinds.ts";
import { formatNumber } from "#i18n/formatters.ts";
import { Drawing } from "#src/components/drawing.tsx";
import { Money } from "#src/components/money.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { sayReason } from "#i18n/say-refusal.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { useChooseType } from "./use-choose-type.tsx";
import { useWizard } from "../wizard-context.tsx";

/** Beside the packages: a stand made from a briefing, with the price of its space. The type is changed on its own step. */
export function CustomStandOffer() {
  const { LL, locale } = useWords();
  const { draft, goods, goTo } = useWizard();
  const [choose, dialog] = useChooseType();
  const { customSpacePerM2, sizeM2 } = goods;
  const reason = orderKindOf("CUSTOM").whyNot({ ...draft, orderType: "CUSTOM" }, goods);
  return (
    <section
      aria-labelledby="custom-stand"
      className="grid overflow-hidden rounded-lg border border-line-2 bg-card @lg:grid-cols-[14rem_1fr]"
    >
      <Drawing
        name="booth-custom"
        alt=""
        className="aspect-3/2 h-full w-full bg-paper-3 object-cover object-[50%_60%] @lg:aspect-auto"
      />
      <div className="p-4.5">
        <h2 id="custom-stand" className="display-5">
          {LL.wizard.stand.customTitle()}
        </h2>
        <p className="mt-2 text-[0.9375rem] text-quiet">{LL.wizard.stand.customText()}</p>
        {reason && <p className="mt-3 text-sm">{sayReason(LL, reason)}</p>}
        {!reason && customSpacePerM2 !== null && (
          <div className="mt-3 flex flex-wrap items-end justify-between gap-4">
            <dl className="text-sm">
              <div className="flex flex-wrap gap-x-2 text-quiet">
                <dt>{LL.amounts.space()}</dt>
                <dd>
                  <Money cents={customSpacePerM2} /> {LL.wizard.stand.perM2()}
                </dd>
              </div>
              <div className="flex flex-wrap gap-x-2">
                <dt>{LL.wizard.stand.forSize({ size: formatNumber(locale, sizeM2) })}</dt>
                <dd className="font-semibold">
                  <Money cents={times(customSpacePerM2, sizeM2)} />
                </dd>
              </div>
            </dl>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => void choose("CUSTOM").then((isChosen) => isChosen && goTo(0))}
            >
              {LL.wizard.stand.customChoose()}
            </Button>
          </div>
        )}
        {dialog}
      </div>
    </section>
  );
}
