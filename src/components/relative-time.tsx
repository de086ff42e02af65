import { formatDateAmongMany } from "#i18n/among-many.ts";
import { formatDate, formatDateTime, formatTime, INTL_TAG } from "#i18n/formatters.ts";
import type { Locale } from "#domain/locales.ts";
import { useClock } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { Instant } from "./date-time.tsx";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type RelativeTimeProps = {
  value: string;
  /** The most days to count; default a week, more where the age matters. */
  days?: number;
};

/** "4 min ago", "yesterday", and after a week the date, of this year without the year; the exact time stands in the tooltip. */
export function RelativeTime({ value, days = 7 }: RelativeTimeProps) {
  const { locale } = useWords();
  const now = useClock();
  return (
    <Instant value={value} isOfDay onPaper={formatDate(locale, value)} className="figures whitespace-nowrap">
      {sayWhen(locale, new Date(value), now, days)}
    </Instant>
  );
}

function sayWhen(locale: Locale, then: Date, now: Date, days: number): string {
  const passed = Math.max(0, now.getTime() - then.getTime());
  const words = new Intl.RelativeTimeFormat(INTL_TAG[locale], { numeric: "auto", style: "short" });
  if (passed < MINUTE) return words.format(0, "second");
  if (passed < HOUR) return words.format(-Math.floor(passed / MINUTE), "minute");
  if (passed < DAY) return words.format(-Math.floor(passed / HOUR), "hour");
  if (passed < days * DAY) return words.format(-Math.floor(passed / DAY), "day");
  return formatDateAmongMany(locale, then, now);
}

/** "now", "4 min ago", and after an hour the moment, of this year without the year; the exact time with pointer or focus. */
export function RecentTime({ value, className }: { value: string; className?: string }) {
  const { locale } = useWords();
  const now = useClock();
  const isRecent = now.getTime() - Date.parse(value) < HOUR;
  return (
    <Instant value={value} hasExact={isRecent} onPaper={formatDateTime(locale, value)} className={className}>
      {isRecent
        ? sayWhen(locale, new Date(value), now, 1)
        : `${formatDateAmongMany(locale, value, now)}, ${formatTime(locale, value)}`}
    </Instant>
  );
}
