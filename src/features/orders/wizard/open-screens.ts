import { screenAt } from "#domain/orders/steps.ts";

/** The screens with something to fill in, of the kinds that can be ordered today. */
const OPEN_SCREENS = ["orderType", "selectStand", "additionalServices", "confirmData"] as const;
export type OpenScreen = (typeof OPEN_SCREENS)[number];

export function openScreenAt(type: string, step: number): OpenScreen {
  const screen = screenAt(type, step);
  return OPEN_SCREENS.find((open) => open === screen) ?? "orderType";
}
