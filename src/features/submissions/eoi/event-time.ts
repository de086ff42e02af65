import { useEffect, useState } from "react";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { remaining } from "#domain/submissions/window.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";

/** "America/Belem" -> "UTC−3", at the given moment. */
export function zoneOffset(zone: string, at: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts(
    new Date(at),
  );
  const name = parts.find((part) => part.type === "timeZoneName")?.value ?? "";
  return name.replace("GMT", "UTC").replace("-", "\u2212");
}

/** What is left of the window in words, once more every half minute; undefined when it is not open. */
export function useTimeLeft(eoi: PublicEvent["eoi"], LL: TranslationFunctions): string | undefined {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const left = remaining(now, eoi);
  if (!left) return undefined;
  const { days, hours, minutes } = left;
  if (days > 0) return LL.eoi.deadline.days({ days, hours });
  if (hours > 0) return LL.eoi.deadline.hours({ hours, minutes });
  return minutes > 0 ? LL.eoi.deadline.minutes({ minutes }) : LL.eoi.deadline.lastMinute();
}
