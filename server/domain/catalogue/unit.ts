/** A line costs price x quantity x days (WIZ-47): of what is had once the days are 1. */
export const UNIT_PERIODS = ["once", "perDay"] as const;
export type UnitPeriod = (typeof UNIT_PERIODS)[number];

export function isUnitPeriod(value: unknown): value is UnitPeriod {
  return UNIT_PERIODS.includes(value as UnitPeriod);
}

const USUAL: Readonly<Record<string, UnitPeriod>> = {
  unit: "once",
  set: "once",
  kit: "once",
  person: "once",
  booth: "once",
  litre: "once",
  day: "perDay",
};

/** The units that the portal has words for. */
export const UNITS = Object.keys(USUAL);

/** The usual period of a unit; undefined for a unit of the team's own. */
export function usualPeriod(unit: string): UnitPeriod | undefined {
  return Object.hasOwn(USUAL, unit.trim()) ? USUAL[unit.trim()] : undefined;
}

/** Where nobody said it: days count for a unit that the portal does not know. */
export function periodOf(unit: string): UnitPeriod {
  return usualPeriod(unit) ?? "perDay";
}

/** Number of days, first and last included. */
export function daysIn({ from, to }: { from: string; to: string }): number {
  return Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1);
}

/** "All days": those of the event, up to the limit of a line (WIZ-45). */
export function allDays(event: { from: string; to: string }): number {
  return Math.min(daysIn(event), 100);
}

/** Whether a use is longer than the event. That is allowed (build-up, dismantling), so the wizard only asks. */
export function isLongerThan(event: { from: string; to: string }, days: number | null): days is number {
  return days !== null && days > daysIn(event) && days <= 100;
}

/** `days` and `total` are absent where they say nothing. */
export type Count = { unit: string; quantity: number; days?: number; total?: number };

type Figures = { unitMetric: string; unitPeriod: UnitPeriod; quantity: number; periodOfUse: number };

/** For a unit that is itself a day, 7 a day for 12 days are 84. */
export function countOf({ unitMetric, unitPeriod, quantity, periodOfUse: days }: Figures): Count {
  const unit = unitMetric.trim();
  if (unitPeriod === "once") return { unit, quantity };
  return unit === "day" && quantity > 1
    ? { unit, quantity, days, total: quantity * days }
    : { unit, quantity, days };
}
