import type { ChosenLine } from "../lines/line.ts";

/** The days of some lines by the line's name. */
export type Stays = ReadonlyMap<string, number | null>;

/**
 * The lines that become longer when all last as long as the event, each with its current days. A longer stay is
 * intended and left as it is.
 */
export function shorterStays(lines: readonly ChosenLine[], eventDays: number): Stays {
  const shorter = lines.filter(({ periodOfUse }) => periodOfUse === null || periodOfUse < eventDays);
  return new Map(shorter.map(({ lineId, periodOfUse }) => [lineId, periodOfUse]));
}

/** The lines of these stays with all days of the event. */
export function stayAllDays<Line extends ChosenLine>(
  lines: readonly Line[],
  stays: Stays,
  eventDays: number,
): Line[] {
  return lines.map((line) => (stays.has(line.lineId) ? { ...line, periodOfUse: eventDays } : line));
}

/** Takes that back, but for the lines that somebody wrote in since. */
export function stayAsBefore<Line extends ChosenLine>(
  lines: readonly Line[],
  stays: Stays,
  eventDays: number,
): Line[] {
  return lines.map((line) => {
    const before = stays.get(line.lineId);
    return before === undefined || line.periodOfUse !== eventDays ? line : { ...line, periodOfUse: before };
  });
}
