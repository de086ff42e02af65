/** WIZ-04 */
const WIZARD_SCREENS = [
  "orderType",
  "selectStand",
  "descriptionAndServices",
  "additionalServices",
  "briefing",
  "confirmData",
  "review",
  "confirmation",
  "finalize",
] as const;
export type WizardScreen = (typeof WIZARD_SCREENS)[number];

export type WizardPlan = {
  /** Screens that the stepper labels. */
  steps: readonly WizardScreen[];
  /** All screens, by index from 0. */
  screens: readonly WizardScreen[];
  /** The index whose button sends; what comes after it is the result. */
  sendsAt: number;
};
