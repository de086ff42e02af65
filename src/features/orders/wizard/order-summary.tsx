import type { ReactNode } from "react";
import { pickText } from "#domain/locales.ts";
import { typedSplit } from "#domain/orders/draft/proposal-split.ts";
import { standDiscountOf } from "#domain/orders/kinds/content.ts";
import { ORDER_KINDS, orderKindOf } from "#domain/orders/kinds/kinds.ts";
import { isCustomStand, isServicesAlone } from "#domain/orders/type.ts";
import { formatNumber } from "#i18n/formatters.ts";
import { sayToBeQuoted } from "#i18n/to-be-quoted.ts";
import { AmountSummary } from "#src/components/amount-summary.tsx";
import { bottomBar } from "#src/components/bottom-bar.ts";
import { Money } from "#src/components/money.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { useWizard, type WizardArea } from "./wizard-context.tsx";
import { useSpace } from "./wizard-head.tsx";

/** The order so far, always in view: a card beside the screen, on a phone a bar at its foot. */
export function OrderSummary({
  area,
  note,
  briefNote,
  buttons,
}: {
  area: WizardArea;
  note: ReactNode;
  /** The same in a word, for the bar. */
  briefNote: ReactNode;
  buttons: ReactNode;
}) {
  const { LL } = useWords();
  const { price, submission } = useWizard();
  const isQuoted = sayToBeQuoted(LL.amounts.toBeQuoted, price) !== undefined;
  const what = useWhatIsOrdered();
  const space = useSpace(submission);
  const title =
    area === "staff" ? LL.orders.head.desk({ name: submission.institutionName }) : LL.orders.summary.title();
  return (
    <>
      <aside
        aria-label={title}
        className="hidden self-start rounded-lg border border-line bg-card p-6.5 lg:sticky lg:top-8 lg:block"
      >
        <h2 className="display-5">{title}</h2>
        <p className="mt-1.5 mb-3 text-[0.9375rem] text-quiet">
          {what}
          {space && <span className="block">{space}</span>}
        </p>
        <Amounts />
        <div className="mt-3">{note}</div>
        <div className="mt-5 grid gap-2">{buttons}</div>
      </aside>
      <div
        ref={bottomBar}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line-2 bg-card px-5 pt-1.75 max-[22rem]:static pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-lift lg:hidden"
      >
        <div className="mb-1 flex min-h-5.5 flex-wrap items-center justify-between gap-x-3">
          {briefNote}
          {(price.total > 0 || isQuoted) && (
            <p className="ml-auto flex flex-wrap items-baseline justify-end gap-x-1.5 text-[0.8125rem] leading-4.5 text-quiet">
              {LL.amounts.total()}
              <Money cents={price.total} className="text-[1.0625rem] font-bold text-ink" />
              {isQuoted && `+ ${LL.amounts.toBeQuoted.part()}`}
            </p>
          )}
        </div>
        <div className={BAR_BUTTONS}>{buttons}</div>
      </div>
    </>
  );
}

/** The way back, then the way on with the rest of the line, or below where the letters are large. */
const BAR_BUTTONS =
  "flex flex-wrap gap-2 [&>button:last-child:not(:only-child)]:order-first [&>button:not(:last-child)]:grow [&>button:not(:last-child)]:basis-40 [&>button:only-child]:grow [&>:not(button)]:order-first [&>:not(button)]:basis-full";

/** What the order comes to once something is chosen, in its parts where it has any: what was typed of a proposal, a stand before its discount. */
function Amounts() {
  const { LL, locale } = useWords();
  const { price, draft, goods } = useWizard();
  const isProposal = orderKindOf(draft.orderType) === ORDER_KINDS.SIMPLE;
  const off = standDiscountOf(draft, goods);
  const parts = { ...price, ...off, ...(isProposal && typedSplit(draft.proposal)) };
  const isDivided = parts.space + parts.structure + parts.extra > 0 || !parts.isStructurePriced;
  if (!isDivided && price.unpricedLines === 0)
    return price.total === 0 ? null : (
      <>
        <dl className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt>{LL.amounts.total()}</dt>
          <dd className="display-4">
            <Money cents={price.total} />
          </dd>
        </dl>
        <p className="mt-1 text-sm text-quiet">{LL.amounts.taxes()}</p>
      </>
    );
  return (
    <AmountSummary
      amounts={parts}
      isServicesAlone={isServicesAlone(draft.orderType)}
      total={price.total}
      extraNote={price.itemCount > 0 && LL.orders.summary.items({ count: price.itemCount })}
      lines={
        off && [
          {
            label: LL.orders.summary.standDiscount({ percent: formatNumber(locale, off.percent) }),
            cents: -off.discount,
          },
        ]
      }
    />
  );
}

/** The stand and its size, or the kind of an order that is for none. */
export function useWhatIsOrdered(): string {
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
