import { useWords } from "#src/lib/words/words.tsx";
import type { RowMarks } from "./data-columns.ts";
import { Checkbox, CheckboxLine } from "./ui/checkbox.tsx";

type RowBoxProps<Row> = { row: Row; id: string; marks: RowMarks<Row> };

/** Above the link that spreads over its row. With the shift key it takes all rows since the last ticked row along. */
export function RowBox<Row>({ row, id, marks }: RowBoxProps<Row>) {
  const { LL } = useWords();
  return (
    <Checkbox
      aria-label={LL.listing.selection.row({ name: marks.nameRow(row) })}
      checked={marks.isMarked(id)}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) => marks.onMark(id, event.shiftKey)}
      className="z-1 align-middle"
    />
  );
}

export function PageBox<Row>({ marks }: { marks: RowMarks<Row> }) {
  const { LL } = useWords();
  return (
    <Checkbox
      aria-label={LL.listing.selection.page()}
      checked={marks.page}
      onClick={marks.onMarkPage}
      className="align-middle"
    />
  );
}

/** The same over cards, which have no head. */
export function PageBoxLine<Row>({ marks }: { marks: RowMarks<Row> }) {
  const { LL } = useWords();
  return (
    <CheckboxLine
      label={LL.listing.selection.page()}
      checked={marks.page}
      onClick={marks.onMarkPage}
      className="mb-1 px-4.5 text-sm"
    />
  );
}
