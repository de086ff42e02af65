import { useState } from "react";
import { EVENT_ZONE, formatDate, formatDateTime, INTL_TAG } from "#i18n/formatters.ts";
import type { Locale } from "#domain/locales.ts";
import { useWords } from "#src/lib/words.tsx";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "4 min ago", "yesterday", and after a week the date; the exact time stands in the tooltip. */
export function RelativeTime({ value }: { value: string }) {
  const { locale } = useWords();
  const [now] = useState(() => new Date());
  return (
    <time
      dateTime={value}
      title={`${formatDateTime(locale, value)} (${EVENT_ZONE})`}
      className="figures whitespace-nowrap"
    >
      {sayWhen(locale, new Date(value), now)}
    </time>
  );
}

function sayWhen(locale: Locale, then: Date, now: Date): string {
  const passed = Math.max(0, now.getTime() - then.getTime());
  const words = new Intl.RelativeTimeFormat(INTL_TAG[locale], { numeric: "auto", style: "short" });
  if (passed < MINUTE) return words.format(0, "second");
  if (passed < HOUR) return words.format(-Math.floor(passed / MINUTE), "minute");
  if (passed < DAY) return words.format(-Math.floor(passed / HOUR), "hour");
  if (passed < 7 * DAY) return words.format(-Math.floor(passed / DAY), "day");
  return formatDate(locale, then);
}
