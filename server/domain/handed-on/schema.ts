import * as v from "valibot";
import { email, id, linkSecret, locale, optionalText, personName } from "../fields.ts";
import { message } from "../messages.ts";
import { HANDED_STEPS } from "./steps.ts";

export const MAX_SAID = 2_000;

const toColleague = v.object({ kind: v.literal("colleague"), userId: id() });
/** The language is that of the mail. */
const toBuilder = v.object({
  kind: v.literal("builder"),
  name: personName(),
  email: email(),
  language: locale(),
});

/** A step of an order, to whom, and what to say with it. */
export const handOnInput = v.object({
  orderId: id(),
  step: v.picklist(HANDED_STEPS, message("choice")),
  to: v.variant("kind", [toColleague, toBuilder]),
  note: v.optional(optionalText(MAX_SAID), ""),
});
export type HandOnInput = v.InferOutput<typeof handOnInput>;

export const colleagueForm = v.object({
  step: v.picklist(HANDED_STEPS, message("choice")),
  userId: id(),
  note: optionalText(MAX_SAID),
});

export const builderForm = v.object({
  name: personName(),
  email: email(),
  language: locale(),
  note: optionalText(MAX_SAID),
});

/** A malformed secret is treated as unknown. */
export const handedTokenInput = v.object({ token: linkSecret() });

export const handInForm = v.object({ answer: optionalText(MAX_SAID) });

export const handInInput = v.object({ token: linkSecret(), ...handInForm.entries });
