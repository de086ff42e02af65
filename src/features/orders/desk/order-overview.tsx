import { Reference } from "#src/components/reference.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { centsFromUsd } from "#domain/money.ts";
import { isStandOrder } from "#domain/orders/type.ts";
import { formatArea } from "#i18n/formatters.ts";
import { AgreedTotal } from "#src/components/agreed-total.tsx";
import { AmountSummary } from "#src/components/amount-summary.tsx";
import { DateTime } from "#src/components/date-time.tsx";
import { DefinitionList, type Definition } from "#src/components/definition-list.tsx";
import { Money } from "#src/components/money.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import { agreedOf, shownAmounts } from "../lines/shown-amounts.ts";
import { sayStand } from "#i18n/stand-name.ts";

type OverviewProps = {
  order: Order;
  /** What is paid, which the team may have to judge. */
  payment: ReactNode;
};

/**
 * The order at a glance (ORD-07, DATA-03): whose it is, what it is, what it costs and what of that is paid. A payment
 * confirmation that waits for the team comes first of all.
 */
export function OrderOverview({ order, payment }: OverviewProps) {
  const { LL, locale } = useWords();
  const words = LL.desk.order;
  const isJudging = order.status === "CONFIRM_PAYMENT";
  return (
    <section aria-label={words.details()} className="@container border-t border-line-2 pt-6">
      <div className="grid grid-cols-1 items-start gap-x-14 gap-y-8 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        {isJudging && <div className="@3xl:col-start-2">{payment}</div>}
        <div className="grid grid-cols-1 gap-2 @3xl:col-start-1 @3xl:row-span-2 @3xl:row-start-1">
          <DefinitionList layout="flow" items={useFacts(order)} />
          <Prose title={words.description()}>{order.description}</Prose>
          <Prose title={words.notes()}>{order.notes}</Prose>
        </div>
        <div className="grid grid-cols-1 gap-8 @3xl:col-start-2">
          <div className="rounded-lg bg-card p-5.5">
            <AmountSummary
              {...shownAmounts({ LL, locale }, order)}
              total={centsFromUsd(order.total)}
              extraNote={order.itemCount > 0 ? words.extraItems({ count: order.itemCount }) : undefined}
            />
            <AgreedTotal agreed={agreedOf(order)} className="mt-3 text-sm text-wait-ink" />
          </div>
          {!isJudging && payment}
        </div>
      </div>
    </section>
  );
}

function useFacts(order: Order): Definition[] {
  const { LL, locale } = useWords();
  const words = LL.desk.order;
  const { submission } = order;
  const price = (usd: number | null) => usd !== null && <Money cents={centsFromUsd(usd)} />;
  const ofStand = [
    { term: words.stand(), description: sayStand(LL.statuses.ordered, locale, { ...order, sizeM2: null }) },
    {
      term: words.size(),
      description: order.sizeM2 !== null && formatArea(locale, order.sizeM2),
    },
    { term: words.spacePerM2(), description: price(order.spacePerM2) },
    { term: words.structurePerM2(), description: price(order.structurePerM2) },
    { term: words.standValue(), description: price(order.standValue) },
  ];
  const facts = [
    { term: words.company(), description: <span className="font-semibold">{order.company}</span> },
    { term: words.representative(), description: <Representative submission={submission} /> },
    {
      term: words.submission(),
      description: (
        <Link to="/admin/submissions/$submissionId" params={{ submissionId: submission.id }} className="link">
          <Reference value={submission.reference} />
        </Link>
      ),
    },
    { term: words.type(), description: LL.orders.type[order.type].name() },
    ...(isStandOrder(order.type) ? ofStand : []),
    {
      term: words.clauses(),
      description:
        order.acceptedClauses !== null && words.clausesAccepted({ version: order.acceptedClauses }),
    },
    {
      term: words.created(),
      description: <DateTime value={order.createdAt} show="dateTime" className="figures" />,
    },
    {
      term: words.updated(),
      description: <DateTime value={order.updatedAt} show="dateTime" className="figures" />,
    },
  ];
  // What has no figure yet is said where it is missed.
  return facts.filter(({ description }) => description !== false);
}

function Representative({ submission }: { submission: Order["submission"] }) {
  const { representativeName, representativeEmail, representativePhone } = submission;
  return (
    <>
      <span className="block">{representativeName}</span>
      <a href={`mailto:${representativeEmail}`} className="link block font-normal wrap-anywhere">
        {representativeEmail}
      </a>
      <span className="figures block text-quiet">{representativePhone}</span>
    </>
  );
}

function Prose({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <h2 className="leading-6 text-quiet">{title}</h2>
      <p className="max-w-[70ch] whitespace-pre-line">{children}</p>
    </div>
  );
}
