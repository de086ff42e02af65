import { eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { recordHistory } from "../history/record.ts";
import { loadDecided } from "../submissions/decision-mail.ts";
import { ofSubmission } from "../submissions/load.ts";
import type { Stage } from "./stage.ts";

/**
 * The letter of an approval leaves: the season was played with a mail server, whatever the demonstration has now, so
 * the letter counts as sent. Nobody has an account without having been told why.
 */
export async function tellApproved(
  stage: Stage,
  actor: SignedInUser,
  submissionId: string,
  at: Date,
): Promise<void> {
  await stage.portal.db.write(async (tx) => {
    const { submission, mail } = await loadDecided(tx, submissionId);
    if (!mail) throw new Error("the letter of this sample approval is missing");
    await tx
      .update(outbox)
      .set({ status: "sent", createdAt: at, sentAt: at, sealed: null })
      .where(eq(outbox.id, mail.id));
    await recordHistory(tx, stage.ctx(actor, at), { ...ofSubmission(submission), action: "sendDecision" });
  });
}
