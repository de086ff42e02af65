/** Ordered once, not by the day. */
const HAD_ONCE: ReadonlySet<string> = new Set(["unit", "set", "kit", "person", "booth", "litre"]);

/**
 * Whether days count for this unit; of an unknown unit they may. A line costs price x quantity x days (WIZ-47), so
 * days stay 1 where they do not count.
 */
export function knowsDays(unit: string): boolean {
  return !HAD_ONCE.has(unit.trim());
}

/** Both ends included. */
export function daysIn({ from, to }: { from: string; to: string }): number {
  return Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1);
}

/** "All days": those of the event, up to the limit of a line (WIZ-45). */
export function allDays(event: { from: string; to: string }): number {
  return Math.min(daysIn(event), 100);
}

/** Longer than the event is allowed (build-up, dismantling), so the wizard asks instead of refusing. */
export function isLongerThan(event: { from: string; to: string }, days: number | null): days is number {
  return days !== null && days > daysIn(event) && days <= 100;
}

/** `days` and `total` are absent where they say nothing. */
export type Count = { unit: string; quantity: number; days?: number; total?: number };

type Figures = { unitMetric: string; quantity: number; periodOfUse: number };

/** For a unit that is itself a day, 7 a day for 12 days are 84. */
export function countOf({ unitMetric, quantity, periodOfUse: days }: Figures): Count {
  const unit = unitMetric.trim();
  if (!knowsDays(unit) && days === 1) return { unit, quantity };
  return unit === "day" && quantity > 1
    ? { unit, quantity, days, total: quantity * days }
    : { unit, quantity, days };
}
