import { shownTitle } from "#domain/catalogue/words.ts";
import type { Locale } from "#domain/locales.ts";
import { centsFromUsd } from "#domain/money.ts";
import { isRented } from "#domain/orders/lines/line.ts";
import { formatNumber } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { sayUnit } from "#i18n/unit-word.ts";
import type { Column } from "#src/components/data-columns.ts";
import { Money } from "#src/components/money.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import type { Order, OrderLine } from "../data.ts";

const SHOWN = ["item", "unit", "quantity", "period", "unitPrice", "gross", "discount", "net"] as const;
const SHOWN_UNDISCOUNTED = SHOWN.filter((id) => id !== "gross" && id !== "discount");

type Words = { LL: TranslationFunctions; locale: Locale };

/**
 * The fields of a line as columns, for the team; a custom line's description is what was asked for, so it is read in
 * full. Without a discount on any line there is none to show, and no second sum that would be the same.
 */
export function lineColumns(
  words: Words,
  { sizeM2, isDiscounted }: Pick<Order, "sizeM2"> & { isDiscounted: boolean },
): Column<OrderLine>[] {
  const columns = { ...placeColumns(words, sizeM2), ...priceColumns(words) };
  return (isDiscounted ? SHOWN : SHOWN_UNDISCOUNTED).map((id) => ({ id, ...columns[id] }));
}

type Described = Omit<Column<OrderLine>, "id">;

/** What was ordered, how much of it and for how long; the unit joins the quantity where its column has no room. */
function placeColumns({ LL, locale }: Words, sizeM2: number) {
  const words = LL.orders.line;
  return {
    item: {
      header: words.item(),
      onCard: "title",
      wraps: true,
      className: "min-w-32 lg:min-w-44",
      cell: (line) => <Item line={line} title={titleOf({ LL, locale }, line, sizeM2)} LL={LL} />,
    },
    unit: {
      header: words.unit(),
      className: "max-lg:hidden",
      cell: (line) => sayUnit(LL.orders.unit, line.unitMetric) || "–",
    },
    quantity: {
      header: words.count(),
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
    period: {
      header: words.periodOfUse(),
      align: "end",
      cell: (line) => (line.unitPeriod === "once" ? "–" : formatNumber(locale, line.periodOfUse)),
    },
  } satisfies Record<string, Described>;
}

/** What it costs, bare: the title of the lines names the currency. */
function priceColumns({ LL, locale }: Words) {
  const words = LL.orders.line;
  return {
    unitPrice: {
      header: words.unitPrice(),
      align: "end",
      cell: (line) =>
        line.isPriced ? (
          <Money cents={centsFromUsd(line.unitPrice)} bare />
        ) : (
          <Badge tone="wait">{words.waitsForPrice()}</Badge>
        ),
    },
    gross: {
      header: words.gross(),
      align: "end",
      cell: (line) => <Money cents={line.isPriced ? centsFromUsd(line.totalPrice) : null} bare />,
    },
    discount: {
      header: words.reduction(),
      align: "end",
      cell: (line) => <Discount line={line} locale={locale} />,
    },
    net: {
      header: words.net(),
      align: "end",
      className: "font-semibold",
      cell: (line) => <Money cents={line.isPriced ? centsFromUsd(line.netTotal) : null} bare />,
    },
  } satisfies Record<string, Described>;
}

function titleOf({ LL, locale }: Words, line: OrderLine, sizeM2: number): string {
  const title = shownTitle(line, locale) ?? LL.orders.item.untitled();
  return line.kind === "package"
    ? LL.orders.summary.stand({ name: title, size: formatNumber(locale, sizeM2) })
    : title;
}

type ItemProps = { line: OrderLine; title: string; LL: TranslationFunctions };

function Item({ line, title, LL }: ItemProps) {
  const words = LL.orders.line;
  return (
    <>
      <span className="mr-2 font-semibold">{title}</span>
      {line.kind === "custom" && <Badge className="mr-2 align-middle">{words.custom()}</Badge>}
      {line.isTeamLine && <Badge className="align-middle">{words.byTeam()}</Badge>}
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
