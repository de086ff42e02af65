import type { BulkKind } from "#domain/bulk/acts.ts";
import { credentialsBulk } from "../partners/credentials-bulk.ts";
import { decisionBulk } from "../decisions/bulk.ts";
import { itemBulk } from "../catalogue/bulk.ts";
import { orderBulk } from "../orders/bulk.ts";
import { submissionBulk } from "../submissions/bulk.ts";
import { registrationBulk } from "../submissions/registration-bulk.ts";
import { letterBulk } from "../submissions/letters.ts";
import { mailBulk } from "../mails/bulk.ts";
import type { AnyBulk } from "../runs/bulk-of.ts";

export const BULKS: Record<BulkKind, AnyBulk> = {
  submissions: submissionBulk,
  registrations: registrationBulk,
  partners: credentialsBulk,
  catalogue: itemBulk,
  orders: orderBulk,
  letters: letterBulk,
  decisions: decisionBulk,
  mails: mailBulk,
};
