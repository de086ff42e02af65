import { useMemo } from "react";
import { add, type Cents, centsFromUsd } from "#domain/money.ts";
import { DataTable } from "#src/components/data-table.tsx";
import { Money } from "#src/components/money.tsx";
import { OrderTotal } from "#src/components/order-total.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import { lineColumns } from "./line-columns.tsx";

/** What was ordered, line by line, the stand first (DATA-04), as the team reads it; on a phone a card a line. */
export function OrderLines({ order }: { order: Order }) {
  const { LL, locale } = useWords();
  const { lines, sizeM2 } = order;
  const isDiscounted = lines.some((line) => line.discountPercentage > 0 || line.discountAmount > 0);
  const columns = useMemo(
    () => lineColumns({ LL, locale }, { sizeM2, isDiscounted }),
    [LL, locale, sizeM2, isDiscounted],
  );
  const words = LL.orders.line;
  return (
    <Section
      title={LL.orders.page.lines()}
      count={lines.length}
      actions={<span className="text-[0.8125rem] text-quiet">{words.currency()}</span>}
    >
      {lines.length === 0 ? (
        <p className="text-quiet">{words.none()}</p>
      ) : (
        <DataTable
          label={LL.orders.page.lines()}
          columns={columns}
          rows={lines}
          getRowId={(line) => line.id}
        />
      )}
      {(lines.length > 0 || order.type === "CUSTOM") && <Totals order={order} />}
    </Section>
  );
}

/** Discounts stand as their own deduction, never inside a price. */
function Totals({ order }: { order: Order }) {
  const { LL } = useWords();
  const words = LL.orders.line;
  const { lines, type, unpricedLines, isStructurePriced } = order;
  const gross = add(...lines.map((line) => centsFromUsd(line.totalPrice)));
  const discounts = add(...lines.map((line) => centsFromUsd(line.discountAmount)));
  // Space and structure of a custom stand have no line of their own.
  const hasMore = type === "CUSTOM";
  const total = hasMore ? centsFromUsd(order.total) : gross - discounts;
  return (
    <dl className="mt-3 grid grid-cols-[minmax(0,auto)_minmax(min-content,15rem)] justify-end gap-x-6 gap-y-1 px-5 text-right max-[22rem]:grid-cols-1 max-[22rem]:px-0">
      {(discounts > 0 || hasMore) && <Row label={words.sum()} cents={gross} />}
      {discounts > 0 && <Row label={words.discounts()} cents={-discounts} />}
      {hasMore && <Row label={LL.amounts.space()} cents={centsFromUsd(order.spaceAmount)} />}
      {hasMore && isStructurePriced && (
        <Row label={LL.amounts.structure()} cents={centsFromUsd(order.structureAmount)} />
      )}
      <dt className="font-semibold">{LL.amounts.total()}</dt>
      <dd>
        <OrderTotal
          of={{ total, isStructurePriced: isStructurePriced || !hasMore, unpricedLines }}
          className="font-semibold"
        />
      </dd>
    </dl>
  );
}

function Row({ label, cents }: { label: string; cents: Cents }) {
  return (
    <>
      <dt className="text-quiet">{label}</dt>
      <dd>
        {cents < 0 && <>−&nbsp;</>}
        <Money cents={Math.abs(cents)} />
      </dd>
    </>
  );
}
