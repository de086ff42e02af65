import { screenAt } from "#domain/orders/kinds/steps.ts";
import type { WizardScreen } from "#domain/orders/kinds/screens.ts";

/**
 * The screens as they are drawn and worded. "Description and services" is one step of two kinds, which ask different
 * things there; where a review follows, the data to confirm are the briefing's. The result takes the place of the
 * wizard.
 */
export type ShownScreen =
  | Exclude<WizardScreen, "descriptionAndServices" | "finalize">
  | "proposal"
  | "services"
  | "confirmBriefing";

/** The kinds that choose goods and services there; the others describe a proposal. */
const SERVICES: readonly string[] = ["CUSTOM_SERVICES"];

/** The screen of a step, as it is drawn and worded (WIZ-04). */
export function shownScreenAt(type: string, step: number): ShownScreen {
  const screen = screenAt(type, step);
  if (screen === "descriptionAndServices") return SERVICES.includes(type) ? "services" : "proposal";
  if (screen === "confirmData" && screenAt(type, step + 1) === "review") return "confirmBriefing";
  return screen === "finalize" ? "confirmation" : screen;
}
