/** Units had once, by the piece, the person or the litre: a number of days says nothing about them. */
const HAD_ONCE: ReadonlySet<string> = new Set(["unit", "set", "kit", "person", "booth", "litre"]);

/**
 * Whether what is counted in this unit is counted by the day as well. A unit of the team's own may be, so its days are
 * asked for. Either way a line costs price x quantity x days (WIZ-47): of what is had once the days stay 1 unless
 * somebody wants it again.
 */
export function knowsDays(unit: string): boolean {
  return !HAD_ONCE.has(unit.trim());
}

/** The days of a span of the calendar, its first and its last among them. */
export function daysIn({ from, to }: { from: string; to: string }): number {
  return Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1);
}

/** What a line may ask for as "all days": those of the event, as far as a line takes them (WIZ-45). */
export function allDays(event: { from: string; to: string }): number {
  return Math.min(daysIn(event), 100);
}

/** More days than the event has may be meant (build-up, dismantling), so they are asked about and not refused. */
export function isLongerThan(event: { from: string; to: string }, days: number | null): days is number {
  return days !== null && days > daysIn(event) && days <= 100;
}

/** What quantity and days of a line count together; `days` and `total` are there where they say something. */
export type Count = { unit: string; quantity: number; days?: number; total?: number };

type Figures = { unitMetric: string; quantity: number; periodOfUse: number };

/** Days are told where they count; of a unit that is itself a day, 7 a day for 12 days come to 84. */
export function countOf({ unitMetric, quantity, periodOfUse: days }: Figures): Count {
  const unit = unitMetric.trim();
  if (!knowsDays(unit) && days === 1) return { unit, quantity };
  return unit === "day" && quantity > 1
    ? { unit, quantity, days, total: quantity * days }
    : { unit, quantity, days };
}
