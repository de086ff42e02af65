import * as v from "valibot";
import { email, id, optionalText, requiredLine, version } from "../fields.ts";

/** Of a draft: whom it goes to, and what the team says in it where its kind has a place for that. */
export const mailEditForm = v.strictObject({
  toName: requiredLine(120),
  toEmail: email(),
  note: optionalText(2000),
});

export const mailEditInput = v.strictObject({ id: id(), version: version(), ...mailEditForm.entries });
