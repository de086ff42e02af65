import type { ReactNode } from "react";
import { pickText } from "#domain/locales.ts";
import { orderKindOf } from "#domain/orders/kinds/kinds.ts";
import { isCustomStand, isServicesAlone } from "#domain/orders/type.ts";
import { formatNumber } from "#i18n/formatters.ts";
import { AmountSummary } from "#src/components/amount-summary.tsx";
import { bottomBar } from "#src/components/bottom-bar.ts";
import { OrderTotal } from "#src/components/order-total.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { useWizard, type WizardArea } from "./wizard-context.tsx";

/** The order so far, always in view: a card beside the screen, on a phone a bar at its foot. */
export function OrderSummary({
  area,
  note,
  buttons,
}: {
  area: WizardArea;
  note: ReactNode;
  buttons: ReactNode;
}) {
  const { LL } = useWords();
  const { price, submission, draft } = useWizard();
  const what = useWhatIsOrdered();
  const title =
    area === "staff" ? LL.orders.head.desk({ name: submission.institutionName }) : LL.orders.summary.title();
  return (
    <>
      <aside
        aria-label={title}
        className="hidden self-start rounded-lg border border-line bg-card p-6.5 lg:sticky lg:top-8 lg:block"
      >
        <h2 className="display-5">{title}</h2>
        <p className="mt-1.5 mb-3 text-[0.9375rem] text-quiet">{what}</p>
        <AmountSummary
          amounts={price}
          isServicesAlone={isServicesAlone(draft.orderType)}
          total={price.total}
          extraNote={price.itemCount > 0 && LL.orders.summary.items({ count: price.itemCount })}
        />
        <div className="mt-3">{note}</div>
        <div className="mt-5 grid gap-2">{buttons}</div>
      </aside>
      <div
        ref={bottomBar}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line-2 bg-card px-5 pt-3 pb-[max(0.875rem,env(safe-area-inset-bottom))] shadow-lift lg:hidden"
      >
        <div className="mb-2 flex items-baseline justify-between gap-4">
          <span className="text-[0.9375rem]">{LL.amounts.total()}</span>
          <span className="text-right">
            <OrderTotal of={price} className="display-5" />
          </span>
        </div>
        <p className="-mt-1 text-xs text-quiet">{LL.amounts.taxes()}</p>
        {note}
        <div className="mt-2 grid grid-cols-[auto_1fr] gap-2 [&>button:only-child]:col-span-full [&>button:first-child:nth-last-child(2)]:order-2">
          {buttons}
        </div>
      </div>
    </>
  );
}

/** The stand and its size, or the kind of an order that is for none. */
function useWhatIsOrdered(): string {
  const { LL, locale } = useWords();
  const { submission, goods, draft } = useWizard();
  const { standType } = orderKindOf(draft.orderType);
  if (!standType) return LL.orders.type[draft.orderType].name();
  const size = formatNumber(locale, submission.spaceM2);
  if (isCustomStand(standType)) return LL.orders.summary.customStand({ size });
  const chosen = goods.packages.find(({ id }) => id === draft.selectedStandardStandId);
  if (!chosen) return LL.orders.summary.noStand({ size });
  return LL.orders.summary.stand({ name: pickText(chosen.name, locale) ?? "", size });
}
