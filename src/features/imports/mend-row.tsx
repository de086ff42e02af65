import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Cells, ImportColumn } from "#domain/imports/columns.ts";
import { Button } from "#src/components/ui/button.tsx";
import { FormField } from "#src/components/form-field.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { ImportRow, Patch } from "./data.ts";

type MendRowProps = {
  row: ImportRow;
  /** The columns of the file. */
  columns: readonly ImportColumn[];
  /** Another row is being mended. */
  isBusy: boolean;
  onMend: (row: number, patch: Patch) => void;
  /** Something is typed that is not saved, or no longer. */
  onTyped: (row: number, isTyped: boolean) => void;
};

/** The way of a row is by keyboard too: from one that was mended to the first cell of the next. */
export function goToMend(row: number): void {
  document.querySelector<HTMLElement>(`form[data-mend="${row}"] input`)?.focus();
}

/** The cells that are wrong, to be typed anew where they stand; or the row stays out. */
export function MendRow({ row, columns, isBusy, onMend, onTyped }: MendRowProps) {
  const { LL } = useWords();
  const words = LL.imports.rows;
  const { row: number, state } = row;
  const [written, setWritten] = useState<Cells>({});
  // What is found out after a first try is suggested as well.
  const typed = { ...suggested(row), ...written };
  const form = useRef<HTMLFormElement>(null);
  /** The row as it was when it was sent, until it comes back. */
  const sent = useRef<ImportRow>(undefined);

  // A row that is refused again keeps whoever mends it, also where the cell in hand was put right and is gone.
  useEffect(() => {
    if (!sent.current || sent.current === row) return;
    sent.current = undefined;
    const inHand = document.activeElement;
    if (inHand?.tagName !== "INPUT" || !form.current?.contains(inHand)) goToMend(row.row);
  }, [row]);

  if (state === "leftOut") {
    return (
      <Button
        size="sm"
        variant="quiet"
        disabled={isBusy}
        aria-label={words.takeInOf({ row: number })}
        onClick={() => {
          sent.current = row;
          onMend(number, { isLeftOut: false });
        }}
      >
        {words.takeIn()}
      </Button>
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    sent.current = row;
    onMend(number, { cells: typed });
  }

  return (
    <form ref={form} onSubmit={submit} data-mend={number} className="flex flex-wrap items-end gap-3 pb-1">
      {wrongColumns(row, columns).map((column) => (
        <FormField
          key={column}
          label={LL.imports.columns[column]()}
          className="grow basis-48 max-md:basis-full md:max-w-80"
        >
          {(control) => (
            <Input
              {...control}
              aria-label={words.cell({ column: LL.imports.columns[column](), row: number })}
              value={typed[column] ?? row.cells[column] ?? ""}
              onChange={({ target }) => {
                setWritten({ ...written, [column]: target.value });
                onTyped(number, true);
              }}
            />
          )}
        </FormField>
      ))}
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        disabled={isBusy}
        aria-label={words.saveOf({ row: number })}
      >
        {words.save()}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        disabled={isBusy}
        aria-label={words.leaveOutOf({ row: number })}
        onClick={() => onMend(number, { isLeftOut: true })}
      >
        {words.leaveOut()}
      </Button>
    </form>
  );
}

/** What the problems name; where none is named, every column that came. */
function wrongColumns({ problems }: ImportRow, columns: readonly ImportColumn[]): readonly ImportColumn[] {
  const named = problems.flatMap(({ column }) => column ?? []);
  return problems.length === named.length ? [...new Set(named)] : columns;
}

/** The item that the row seems to be about. */
function suggested({ problems }: ImportRow): Cells {
  const known = problems.find((problem) => problem.code === "itemExists");
  return known ? { id: known.itemId } : {};
}
