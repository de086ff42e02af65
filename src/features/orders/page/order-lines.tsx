import { shownTitle } from "#domain/catalogue/words.ts";
import { centsFromUsd } from "#domain/money.ts";
import { formatNumber } from "#i18n/formatters.ts";
import { Money } from "#src/components/money.tsx";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from "#src/components/ui/table.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { OrderPage } from "../data.ts";

/** What was ordered, line by line, the stand first (DATA-04). */
export function OrderLines({ order }: { order: OrderPage }) {
  const { LL, locale } = useWords();
  const words = LL.orders.line;
  function titleOf(line: OrderPage["lines"][number]): string {
    const title = shownTitle(line, locale) ?? LL.orders.item.untitled();
    const size = formatNumber(locale, order.sizeM2);
    return line.kind === "package" ? LL.orders.summary.stand({ name: title, size }) : title;
  }

  if (order.lines.length === 0) return <p className="text-quiet">{LL.orders.page.noLines()}</p>;
  return (
    <Table aria-label={LL.orders.page.lines()}>
      <TableHead>
        <tr>
          <TableHeaderCell>{words.item()}</TableHeaderCell>
          <TableHeaderCell align="end">{words.unitPrice()}</TableHeaderCell>
          <TableHeaderCell align="end">{words.quantity()}</TableHeaderCell>
          <TableHeaderCell align="end">{words.periodOfUse()}</TableHeaderCell>
          <TableHeaderCell align="end">{words.total()}</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {order.lines.map((line) => (
          <TableRow key={line.id}>
            <TableCell className="min-w-44">
              <span className="font-semibold">{titleOf(line)}</span>
              {line.notes && <span className="block text-quiet">{line.notes}</span>}
            </TableCell>
            <TableCell align="end">
              <Money cents={line.isPriced ? centsFromUsd(line.unitPrice) : null} />
            </TableCell>
            <TableCell align="end">{line.quantity}</TableCell>
            <TableCell align="end">{line.periodOfUse}</TableCell>
            <TableCell align="end">
              <Money cents={line.isPriced ? centsFromUsd(line.netTotal) : null} className="font-semibold" />
              {line.discountPercentage > 0 && (
                <span className="block text-quiet">
                  {words.discount({ percent: formatNumber(locale, line.discountPercentage) })}
                </span>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
