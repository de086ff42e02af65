import { useState } from "react";
import type { Locale } from "#domain/locales.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { formatNumber } from "#i18n/formatters.ts";
import type { Column } from "#src/components/data-columns.ts";
import { DataTable } from "#src/components/data-table.tsx";
import { ChipFilter } from "#src/components/ui/chip-filter.tsx";
import { EmptyState } from "#src/components/ui/empty-state.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Status } from "./data.ts";
import { sayMs } from "./say.ts";

type Span = keyof Status["slowest"];
type Slow = Status["slowest"][Span][number];

const SPANS = ["hour", "day"] as const;

/** The calls that take longest, by what one in twenty takes at least. */
export function SlowestSection({ slowest }: { slowest: Status["slowest"] }) {
  const { LL, locale } = useWords();
  const words = LL.portalStatus.slowest;
  const [span, setSpan] = useState<Span>("hour");
  const columns = slowColumns(LL, locale);
  return (
    <Section
      title={words.title()}
      actions={
        <ChipFilter
          label={words.span()}
          chips={SPANS.map((value) => ({ value, label: words[value]() }))}
          chosen={[span]}
          onChoose={setSpan}
        />
      }
    >
      <DataTable
        label={words.title()}
        columns={columns}
        rows={slowest[span]}
        getRowId={({ call }) => call}
        empty={<EmptyState title={words.none()} />}
      />
    </Section>
  );
}

function slowColumns(LL: TranslationFunctions, locale: Locale): Column<Slow>[] {
  const words = LL.portalStatus.slowest;
  return [
    {
      id: "call",
      header: words.call(),
      onCard: "title",
      cell: ({ call }) => <span className="figures font-semibold wrap-anywhere">{call}</span>,
    },
    { id: "count", header: words.count(), align: "end", cell: ({ count }) => formatNumber(locale, count) },
    { id: "p50", header: words.half(), align: "end", cell: ({ p50Ms }) => sayMs(locale, p50Ms) },
    { id: "p95", header: words.most(), align: "end", cell: ({ p95Ms }) => sayMs(locale, p95Ms) },
    { id: "max", header: words.longest(), align: "end", cell: ({ maxMs }) => sayMs(locale, maxMs) },
  ];
}
