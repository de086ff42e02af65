import { centsFromUsd, usdFromCents } from "#domain/money.ts";
import { balanceOf } from "#domain/orders/moves/balance.ts";
import { isServicesAlone } from "#domain/orders/type.ts";
import type { Locale } from "#domain/locales.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { formatNumber } from "#i18n/formatters.ts";
import type { Order } from "../data.ts";

type Words = { LL: TranslationFunctions; locale: Locale };

/** The rows of an order's price as its papers have them: whoever adds them up arrives at the total. */
export function shownAmounts({ LL, locale }: Words, order: Order) {
  const { standDiscount: off } = order;
  return {
    isServicesAlone: isServicesAlone(order.type),
    amounts: {
      space: centsFromUsd(off?.space ?? order.spaceAmount),
      structure: centsFromUsd(off?.structure ?? order.structureAmount),
      extra: centsFromUsd(order.extraAmount),
      isStructurePriced: order.isStructurePriced,
      unpricedLines: order.unpricedLines,
    },
    lines: off
      ? [
          {
            label: LL.orders.summary.standDiscount({ percent: formatNumber(locale, off.percent) }),
            cents: -centsFromUsd(off.discount),
          },
        ]
      : [],
  };
}

/** What is agreed on while the order holds what the team proposes: answered or not, the proposal stands until another. */
export function agreedOf({ openChange, requests }: Order) {
  return openChange ? requests.findLast(({ change }) => change !== null)?.change?.before : undefined;
}

/** The figures of what is paid, of the total both sides agree on: what the team proposes is not owed. */
export function paidOf(order: Order): { total: number; paid: Order["paid"] } {
  const agreed = agreedOf(order);
  if (!agreed) return { total: order.total, paid: order.paid };
  const { status, payments } = order;
  const due = { status, total: centsFromUsd(agreed.total), settled: centsFromUsd(order.paid.settled) };
  const told = payments.map(({ amount, ...one }) => ({
    ...one,
    amount: amount === null ? null : centsFromUsd(amount),
  }));
  const { outstanding, credit } = balanceOf(due, told);
  return {
    total: agreed.total,
    paid: { ...order.paid, outstanding: usdFromCents(outstanding), credit: usdFromCents(credit) },
  };
}
