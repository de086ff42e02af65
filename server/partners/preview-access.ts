import * as v from "valibot";
import { id } from "#domain/fields.ts";
import { type LettersOf, readRecipientsWithout } from "../members/recipient.ts";
import { question } from "../call/verb.ts";

/** Who would hear of the orders of each of an account's submissions without it: disabled, or detached from that one. */
export const previewAccess = question("partners.previewAccess", {
  may: ["partners.access"],
  input: v.strictObject({ id: id() }),
  sample: ({ partner }) => ({ id: partner }),
  run: ({ db }, account): Promise<LettersOf[]> => readRecipientsWithout(db.read, account.id),
});
