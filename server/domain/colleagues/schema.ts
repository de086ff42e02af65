import * as v from "valibot";
import { newPassword, type PasswordOwner } from "../accounts/password.ts";
import { email, id, locale, personName } from "../fields.ts";
import { message } from "../messages.ts";

/** The language is that of the mail and of the new account. */
export const inviteInput = v.object({ submissionId: id(), email: email(), language: locale() });
export type InviteInput = v.InferOutput<typeof inviteInput>;

/** A malformed secret is treated as unknown. */
export const invitationTokenInput = v.object({ token: v.pipe(v.string(), v.maxLength(200)) });

/** The confirmation is checked only when present. */
export function newColleagueInput(owner: PasswordOwner = {}) {
  return v.pipe(
    v.object({
      name: personName(),
      newPassword: newPassword(owner),
      confirmPassword: v.optional(v.string(message("passwordMismatch"))),
    }),
    v.forward(
      v.partialCheck(
        [["newPassword"], ["confirmPassword"]],
        (input) => input.confirmPassword === undefined || input.confirmPassword === input.newPassword,
        message("passwordMismatch"),
      ),
      ["confirmPassword"],
    ),
  );
}
export type NewColleague = v.InferOutput<ReturnType<typeof newColleagueInput>>;
