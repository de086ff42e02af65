import { instantAt } from "#domain/wall-time.ts";
import { shownZone } from "#i18n/formatters.ts";

/** `wall`: on the clocks of the event, as the field has it; "" while it is empty. */
export type When = { is: "now" | "later"; wall: string };
export const NOW: When = { is: "now", wall: "" };

/** Undefined for now, and while no time is given. */
export function instantOf({ is, wall }: When): string | undefined {
  return is === "later" ? instantAt(wall, shownZone()) : undefined;
}
