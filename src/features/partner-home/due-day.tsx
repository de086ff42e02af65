import { DAY_MS, dayAt } from "#domain/wall-time.ts";
import { shownZone, formatDate } from "#i18n/formatters.ts";
import { useNow } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** The day by which something is done, and how far away it is, counted in days of the event's zone. */
export function DueDay({ day, className }: { day: string; className?: string }) {
  const { LL, locale } = useWords();
  const now = useNow();
  const words = LL.partner.step;
  const left = now && daysUntil(day, now);
  return (
    <p className={className}>
      {words.due({ day: formatDate(locale, day, "UTC") })}
      {left !== undefined && (
        <>
          {", "}
          {left < 0 ? words.overdue() : left === 0 ? words.today() : words.daysLeft({ count: left })}
        </>
      )}
    </p>
  );
}

function daysUntil(day: string, now: Date): number {
  const today = dayAt(now.toISOString(), shownZone());
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}
