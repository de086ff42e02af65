import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { Column } from "#src/components/data-columns.ts";
import { DataTable } from "#src/components/data-table.tsx";
import { Progress } from "#src/components/ui/progress.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { ReaderProgress } from "./data.ts";

/** How far everybody is with what was assigned. */
export function ProgressTable({ readers }: { readers: readonly ReaderProgress[] }) {
  const { LL } = useWords();
  const words = LL.assignment.progress;
  return (
    <Section title={words.title()}>
      <DataTable
        label={words.title()}
        columns={progressColumns(LL)}
        rows={readers}
        getRowId={({ id }) => id}
      />
    </Section>
  );
}

function progressColumns(LL: TranslationFunctions): Column<ReaderProgress>[] {
  const words = LL.assignment.progress;
  const figure = (id: "assigned" | "done" | "left"): Column<ReaderProgress> => ({
    id,
    header: words[id](),
    align: "end",
    cell: (reader) => <span className="figures">{reader[id]}</span>,
  });
  return [
    {
      id: "reader",
      header: LL.assignment.reader(),
      onCard: "title",
      className: "w-full max-w-0",
      cell: (reader) => (
        <>
          <span className="block truncate font-semibold">{reader.name}</span>
          <span className="block truncate text-[0.8125rem] text-quiet">{LL.role[reader.role]()}</span>
          {reader.assigned > 0 && (
            <Progress
              className="mt-1.5 max-w-60"
              label={words.bar(reader)}
              value={(100 * reader.done) / reader.assigned}
            />
          )}
        </>
      ),
    },
    figure("assigned"),
    figure("done"),
    { ...figure("left"), className: "font-semibold" },
  ];
}
