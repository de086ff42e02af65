/** The screens of the order wizard (WIZ-04). */
export const WIZARD_SCREENS = [
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

/** The way through the wizard for one kind of order. */
export type WizardPlan = {
  /** The steps with a label in the stepper. */
  steps: readonly WizardScreen[];
  /** The screen at each index, 0 to the maximum. */
  screens: readonly WizardScreen[];
  /** The index whose button sends the order; what follows is the result. */
  sendsAt: number;
};
