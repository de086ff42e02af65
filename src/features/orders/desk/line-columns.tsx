import { centsFromUsd } from "#domain/money.ts";
import type { Locale } from "#domain/locales.ts";
import { isRented } from "#domain/orders/line.ts";
import { formatNumber } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { sayUnit } from "#i18n/unit-word.ts";
import type { Column } from "#src/components/data-columns.ts";
import { Money } from "#src/components/money.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import type { OrderLine } from "./data.ts";

/** The fields of a line as columns; a custom line's description is what was asked for, so it is read in full. */
export function lineColumns(LL: TranslationFunctions, locale: Locale): Column<OrderLine>[] {
  const words = LL.desk.lines;
  return [
    {
      id: "item",
      header: words.item(),
      onCard: "title",
      wraps: true,
      className: "min-w-32 lg:min-w-44",
      cell: (line) => <Item line={line} LL={LL} />,
    },
    {
      id: "unit",
      header: words.unit(),
      className: "max-lg:hidden",
      cell: (line) => sayUnit(LL.orders.unit, line.unitMetric) || "–",
    },
    {
      id: "quantity",
      header: words.quantity(),
      align: "end",
      cell: (line) => (
        <>
          {isRented(line) ? formatNumber(locale, line.quantity) : "–"}
          <span className="hidden text-[0.8125rem] text-quiet md:max-lg:block">
            {sayUnit(LL.orders.unit, line.unitMetric)}
          </span>
        </>
      ),
    },
    {
      id: "period",
      header: words.periodOfUse(),
      align: "end",
      cell: (line) => (isRented(line) ? formatNumber(locale, line.periodOfUse) : "–"),
    },
    {
      id: "unitPrice",
      header: words.unitPrice(),
      align: "end",
      cell: (line) => <UnitPrice line={line} LL={LL} />,
    },
    {
      id: "total",
      header: words.lineTotal(),
      align: "end",
      cell: (line) => <Money cents={centsFromUsd(line.totalPrice)} bare />,
    },
    {
      id: "discount",
      header: words.discount(),
      align: "end",
      cell: (line) => <Discount line={line} locale={locale} />,
    },
    {
      id: "net",
      header: words.net(),
      align: "end",
      className: "font-semibold",
      cell: (line) => <Money cents={centsFromUsd(line.netTotal)} bare />,
    },
  ];
}

type CellProps = { line: OrderLine; LL: TranslationFunctions };

function Item({ line, LL }: CellProps) {
  const words = LL.desk.lines;
  return (
    <>
      <span className="mr-2 font-semibold">{line.title || LL.orders.item.untitled()}</span>
      {line.kind !== "catalogue" && (
        <Badge className="align-middle">{line.kind === "package" ? words.package() : words.custom()}</Badge>
      )}
      {line.isCustomService && line.description && (
        <span className="mt-0.5 block max-w-96 whitespace-pre-line text-quiet">{line.description}</span>
      )}
      {line.notes && (
        <span className="mt-0.5 block max-w-96 whitespace-pre-line text-quiet">
          {words.note({ note: line.notes })}
        </span>
      )}
    </>
  );
}

function UnitPrice({ line, LL }: CellProps) {
  if (!line.isPriced) return <Badge tone="wait">{LL.desk.lines.waitsForPrice()}</Badge>;
  return <Money cents={centsFromUsd(line.unitPrice)} bare />;
}

/** The percentage, and what it takes off as an amount of its own. */
function Discount({ line, locale }: { line: OrderLine; locale: Locale }) {
  return (
    <>
      <span className="block">{formatNumber(locale, line.discountPercentage)}%</span>
      {line.discountAmount > 0 && (
        <span className="block text-quiet">
          −&nbsp;
          <Money cents={centsFromUsd(line.discountAmount)} bare />
        </span>
      )}
    </>
  );
}
