import * as v from "valibot";
import { email, id, linkSecret, version } from "../fields.ts";
import { submissionEditInput } from "./schema.ts";

/** What only the holder of a status link sends; apart from the form, whose page must stay light. */
export const statusLinkInput = v.strictObject({ token: linkSecret() });

/** Corrections by the applicant: those of staff, by the secret of the status link. */
export const applicantCorrectionInput = v.strictObject({
  token: linkSecret(),
  version: version(),
  answers: submissionEditInput.entries.answers,
});

/** The address the receipt went to: the reference was in the mail that was lost. */
export const lostLinkInput = v.strictObject({ email: email() });

/** The team ends an applicant's links; `version` is that of the screen. */
export const endLinksInput = v.strictObject({ id: id(), version: version() });
