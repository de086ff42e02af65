import * as v from "valibot";
import { email } from "../fields.ts";
import { message } from "../messages.ts";

/** Well above PASSWORD_MAX: it only bounds what is hashed. */
const KNOWN_PASSWORD_MAX = 1024;

/**
 * An existing password: its length is limited, its rules are not checked. No password has a space (password.ts), so
 * copied spaces are cut off.
 */
export function knownPassword() {
  return v.pipe(
    v.string(message("required")),
    v.trim(),
    v.minLength(1, message("required")),
    v.maxLength(KNOWN_PASSWORD_MAX, message("passwordTooLong")),
  );
}

/** AUTH-08, AUTH-09. In a file of its own, so that a login page does not load the rules of new passwords. */
export const loginInput = v.object({ email: email(), password: knownPassword() });
export type LoginInput = v.InferOutput<typeof loginInput>;
