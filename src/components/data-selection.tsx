import { useWords } from "#src/lib/words.tsx";
import { Checkbox } from "./ui/checkbox.tsx";

export type Selection<Row> = {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** What the row is called: "ORD-2025-00214". */
  nameOf: (row: Row) => string;
};

type BoxProps<Row> = { getRowId: (row: Row) => string; selection: Selection<Row> };

export function SelectAllBox<Row>({ rows, getRowId, selection }: BoxProps<Row> & { rows: readonly Row[] }) {
  const { LL } = useWords();
  const ids = rows.map(getRowId);
  const chosen = ids.filter((id) => selection.ids.has(id)).length;
  const state = chosen === 0 ? false : chosen === ids.length ? true : "indeterminate";
  return (
    <Checkbox
      aria-label={LL.table.selectAll()}
      checked={state}
      onCheckedChange={(checked) => selection.onChange(new Set(checked === true ? ids : []))}
    />
  );
}

export function SelectRowBox<Row>({ row, getRowId, selection }: BoxProps<Row> & { row: Row }) {
  const { LL } = useWords();
  const id = getRowId(row);
  return (
    <Checkbox
      aria-label={LL.table.selectRow({ name: selection.nameOf(row) })}
      checked={selection.ids.has(id)}
      onCheckedChange={(checked) => {
        const ids = new Set(selection.ids);
        if (checked === true) ids.add(id);
        else ids.delete(id);
        selection.onChange(ids);
      }}
    />
  );
}
