import { useNavigate } from "@tanstack/react-router";
import type { ReportPeriod } from "#domain/reports/period.ts";
import { spanOf } from "#domain/reports/periods.ts";
import { DAY_MS, dayAt } from "#domain/wall-time.ts";
import { ChipFilter } from "#src/components/ui/chip-filter.tsx";
import { DayField } from "#src/kit/list/figure-filter-fields.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useToday } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** The days that the reports are about, which live in the address: a reload, a link and Back bring them again. */
export function PeriodBar({ period }: { period: ReportPeriod }) {
  const { LL } = useWords();
  const words = LL.reports.period;
  const navigate = useNavigate();
  const usual = useUsualPeriods();
  const isIn = ({ from, to }: ReportPeriod) => from === period.from && to === period.to;
  const chosen = NAMES.filter((name) => isIn(usual[name]));

  function show({ from, to }: ReportPeriod): void {
    void navigate({
      to: "/admin/reports",
      search: { ...(from && { from }), ...(to && { to }) },
      resetScroll: false,
    });
  }

  return (
    <div data-no-print className="mb-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ChipFilter
          label={words.label()}
          chips={NAMES.map((name) => ({ value: name, label: words[name]() }))}
          chosen={chosen}
          onChoose={(name) => show(usual[name])}
        />
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <DayField
            isInline
            label={words.from()}
            value={period.from}
            onChange={(from) => show({ ...period, from })}
          />
          <DayField
            isInline
            label={words.to()}
            value={period.to}
            onChange={(to) => show({ ...period, to })}
          />
        </div>
      </div>
      {period.from && period.to && period.from > period.to && (
        <p role="status" className="mt-3 error-text">
          {words.wrongWay()}
        </p>
      )}
    </div>
  );
}

const NAMES = ["all", "month", "days"] as const;

/** The usual periods up to today, in the event's time zone. */
function useUsualPeriods(): Record<(typeof NAMES)[number], ReportPeriod> {
  const { eventZone } = useEvent();
  const now = useToday();
  const today = dayAt(now.toISOString(), eventZone);
  return {
    all: {},
    month: spanOf(today, "month"),
    days: { from: dayAt(new Date(now.getTime() - 29 * DAY_MS).toISOString(), eventZone), to: today },
  };
}
