import { orderKindOf } from "./kinds.ts";
import type { WizardPlan, WizardScreen } from "./screens.ts";

/** The way of a type; a type without its own goes that of SIMPLE (WIZ-23). */
function wizardOf(type: string): WizardPlan {
  return orderKindOf(type).wizard;
}

/** The labelled steps of a type, in order (WIZ-14, WIZ-16, WIZ-19, WIZ-21). */
export function stepsOf(type: string): readonly WizardScreen[] {
  return wizardOf(type).steps;
}

/** The highest index: STANDARD 4, CUSTOM 5, CUSTOM_SERVICES 3, SIMPLE and unknown 2 (WIZ-15 to WIZ-23). */
export function maxStepOf(type: string): number {
  return wizardOf(type).screens.length - 1;
}

/** The screen at an index; an index outside is clamped. */
export function screenAt(type: string, index: number): WizardScreen {
  return wizardOf(type).screens[clampStep(type, index)] ?? "orderType";
}

/** Which labelled step is current: screens beyond the last label belong to it. */
export function labelledStepAt(type: string, index: number): number {
  return Math.min(clampStep(type, index), stepsOf(type).length - 1);
}

/** The index whose button sends the order; what follows is the result, without a way back. */
export function sendStepOf(type: string): number {
  return wizardOf(type).sendsAt;
}

/** An index pulled into 0 to the maximum; anything that is no whole number is 0. */
export function clampStep(type: string, index: number): number {
  return Number.isInteger(index) ? Math.min(Math.max(index, 0), maxStepOf(type)) : 0;
}

/** Where the wizard opens: 0 unless told (WIZ-13); an edit starts at 1, behind the locked type. */
export function startStep(type: string, index = 0): number {
  return clampStep(type, index);
}

/** One further, at most the maximum (WIZ-10). */
export function nextStep(type: string, index: number): number {
  return clampStep(type, index + 1);
}

/** One back, at least 0 (WIZ-11), or `first` where the steps before it are locked. */
export function previousStep(type: string, index: number, first = 0): number {
  return Math.max(clampStep(type, index - 1), first);
}

/** The target if it lies within 0 to the maximum, otherwise where one was (WIZ-12). */
export function goToStep(type: string, index: number, target: number): number {
  return clampStep(type, target) === target ? target : index;
}
