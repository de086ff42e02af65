import * as v from "valibot";
import { type Actor, isStaff } from "../../actor.ts";
import { requiredText } from "../../fields.ts";
import type { Reason } from "../../refusal.ts";
import { isStandOrder, type OrderType } from "../type.ts";

/** Why the team orders a second stand for the same space: kept in the order's history. */
export const secondStand = v.object({ note: v.optional(requiredText(2000, "noteRequired"), "") });
export type SecondStand = v.InferOutput<typeof secondStand>;

/** The stand that takes a submission's space: an order sent and neither rejected nor cancelled. */
export type LiveStand = { id: string; reference: string };

/**
 * Why no order of this type may be sent beside the live stand of its submission: a space holds one. The team may go on
 * with a note that says why there are two.
 */
export function whyNotSecondStand(
  actor: Actor,
  type: OrderType,
  live: LiveStand | undefined,
  given?: SecondStand,
): Reason | undefined {
  if (!live || !isStandOrder(type) || (isStaff(actor) && given)) return undefined;
  return { code: "standTaken", params: { id: live.id, reference: live.reference } };
}
