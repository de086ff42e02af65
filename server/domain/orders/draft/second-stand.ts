import * as v from "valibot";
import { type Actor, isStaff } from "../../actor.ts";
import { requiredText } from "../../fields.ts";
import type { Reason } from "../../refusal.ts";
import { isStandOrder, type OrderType } from "../type.ts";

/** Why the team orders a second stand for the same space; stored in the history. */
export const secondStand = v.object({ note: v.optional(requiredText(2000, "noteRequired"), "") });
export type SecondStand = v.InferOutput<typeof secondStand>;

/** An order for a stand that is sent, and neither rejected nor cancelled. */
export type LiveStand = { id: string; reference: string };

/** A space holds one stand. The team may go on with a note. */
export function whyNotSecondStand(
  actor: Actor,
  type: OrderType,
  live: LiveStand | undefined,
  given?: SecondStand,
): Reason | undefined {
  if (!live || !isStandOrder(type) || (isStaff(actor) && given)) return undefined;
  return { code: "standTaken", params: { id: live.id, reference: live.reference } };
}
