import * as v from "valibot";
import { email, linkSecret, locale, personName, phone, version } from "../fields.ts";
import { knownPassword } from "./sign-in.ts";

/** What everybody may change of the own account. */
export const ownAccountInput = v.strictObject({
  version: version(),
  name: personName(),
  phone: v.optional(v.union([v.literal(""), phone()]), ""),
  language: locale(),
  /** For an exhibitor's account; unchanged when absent. */
  hearsOfAll: v.exactOptional(v.boolean()),
});

/** A new address counts once the link mailed to it was opened. */
export const newEmailInput = v.strictObject({ email: email(), currentPassword: knownPassword() });

export const emailLinkInput = v.strictObject({ token: linkSecret() });

/** How many hours the link to confirm a new e-mail address works. */
export const EMAIL_LINK_HOURS = 24;
