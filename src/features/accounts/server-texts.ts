import { CallError } from "#src/lib/call/call.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";

type LL = TranslationFunctions;

const WRONG_PASSWORD = "Current password is incorrect";

/** The English literals of the account calls that we know, and those of our own that travel the same way. */
const TEXTS: Record<string, (LL: LL) => string> = {
  "Invalid email or password": (LL) => LL.auth.server.wrongLogin(),
  "Your temporary password has expired. Please ask the team for a new one.": (LL) =>
    LL.auth.server.temporaryPasswordExpired(),
  [WRONG_PASSWORD]: (LL) => LL.auth.server.wrongPassword(),
  "Too many attempts. Please wait and try again.": (LL) => LL.auth.server.tooManyAttempts(),
  "The server is busy. Please try again in a moment.": (LL) => LL.auth.server.busy(),
  "An unexpected error occurred. Please try again later.": (LL) => LL.auth.server.unexpected(),
  "Authentication required": (LL) => LL.auth.server.signInRequired(),
  "Access denied. Admin privileges required.": (LL) => LL.auth.server.deniedAdmin(),
  "Access denied. Partner privileges required.": (LL) => LL.auth.server.deniedPartner(),
  "Login failed. Please try again.": (LL) => LL.auth.server.loginFailed(),
  "Failed to change password. Please try again.": (LL) => LL.auth.server.updateFailed(),
  "Please enter a valid email.": (LL) => LL.validation.emailInvalid(),
  "New password must be at least 8 characters long.": (LL) => LL.validation.passwordTooShort(),
  "Password must have at most 128 characters.": (LL) => LL.validation.passwordTooLong(),
  "New password must contain a lowercase letter.": (LL) => LL.validation.passwordLower(),
  "New password must contain an uppercase letter.": (LL) => LL.validation.passwordUpper(),
  "New password must contain a digit.": (LL) => LL.validation.passwordDigit(),
  "New password must contain one of @ $ ! % * ? &.": (LL) => LL.validation.passwordSpecial(),
  "New password may contain only letters, digits and @ $ ! % * ? &.": (LL) =>
    LL.validation.passwordCharacters(),
  "New password is too common.": (LL) => LL.validation.passwordCommon(),
  "New password must not contain your email or the name of the event.": (LL) =>
    LL.validation.passwordPersonal(),
  "New password must differ from the current one.": (LL) => LL.validation.passwordSame(),
  "Password confirmation does not match": (LL) => LL.validation.recoveryMismatch(),
  "Recovery code has at most 10 characters.": (LL) => LL.validation.recoveryCodeLength(),
  "If an account with this email exists, a recovery code has been sent": (LL) =>
    LL.auth.server.recoveryRequested(),
  "Invalid recovery code": (LL) => LL.auth.server.invalidCode(),
  "Recovery code has expired": (LL) => LL.auth.server.codeExpired(),
  "Recovery code has already been used": (LL) => LL.auth.server.codeUsed(),
  "Password reset successfully": (LL) => LL.auth.server.passwordReset(),
  "New passwords do not match.": (LL) => LL.validation.passwordMismatch(),
};

/**
 * A server's text in the reader's language; an unknown text is shown as it came: a sentence in the other language
 * says more than that something failed.
 */
export function sayServerText(LL: LL, text: string): string {
  return TEXTS[text]?.(LL) ?? text;
}

/** FA-08: the first item of an errors array, else the server's message, else that it failed. */
export function sayPasswordFailure(LL: LL, error: unknown): string {
  const text = error instanceof CallError ? (error.errors[0]?.msg ?? error.text) : undefined;
  return text === undefined ? LL.auth.server.updateFailed() : sayServerText(LL, text);
}

/** Whether a password change failed because of the current password, and of nothing else. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof CallError && error.errors.length === 0 && error.text === WRONG_PASSWORD;
}

/** REC-23, REC-24: all items of an errors array joined, else the server's message, else that the network failed. */
export function sayRecoveryFailure(LL: LL, error: unknown): string {
  const { errors = [], text } = error instanceof CallError ? error : {};
  const joined = errors.map(({ msg }) => sayServerText(LL, msg)).join(", ");
  return joined || (text ? sayServerText(LL, text) : LL.auth.server.network());
}
