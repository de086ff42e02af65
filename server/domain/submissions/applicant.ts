import * as v from "valibot";
import { email, id, linkSecret, requiredLine, version } from "../fields.ts";
import { submissionEditInput } from "./schema.ts";

/** What only the holder of a status link sends; apart from the form, whose page must stay light. */
export const statusLinkInput = v.strictObject({ token: linkSecret() });

/** Corrections by the applicant: those of staff, by the secret of the status link. */
export const applicantCorrectionInput = v.strictObject({
  token: linkSecret(),
  version: version(),
  answers: submissionEditInput.entries.answers,
});

/** Who lost the link knows the reference, in whatever case, and the address the receipt went to. */
export const lostLinkInput = v.strictObject({
  reference: v.pipe(requiredLine(40), v.toUpperCase()),
  email: email(),
});

/** By the team; one that saw another version asks again. */
export const endLinksInput = v.strictObject({ id: id(), version: version() });
