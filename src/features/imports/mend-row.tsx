import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Cells, ImportColumn } from "#domain/imports/columns.ts";
import type { FieldIssue } from "#domain/messages.ts";
import { Button } from "#src/components/ui/button.tsx";
import { TextField } from "#src/kit/form/fields/text-field.tsx";
import { HeldField, HeldFields } from "#src/kit/form/held-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { ImportRow, Patch } from "./data.ts";

type MendRowProps = {
  row: ImportRow;
  columns: readonly ImportColumn[];
  /** Set while another row is being saved. */
  isBusy: boolean;
  onMend: (row: number, patch: Patch) => void;
  /** Something is typed that is not saved, or no longer. */
  onTyped: (row: number, isTyped: boolean) => void;
};

/** The way of a row is by keyboard too: from a mended row to the first cell of the next. */
export function goToMend(row: number): void {
  document.querySelector<HTMLElement>(`form[data-mend="${row}"] input`)?.focus();
}

/** The cells that are wrong, to be typed again where they stand; or the row stays out. */
export function MendRow({ row, columns, isBusy, onMend, onTyped }: MendRowProps) {
  const { LL } = useWords();
  const words = LL.imports.rows;
  const { row: number, state } = row;
  const [written, setWritten] = useState<Cells>({});
  // Suggestions that arrive after a first attempt are filled in as well.
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

  function write(column: ImportColumn, text: string): void {
    setWritten((before) => ({ ...before, [column]: text }));
    onTyped(number, true);
  }

  return (
    <form ref={form} onSubmit={submit} data-mend={number} className="flex flex-wrap items-end gap-3 pb-1">
      <HeldFields of={`mend-${number}`} issues={NO_ISSUES}>
        {wrongColumns(row, columns).map((column) => (
          <HeldField
            key={column}
            name={column}
            value={typed[column] ?? row.cells[column] ?? ""}
            onChange={(text) => write(column, text)}
          >
            <TextField
              label={LL.imports.columns[column]()}
              about={words.inRow({ row: number })}
              className="grow basis-48 max-md:basis-full md:max-w-80"
            />
          </HeldField>
        ))}
      </HeldFields>
      <Ways number={number} isBusy={isBusy} onLeaveOut={() => onMend(number, { isLeftOut: true })} />
    </form>
  );
}

/** The problems stand above the row, each with its column. */
const NO_ISSUES: readonly FieldIssue[] = [];

type WaysProps = { number: number; isBusy: boolean; onLeaveOut: () => void };

function Ways({ number, isBusy, onLeaveOut }: WaysProps) {
  const { LL } = useWords();
  const words = LL.imports.rows;
  return (
    <>
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
        onClick={onLeaveOut}
      >
        {words.leaveOut()}
      </Button>
    </>
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
