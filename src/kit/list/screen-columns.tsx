import type { ReactNode } from "react";
import type { ListColumns } from "#domain/lists/columns.ts";
import type { Column } from "#src/components/data-columns.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { Money } from "#src/components/money.tsx";

type Cell<Row> = Pick<Column<Row>, "cell">;
/** How a column looks, and what stands in it where that is more than its text in the file. */
type Looks<Name extends string, Plain extends string, Row> = {
  [Each in Name]: Partial<Omit<Column<Row>, "id" | "header" | "cell">> &
    (Each extends Plain ? Partial<Cell<Row>> : Cell<Row>);
};

/** The columns of a list as its screen shows them: declared with its file, headed by the list's own words. */
export function screenColumns<Name extends string, Plain extends string, Row, Said, Shown extends Row>(
  columns: ListColumns<Name, Plain, Row, Said, string, never>,
  heads: Readonly<Record<Name, () => string>>,
  said: NoInfer<Said>,
  looks: Looks<Name, Plain, Shown>,
): Column<Shown>[] {
  const plain: Partial<Record<string, (typeof columns)["plain"][Plain]>> = columns.plain;

  function show(name: Name, row: Shown): ReactNode {
    const column = plain[name];
    if (!column) return null;
    if (column.kind === "money") return <Money cents={column.value(row, said)} bare />;
    if (column.kind === "instant") {
      const at = column.value(row, said);
      return at && <DateTime value={at} className="figures" />;
    }
    return column.value(row, said);
  }

  return columns.names.map((name) => ({
    id: name,
    header: heads[name](),
    cell: (row) => show(name, row),
    ...looks[name],
  }));
}
