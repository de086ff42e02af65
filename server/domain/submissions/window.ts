/**
 * ISO 8601 with zone; both ends included, to the second. Beside its dates ADMIN opens it: `isUnopened` until then, and
 * `closedEarly` once it was closed before its last day. A season of before there was such an act has neither, and counts
 * as opened.
 */
export type Window = { opens: string; closes: string; isUnopened?: true; closedEarly?: string };

/** `soon`: inside its dates, and nobody has opened it yet. */
export type WindowState = "before" | "soon" | "open" | "after";

export function windowState(now: Date, window: Window): WindowState {
  if (window.closedEarly !== undefined) return "after";
  const state = stateByDates(now, window);
  return state === "open" && window.isUnopened ? "soon" : state;
}

/** When the window closes, or was closed early. */
export function closingMoment({ closes, closedEarly }: Window): string {
  return closedEarly ?? closes;
}

/** EOI-01: 23:59:59 is inside, 00:00:00 of the next day is not. */
export function stateByDates(now: Date, window: Window): "before" | "open" | "after" {
  const second = wholeSecond(now.getTime());
  if (second < wholeSecond(Date.parse(window.opens))) return "before";
  return second > wholeSecond(Date.parse(window.closes)) ? "after" : "open";
}

export function isWindowOpen(now: Date, window: Window): boolean {
  return windowState(now, window) === "open";
}

export type Remaining = { days: number; hours: number; minutes: number; seconds: number };

/** Last second included; undefined when it is not open. */
export function remaining(now: Date, window: Window): Remaining | undefined {
  if (!isWindowOpen(now, window)) return undefined;
  const seconds = wholeSecond(Date.parse(window.closes)) - wholeSecond(now.getTime()) + 1;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor((seconds % 86_400) / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
}

/** Whole days; 0 on the last day and afterwards. */
export function daysUntilClosing(now: Date, { closes }: Window): number {
  return remaining(now, { opens: new Date(0).toISOString(), closes })?.days ?? 0;
}

function wholeSecond(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
