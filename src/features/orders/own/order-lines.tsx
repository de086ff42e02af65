import { useMemo } from "react";
import { shownTitle } from "#domain/catalogue/words.ts";
import type { Locale } from "#domain/locales.ts";
import { centsFromUsd } from "#domain/money.ts";
import { isRented } from "#domain/orders/line.ts";
import { formatNumber } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { Column } from "#src/components/data-columns.ts";
import { DataTable } from "#src/components/data-table.tsx";
import { Money } from "#src/components/money.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { Order } from "../data.ts";

type Line = Order["lines"][number];

/** What was ordered, line by line, the stand first (DATA-04); on a phone a card a line. */
export function OrderLines({ order }: { order: Order }) {
  const { LL, locale } = useWords();
  const columns = useMemo(() => lineColumns(LL, locale, order.sizeM2), [LL, locale, order.sizeM2]);
  if (order.lines.length === 0) return <p className="text-quiet">{LL.orders.page.noLines()}</p>;
  return (
    <DataTable
      label={LL.orders.page.lines()}
      columns={columns}
      rows={order.lines}
      getRowId={(line) => line.id}
    />
  );
}

function lineColumns(LL: TranslationFunctions, locale: Locale, sizeM2: number): Column<Line>[] {
  const words = LL.orders.line;
  function titleOf(line: Line): string {
    const title = shownTitle(line, locale) ?? LL.orders.item.untitled();
    const size = formatNumber(locale, sizeM2);
    return line.kind === "package" ? LL.orders.summary.stand({ name: title, size }) : title;
  }
  return [
    {
      id: "item",
      header: words.item(),
      onCard: "title",
      wraps: true,
      className: "min-w-44",
      cell: (line) => (
        <>
          <span className="font-semibold">{titleOf(line)}</span>
          {line.notes && <span className="block text-quiet">{line.notes}</span>}
        </>
      ),
    },
    {
      id: "unitPrice",
      header: words.unitPrice(),
      align: "end",
      cell: (line) => <Money cents={line.isPriced ? centsFromUsd(line.unitPrice) : null} />,
    },
    {
      id: "quantity",
      header: words.quantity(),
      align: "end",
      cell: (line) => (isRented(line) ? formatNumber(locale, line.quantity) : "–"),
    },
    {
      id: "period",
      header: words.periodOfUse(),
      align: "end",
      cell: (line) => (isRented(line) ? formatNumber(locale, line.periodOfUse) : "–"),
    },
    {
      id: "total",
      header: words.total(),
      align: "end",
      cell: (line) => (
        <>
          <Money cents={line.isPriced ? centsFromUsd(line.netTotal) : null} className="font-semibold" />
          {line.discountPercentage > 0 && (
            <span className="block text-quiet">
              {words.discount({ percent: formatNumber(locale, line.discountPercentage) })}
            </span>
          )}
        </>
      ),
    },
  ];
}
