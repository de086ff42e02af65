import { orderKindOf } from "./kinds.ts";
import type { WizardPlan, WizardScreen } from "./screens.ts";

/** A type that is not offered goes the way of SIMPLE (WIZ-23). */
function wizardOf(type: string): WizardPlan {
  return orderKindOf(type).wizard;
}

/** WIZ-14, WIZ-16, WIZ-19, WIZ-21 */
export function stepsOf(type: string): readonly WizardScreen[] {
  return wizardOf(type).steps;
}

/** STANDARD 4, CUSTOM 5, CUSTOM_SERVICES 3, SIMPLE and unknown 2 (WIZ-15 to WIZ-23). */
export function maxStepOf(type: string): number {
  return wizardOf(type).screens.length - 1;
}

/** The screen at an index; the index is clamped. */
export function screenAt(type: string, index: number): WizardScreen {
  return wizardOf(type).screens[clampStep(type, index)] ?? "orderType";
}

/** Screens after the last label belong to it. */
export function labelledStepAt(type: string, index: number): number {
  return Math.min(clampStep(type, index), stepsOf(type).length - 1);
}

/** The step whose button sends the order; there is no way back after it. */
export function sendStepOf(type: string): number {
  return wizardOf(type).sendsAt;
}

/** What is no whole number becomes 0. */
export function clampStep(type: string, index: number): number {
  return Number.isInteger(index) ? Math.min(Math.max(index, 0), maxStepOf(type)) : 0;
}

/** 0 by default (WIZ-13); an edit starts at 1, after the locked type. */
export function startStep(type: string, index = 0): number {
  return clampStep(type, index);
}

/** WIZ-10 */
export function nextStep(type: string, index: number): number {
  return clampStep(type, index + 1);
}

/** WIZ-11; `first` where the steps before it are locked. */
export function previousStep(type: string, index: number, first = 0): number {
  return Math.max(clampStep(type, index - 1), first);
}

/** An invalid target stays where it was (WIZ-12). */
export function goToStep(type: string, index: number, target: number): number {
  return clampStep(type, target) === target ? target : index;
}
