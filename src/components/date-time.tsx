import type { ReactNode } from "react";
import { formatDate, formatDateTime } from "#i18n/formatters.ts";
import { useOwnZone } from "#src/lib/page/own-zone.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "./cn.ts";

type DateTimeProps = {
  /** ISO 8601, as it comes over the wire. */
  value: string | Date;
  /** The day alone, or the day and the time, in the event's zone, which is named. */
  show?: "date" | "dateTime";
  className?: string;
};

/** en: 12 Sep 2025, 14:32 UTC−3; pt: 12/09/2025, 14:32 UTC−3. */
export function DateTime({ value, show = "date", className }: DateTimeProps) {
  const { locale } = useWords();
  return (
    <Instant value={value} className={className} isOfDay={show === "date"}>
      {show === "date" ? formatDate(locale, value) : formatDateTime(locale, value)}
    </Instant>
  );
}

type InstantProps = Pick<DateTimeProps, "value" | "className"> & {
  /** A day is the same for everybody: its time stands in the tooltip alone. */
  isOfDay?: boolean;
  /** The words say how long ago it was: the exact time is there with the focus, too. */
  hasExact?: boolean;
  /** What stands for words that are true on a screen alone ("3 days ago") on paper. */
  onPaper?: string;
  children: ReactNode;
};

/**
 * A moment in whatever words: the exact time in the event's zone, and where the reader's clocks go otherwise in theirs,
 * in the tooltip and, of a time that is shown, with the focus.
 */
export function Instant({
  value,
  className,
  isOfDay = false,
  hasExact = false,
  onPaper,
  children,
}: InstantProps) {
  const { LL, locale } = useWords();
  const zone = useOwnZone(value);
  const exact = formatDateTime(locale, value);
  const own = zone && LL.times.own({ time: formatDateTime(locale, value, zone) });
  const onFocus = hasExact ? (own ? `${exact} · ${own}` : exact) : isOfDay ? undefined : own;
  return (
    <time
      dateTime={new Date(value).toISOString()}
      data-day={onPaper}
      title={own ? `${exact} · ${own}` : exact}
      {...(onFocus !== undefined && { tabIndex: 0, "data-own": onFocus })}
      className={cn(onFocus !== undefined && "own-time", className)}
    >
      {children}
    </time>
  );
}
