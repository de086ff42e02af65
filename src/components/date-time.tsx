import { EVENT_ZONE, formatDate, formatDateTime } from "#i18n/formatters.ts";
import { useWords } from "#src/lib/words/words.tsx";

type DateTimeProps = {
  /** ISO 8601, as it comes over the wire. */
  value: string | Date;
  /** The day alone, or the day and the time (in the event's zone, which the tooltip names). */
  show?: "date" | "dateTime";
  className?: string;
};

/** en: 12 Sep 2025; pt: 12/09/2025; shown in the event's zone. */
export function DateTime({ value, show = "date", className }: DateTimeProps) {
  const { locale } = useWords();
  const full = `${formatDateTime(locale, value)} (${EVENT_ZONE})`;
  return (
    <time dateTime={new Date(value).toISOString()} title={full} className={className}>
      {show === "date" ? formatDate(locale, value) : formatDateTime(locale, value)}
    </time>
  );
}
