import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo, useRef } from "react";
import { importRowList } from "#domain/imports/import.ts";
import type { ListAddress } from "#domain/lists/address.ts";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { say, sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type Import, type ImportRow, importQuery, importRowsQuery, mendRow, type Patch } from "./data.ts";
import { ImportSummary } from "./import-summary.tsx";
import { goToMend, MendRow } from "./mend-row.tsx";
import { rowColumns, sayState } from "./row-columns.tsx";

export type ImportRowsAddress = ListAddress<typeof importRowList>;

/** One import: what it would do, row by row, and what it did. */
export function ImportPage({ id }: { id: string }) {
  const { LL } = useWords();
  const { data: found, error, refetch } = useQuery(importQuery(id));
  if (found) return <Rows of={found} />;
  if (error === null) return <SpinnerArea />;
  return <ErrorPanel message={say(LL, error)} onRetry={() => void refetch()} />;
}

function Rows({ of: found }: { of: Import }) {
  const { LL, locale } = useWords();
  const words = LL.imports;
  const { isDone } = found;
  const list = useListSearch(importRowList, { importId: found.id });
  const query = useQuery(importRowsQuery(list.state));
  const columns = useMemo(() => rowColumns(LL, locale, isDone), [LL, locale, isDone]);
  const mend = useMutation(mendRow);
  /** The rows with cells that were typed again and not saved. */
  const typed = useRef(new Set<number>());

  function noteTyped(row: number, isTyped: boolean): void {
    if (isTyped) typed.current.add(row);
    else typed.current.delete(row);
  }

  function mendOne(row: number, patch: Patch): void {
    mend.mutate(
      { id: found.id, version: found.version, row, ...patch },
      {
        onSuccess({ outcome }) {
          noteTyped(row, false);
          const isRefused = outcome === "refused";
          if (patch.cells && isRefused) showError(words.rows.stillRefused({ row }));
          else if (patch.cells) showSuccess(words.rows.mended({ row }));
          if (isRefused) return;
          const next = query.data?.items.find((other) => other.row > row && other.state === "refused");
          if (next) goToMend(next.row);
        },
        onError: (error) => showError(sayOr(LL, error, LL.catalogue.failed())),
      },
    );
  }

  const mendIn = (row: ImportRow) =>
    MENDABLE.includes(row.state) ? (
      <MendRow
        row={row}
        columns={found.columns}
        isBusy={mend.isPending}
        onMend={mendOne}
        onTyped={noteTyped}
      />
    ) : null;

  return (
    <ListScreen
      list={list}
      query={query}
      columns={columns}
      words={{ ...words.rows, title: () => words.page.title({ name: found.fileName }) }}
      nameRow={({ row }) => String(row)}
      filters={{
        states: {
          label: words.rows.states(),
          all: words.rows.all(),
          say: (state) => sayState(LL, state, isDone),
          skipsEmpty: true,
        },
      }}
      above={<BackLink to="/admin/catalog/import">{words.page.back()}</BackLink>}
      note={<ReadAs of={found} />}
      actions={
        <Button size="sm" variant="secondary" asChild>
          <Link to="/admin/catalog/import">{words.page.another()}</Link>
        </Button>
      }
      lead={<ImportSummary of={found} countTyped={() => typed.current.size} />}
      below={isDone ? undefined : mendIn}
    />
  );
}

const MENDABLE: readonly string[] = ["refused", "leftOut"];

function ReadAs({ of: { encoding, separator, ignored } }: { of: Import }) {
  const { LL } = useWords();
  const words = LL.imports.page;
  if (!encoding || !separator) return null;
  const encodings = {
    "utf-8": words.encodings.utf8(),
    "utf-16le": words.encodings.utf16(),
    "utf-16be": words.encodings.utf16(),
    "windows-1252": words.encodings.windows1252(),
  };
  const separators = {
    ";": words.separators.semicolon(),
    ",": words.separators.comma(),
    "\t": words.separators.tab(),
  };
  return (
    <>
      {words.readAs({ encoding: encodings[encoding], separator: separators[separator] })}
      {ignored.length > 0 && ` ${words.ignored({ columns: ignored.join(", ") })}`}
    </>
  );
}
