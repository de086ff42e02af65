import { stateByDates, type Window } from "../submissions/window.ts";
import { instantAt, wallTime } from "../wall-time.ts";

/** The window once ADMIN opens or closes it at a moment; undefined when that changes nothing. */
export function turnWindow(
  now: Date,
  { eoi: window, eventZone }: { eoi: Window; eventZone: string },
  isOpening: boolean,
): Window | undefined {
  const { opens, closes } = window;
  const state = stateByDates(now, { opens, closes });
  const isHeld = window.isUnopened === true || window.closedEarly !== undefined;
  if (state === "after" || isHeld !== isOpening) return undefined;
  if (isOpening) return { opens, closes };
  if (state === "before") return { opens, closes, isUnopened: true };
  // Written as its other moments are, by the clocks of the event.
  return {
    opens,
    closes,
    closedEarly: instantAt(wallTime(now.toISOString(), eventZone), eventZone) ?? closes,
  };
}
