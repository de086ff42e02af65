import type { TemplateId } from "#domain/mail/letters.ts";
import { accessLetters } from "./access.ts";
import { campaignLetters } from "./campaign.ts";
import { evaluationLetters } from "./evaluation.ts";
import { handedLetters } from "./handed.ts";
import { operationLetters } from "./operation.ts";
import { orderLetters } from "./order.ts";
import { paymentLetters } from "./payment.ts";
import { reminderLetters } from "./reminder.ts";
import { requestLetters } from "./request.ts";
import { submissionLetters } from "./submission.ts";
import type { AnyWriter, Writers } from "./writer.ts";

const WRITERS: Writers = {
  ...submissionLetters,
  ...accessLetters,
  ...operationLetters,
  ...orderLetters,
  ...paymentLetters,
  ...requestLetters,
  ...reminderLetters,
  ...handedLetters,
  ...evaluationLetters,
  ...campaignLetters,
};

/** How a letter reads, and how its subject does if it goes by what the letter tells. */
export function writerOf(template: TemplateId): AnyWriter {
  const writer = WRITERS[template] as AnyWriter["write"] | Required<AnyWriter>;
  return typeof writer === "function" ? { write: writer } : writer;
}
