import { useMemo } from "react";
import { countOf } from "#domain/catalogue/unit.ts";
import { shownDescription, shownTitle } from "#domain/catalogue/words.ts";
import type { Locale } from "#domain/locales.ts";
import { linesOf } from "#domain/orders/kinds/content.ts";
import { isRented } from "#domain/orders/lines/line.ts";
import type { OrderedLine } from "#domain/orders/lines/ordered-line.ts";
import { isUnpriced, lineTotal } from "#domain/orders/lines/price.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { sayCount } from "#i18n/line-count.ts";
import { sayPer } from "#i18n/unit-word.ts";
import type { Column } from "#src/components/data-columns.ts";
import { DataTable } from "#src/components/data-table.tsx";
import { Money } from "#src/components/money.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { useWizard } from "../wizard-context.tsx";

/** Every line as it will be stored, those of the extra services among them; the stand stands above. */
export function LinesReview() {
  const { LL, locale } = useWords();
  const { goods, draft } = useWizard();
  const columns = useMemo(() => lineColumns(LL, locale), [LL, locale]);
  const lines = linesOf(draft, goods).filter(isRented);
  if (lines.length === 0) return <p className="text-quiet">{LL.orders.confirm.noServices()}</p>;
  return (
    <DataTable
      label={LL.orders.confirm.services()}
      columns={columns}
      rows={lines}
      getRowId={(line) => line.lineId}
    />
  );
}

function UnitPrice({ line }: { line: OrderedLine }) {
  const { LL } = useWords();
  return (
    <>
      <Money cents={line.unitPrice} />
      {line.kind === "catalogue" && (
        <span className="block text-[0.8125rem] text-quiet">{sayPer(LL.orders, line)}</span>
      )}
    </>
  );
}

function lineColumns(LL: TranslationFunctions, locale: Locale): Column<OrderedLine>[] {
  const words = LL.orders.line;
  return [
    {
      id: "item",
      header: words.item(),
      onCard: "title",
      wraps: true,
      cell: (line) => (
        <>
          <span className="font-semibold">{shownTitle(line, locale) ?? LL.orders.item.untitled()}</span>
          {line.kind === "custom" && (
            <span className="block whitespace-pre-line text-quiet">{shownDescription(line, locale)}</span>
          )}
          {line.kind === "catalogue" && (
            <span className="figures block text-quiet">{sayCount(LL.orders.counted, countOf(line))}</span>
          )}
          {line.notes && <span className="block text-quiet">{line.notes}</span>}
        </>
      ),
    },
    {
      id: "unitPrice",
      header: words.unitPrice(),
      align: "end",
      cell: (line) => (line.isPriced ? <UnitPrice line={line} /> : "–"),
    },
    { id: "quantity", header: words.quantity(), align: "end", cell: (line) => line.quantity },
    {
      id: "period",
      header: words.periodOfUse(),
      align: "end",
      cell: (line) => (line.unitPeriod === "once" ? "–" : line.periodOfUse),
    },
    {
      id: "total",
      header: words.total(),
      align: "end",
      cell: (line) =>
        isUnpriced({ ...line, isCustomService: line.kind === "custom" }) ? (
          <span className="text-quiet">{words.waitsForPrice()}</span>
        ) : (
          <Money cents={lineTotal(line.unitPrice, line.quantity, line.periodOfUse)} />
        ),
    },
  ];
}
