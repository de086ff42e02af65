import type { Locale } from "#domain/locales.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { Column } from "#src/components/data-columns.ts";
import { DataTable } from "#src/components/data-table.tsx";
import { DateTime } from "#src/components/date-time.tsx";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { Badge, type Tone } from "#src/components/ui/badge.tsx";
import { EmptyState } from "#src/components/ui/empty-state.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Status } from "./data.ts";
import { sayMs } from "./say.ts";

type Job = Status["jobs"][number];

const TONES = {
  waiting: "outline",
  running: "work",
  done: "good",
  failed: "error",
} satisfies Record<Job["outcome"], Tone>;

/** What the portal does by the clock: when it did it last, how that went, when it does it next. */
export function JobsSection({ status: { jobs, at } }: { status: Status }) {
  const { LL, locale } = useWords();
  const words = LL.portalStatus.jobs;
  const columns = jobColumns(LL, locale, at);
  return (
    <Section title={words.title()}>
      <DataTable
        label={words.title()}
        columns={columns}
        rows={jobs}
        getRowId={({ name }) => name}
        empty={<EmptyState title={words.none()} />}
      />
    </Section>
  );
}

function jobColumns(LL: TranslationFunctions, locale: Locale, at: string): Column<Job>[] {
  const words = LL.portalStatus.jobs;
  return [
    {
      id: "job",
      header: words.job(),
      onCard: "title",
      wraps: true,
      cell: ({ name }) => (
        <>
          <span className="block font-semibold">{words.names[name].name()}</span>
          <span className="block text-quiet">{words.names[name].does()}</span>
        </>
      ),
    },
    {
      id: "outcome",
      header: words.outcome(),
      cell: ({ outcome }) => (
        <Badge dot tone={TONES[outcome]}>
          {words.outcomes[outcome]()}
        </Badge>
      ),
    },
    {
      id: "last",
      header: words.last(),
      cell: ({ startedAt }) => (startedAt ? <RelativeTime key={at} value={startedAt} /> : "–"),
    },
    {
      id: "took",
      header: words.took(),
      align: "end",
      cell: ({ startedAt, outcome, ms }) => (startedAt && outcome !== "running" ? sayMs(locale, ms) : "–"),
    },
    {
      id: "next",
      header: words.next(),
      cell: ({ next }) => (next ? <DateTime value={next} show="dateTime" /> : "–"),
    },
  ];
}
