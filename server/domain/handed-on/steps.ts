import { isLive } from "../orders/moves/rules.ts";
import type { Duty, Responsible } from "../orders/moves/next-step.ts";
import type { OrderStatus } from "../orders/moves/status.ts";
import { isStandOrder, type OrderType } from "../orders/type.ts";

/** Duties of an order that can be handed to a colleague, who is mailed and sees it on every screen. */
const DUTIES = ["answerRequest", "revise", "pay", "signContract"] as const satisfies readonly Duty["kind"][];
export type HandedDuty = (typeof DUTIES)[number];

/**
 * `technicalFiles`: the plans and papers of a stand, and what is to be said with them. It alone goes beyond the
 * organisation, to who builds the stand, by a link that shows the brief and nothing of the order's money. The brief
 * itself is part of what was ordered and stays with the exhibitor.
 */
export const HANDED_STEPS = ["technicalFiles", ...DUTIES] as const;
export type HandedStep = (typeof HANDED_STEPS)[number];

/** How many days a link works. */
export const LINK_DAYS = 30;

/** Protective: of one order, those that were taken back or done among them. */
export const MAX_HANDED_STEPS = 50;

/** What a colleague can take on of an order, the most urgent first; nothing of a draft, which has its own way. */
export function stepsForColleague(duties: readonly Duty[]): HandedDuty[] {
  return duties.flatMap(({ kind }) => DUTIES.filter((duty) => duty === kind));
}

/** Whether the order needs technical files: a stand that was sent and goes on. */
export function hasTechnicalFiles(order: { type: OrderType; status: OrderStatus }): boolean {
  return isStandOrder(order.type) && isLive(order.status);
}

export type HandedState = "open" | "done" | "takenBack" | "expired" | "closed";

type Handed = { takenBackAt: Date | null; doneAt: Date | null; expiresAt: Date | null };

/**
 * Where a handed step stands. `closed`: the order went on or ended, or whoever gave it has left the organisation. What
 * was done stays done, whatever happens then.
 */
export function handedState(step: Handed, isStillThere: boolean, now: Date): HandedState {
  if (step.doneAt) return "done";
  if (step.takenBackAt) return "takenBack";
  if (!isStillThere) return "closed";
  return step.expiresAt && step.expiresAt <= now ? "expired" : "open";
}

/** The colleague who has taken on a duty of an order. */
export type InHands = { orderId: string; step: HandedStep; to: Responsible };

/** A duty that was handed on is its taker's, on every screen. */
export function withHanded(duties: readonly Duty[], handed: readonly InHands[]): Duty[] {
  return duties.map((duty) => {
    if (!("orderId" in duty)) return duty;
    const taken = handed.find(({ orderId, step }) => orderId === duty.orderId && step === duty.kind);
    return taken ? { ...duty, responsible: taken.to } : duty;
  });
}
