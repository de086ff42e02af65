import type { FieldIssue, MessageKey } from "#domain/messages.ts";

/** Literal English answers (API-19); the interface translates those it knows. */
export const TEXTS = {
  wrongLogin: "Invalid email or password",
  temporaryPasswordExpired: "Your temporary password has expired. Please ask the team for a new one.",
  wrongPassword: "Current password is incorrect",
  loggedOut: "Logged out",
  renewed: "Session renewed",
  passwordChanged: "Password changed successfully",
  recoveryRequested: "If an account with this email exists, a recovery code has been sent",
  invalidCode: "Invalid recovery code",
  codeExpired: "Recovery code has expired",
  codeUsed: "Recovery code has already been used",
  passwordReset: "Password reset successfully",
} as const;

const FIELDS: Record<string, string> = {
  email: "Email",
  password: "Password",
  currentPassword: "Current password",
  newPassword: "New password",
  confirmPassword: "Password confirmation",
  recoveryCode: "Recovery code",
  submissionId: "Submission ID",
  name: "Name",
  language: "Language",
};

const RULES: Partial<Record<MessageKey, string>> = {
  nameWithAddress: "Please write the name only, without a web address.",
  emailInvalid: "Please enter a valid email.",
  passwordTooShort: "New password must be at least 8 characters long.",
  passwordTooLong: "Password must have at most 128 characters.",
  passwordLower: "New password must contain a lowercase letter.",
  passwordUpper: "New password must contain an uppercase letter.",
  passwordDigit: "New password must contain a digit.",
  passwordSpecial: "New password must contain one of @ $ ! % * ? &.",
  passwordCharacters: "New password may contain only letters, digits and @ $ ! % * ? &.",
  passwordCommon: "New password is too common.",
  passwordPersonal: "New password must not contain your email or the name of the event.",
  passwordSame: "New password must differ from the current one.",
  passwordMismatch: "New passwords do not match.",
  recoveryMismatch: "Password confirmation does not match",
  recoveryCodeLength: "Recovery code has at most 10 characters.",
  textTooLong: "The text is too long.",
  choice: "Please choose one of the options.",
};

/** "Email is required", or the rule's own sentence. */
export function issueText(issue: FieldIssue): string {
  const field = FIELDS[issue.path] ?? "Request body";
  if (issue.key === "required") return `${field} is required`;
  return RULES[issue.key] ?? `${field} is not valid`;
}
