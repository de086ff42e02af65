import type { PublicEvent } from "#domain/settings/schema.ts";
import { daysUntilClosing, remaining } from "#domain/submissions/window.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { useNow, useToday } from "#src/lib/page/use-now.ts";

/**
 * What is left of the window in words: whole days as the server writes it, to the minute once the reader's clock is
 * known; undefined when by that clock it is not open.
 */
export function useTimeLeft(eoi: PublicEvent["eoi"], LL: TranslationFunctions): string | undefined {
  const now = useNow();
  const today = useToday();
  if (!now) {
    const wholeDays = daysUntilClosing(today, eoi);
    return wholeDays > 0 ? LL.eoi.deadline.wholeDays({ days: wholeDays }) : LL.eoi.deadline.lastDay();
  }
  const left = remaining(now, eoi);
  if (!left) return undefined;
  const { days, hours, minutes } = left;
  if (days > 0) return LL.eoi.deadline.days({ days, hours });
  if (hours > 0) return LL.eoi.deadline.hours({ hours, minutes });
  return minutes > 0 ? LL.eoi.deadline.minutes({ minutes }) : LL.eoi.deadline.lastMinute();
}
