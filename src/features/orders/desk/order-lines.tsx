import { useMemo } from "react";
import { add, centsFromUsd } from "#domain/money.ts";
import { DataTable } from "#src/components/data-table.tsx";
import { Money } from "#src/components/money.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { Order, OrderLine } from "./data.ts";
import { lineColumns } from "./line-columns.tsx";
import { Section } from "./section.tsx";

/** Every line of the order with all its fields (DATA-04), the package among them, and what they add up to. */
export function OrderLines({ order }: { order: Order }) {
  const { LL, locale } = useWords();
  const columns = useMemo(() => lineColumns(LL, locale), [LL, locale]);
  const words = LL.desk.lines;
  return (
    <Section
      title={words.title()}
      count={order.lines.length}
      actions={<span className="text-[0.8125rem] text-quiet">{words.currency()}</span>}
    >
      {order.lines.length === 0 ? (
        <p className="text-quiet">{words.none()}</p>
      ) : (
        <>
          <DataTable
            label={words.title()}
            columns={columns}
            rows={order.lines}
            getRowId={(line) => line.id}
          />
          <Totals lines={order.lines} />
        </>
      )}
    </Section>
  );
}

/** Discounts stand as their own deduction, never inside a price (decisions.md 5). */
function Totals({ lines }: { lines: readonly OrderLine[] }) {
  const { LL } = useWords();
  const words = LL.desk.lines;
  const gross = add(...lines.map((line) => centsFromUsd(line.totalPrice)));
  const discounts = add(...lines.map((line) => centsFromUsd(line.discountAmount)));
  return (
    <dl className="mt-3 ml-auto grid w-full max-w-80 grid-cols-[1fr_auto] gap-x-6 gap-y-1 px-5 text-right">
      {discounts > 0 && (
        <>
          <dt className="text-quiet">{words.sum()}</dt>
          <dd>
            <Money cents={gross} />
          </dd>
          <dt className="text-quiet">{words.discounts()}</dt>
          <dd>
            −&nbsp;
            <Money cents={discounts} />
          </dd>
        </>
      )}
      <dt className="font-semibold">{LL.amounts.total()}</dt>
      <dd className="font-semibold">
        <Money cents={gross - discounts} />
      </dd>
    </dl>
  );
}
