import { type FormEvent, useState } from "react";
import type { Cells, ImportColumn } from "#domain/imports/columns.ts";
import { Button } from "#src/components/ui/button.tsx";
import { FormField } from "#src/components/form-field.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { ImportRow, Patch } from "./data.ts";

type MendRowProps = {
  row: ImportRow;
  /** The columns of the file. */
  columns: readonly ImportColumn[];
  /** Another row is being mended. */
  isBusy: boolean;
  onMend: (row: number, patch: Patch) => void;
};

/** The cells that are wrong, to be typed anew where they stand; or the row stays out. */
export function MendRow({ row, columns, isBusy, onMend }: MendRowProps) {
  const { LL } = useWords();
  const words = LL.imports.rows;
  const { row: number, state } = row;
  const [typed, setTyped] = useState<Cells>(() => suggested(row));

  if (state === "leftOut") {
    return (
      <Button
        size="sm"
        variant="quiet"
        disabled={isBusy}
        aria-label={words.takeInOf({ row: number })}
        onClick={() => onMend(number, { isLeftOut: false })}
      >
        {words.takeIn()}
      </Button>
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    onMend(number, { cells: typed });
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3 pb-1">
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
              onChange={({ target }) => setTyped({ ...typed, [column]: target.value })}
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
