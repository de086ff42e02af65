import * as v from "valibot";
import { email } from "../fields.ts";
import { message } from "../messages.ts";

/** Well over what may be chosen (PASSWORD_MAX): it bounds what is hashed, and judges nothing. */
const KNOWN_PASSWORD_MAX = 1024;

/** A password that exists already: taken as it is, only bounded. */
export function knownPassword() {
  return v.pipe(
    v.string(message("required")),
    v.minLength(1, message("required")),
    v.maxLength(KNOWN_PASSWORD_MAX, message("passwordTooLong")),
  );
}

/** AUTH-08, AUTH-09. Apart from the rules of a new password: a login page fetches none of them. */
export const loginInput = v.object({ email: email(), password: knownPassword() });
export type LoginInput = v.InferOutput<typeof loginInput>;
