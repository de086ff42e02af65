import * as v from "valibot";
import { email, id, locale, personName } from "../fields.ts";
import { STAFF_ROLES } from "../actor.ts";
import { message, type MessageKey } from "../messages.ts";
import { newPassword, type PasswordOwner } from "./password.ts";
import { normaliseRecoveryCode, RECOVERY_CODE_LENGTH } from "./recovery-code.ts";
import { knownPassword } from "./sign-in.ts";

/**
 * FA-04, PROF-07: first access sends two keys, the profile three; the confirmation is checked only when present. The
 * new password must differ from the current one.
 */
export function changePasswordSchema(owner: PasswordOwner = {}) {
  return v.pipe(
    v.object({
      currentPassword: knownPassword(),
      newPassword: newPassword(owner),
      confirmPassword: v.optional(v.string(message("passwordMismatch"))),
    }),
    confirmed("passwordMismatch"),
    v.forward(
      v.partialCheck(
        [["currentPassword"], ["newPassword"]],
        (input) => input.newPassword !== input.currentPassword,
        message("passwordSame"),
      ),
      ["newPassword"],
    ),
  );
}
export type ChangePasswordInput = v.InferOutput<ReturnType<typeof changePasswordSchema>>;

/** REC-03, REC-04 */
export const recoveryRequestInput = v.object({ email: email() });

/** REC-09 to REC-16; a shorter code is not refused but unknown. */
export function resetPasswordSchema(owner: PasswordOwner = {}) {
  return v.pipe(
    v.object({
      recoveryCode: v.pipe(
        v.string(message("required")),
        v.transform((typed) => typed.trim().toUpperCase()),
        v.minLength(1, message("required")),
        v.maxLength(RECOVERY_CODE_LENGTH, message("recoveryCodeLength")),
        v.transform(normaliseRecoveryCode),
      ),
      newPassword: newPassword(owner),
      // A missing confirmation is a wrong one (REC-12).
      confirmPassword: v.exactOptional(v.string(message("recoveryMismatch")), ""),
    }),
    confirmed("recoveryMismatch"),
  );
}

export type ResetPasswordInput = v.InferOutput<ReturnType<typeof resetPasswordSchema>>;

export const registerInput = v.object({
  submissionId: id(),
  name: personName(),
  email: email(),
  language: locale(),
});

export const staffAccountInput = v.object({
  name: personName(),
  email: email(),
  role: v.picklist(STAFF_ROLES, message("choice")),
  language: locale(),
});

type Confirmed = { newPassword: string; confirmPassword?: string | undefined };

function confirmed<Input extends Confirmed>(key: MessageKey) {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (typeof dataset.value !== "object" || dataset.value === null) return;
    const input = dataset.value as Confirmed;
    if (typeof input.confirmPassword !== "string" || input.confirmPassword === input.newPassword) return;
    addIssue({
      message: key,
      path: [
        { type: "object", origin: "value", input, key: "confirmPassword", value: input.confirmPassword },
      ],
    });
  });
}
