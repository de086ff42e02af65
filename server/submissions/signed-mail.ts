import { and, desc, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import type { ReadDb, Tx } from "#db/client.ts";
import { outbox } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { RUN_LETTERS_WAIT_MS } from "#domain/orders/moves/letters.ts";
import type { Ctx } from "../portal/context.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { type MailPreview, previewMail } from "../mail/preview.ts";
import { findRecipient } from "../members/recipient.ts";
import { question } from "../call/verb.ts";
import type { SubmissionRow } from "./answers.ts";
import { loadSubmission } from "./load.ts";

/** The recorded signature, and that it was recorded by mistake. */
const SIGNED_LETTERS = ["contractRecorded", "contractRecordUndone"] as const;

/**
 * Mails the exhibitor that the signed contract is recorded: of the order whose copy was accepted, or of the
 * submission.
 */
export async function mailRecorded(
  tx: Tx,
  ctx: Ctx,
  submission: SubmissionRow,
  order?: string | null,
): Promise<void> {
  await enqueueMail(tx, ctx, {
    ...(await writeRecorded(tx, ctx, submission, order)),
    record: { kind: "submission", id: submission.id },
    ofRun: ctx.bulk && { id: ctx.bulk.id, waitsMs: RUN_LETTERS_WAIT_MS },
  });
}

/** Writes the mail about a recorded signature; `order` is a reference. */
export async function writeRecorded(
  db: ReadDb | Tx,
  ctx: Ctx,
  submission: SubmissionRow,
  order?: string | null,
) {
  const { params, ...mail } = await writeSigned(db, ctx, submission);
  return {
    template: "contractRecorded" as const,
    ...mail,
    params: { ...params, ...(order && { order }) },
  };
}

/** Takes the letter back where no mail server has it yet; after a sent letter, mails that it was a mistake. */
export async function takeRecordedBack(tx: Tx, ctx: Ctx, submission: SubmissionRow): Promise<void> {
  const last = await readLast(tx, submission.id);
  if (isWaiting(last)) await tx.delete(outbox).where(eq(outbox.id, last.id));
  if (last?.status === "sending") {
    await tx.update(outbox).set({ takenBack: true }).where(eq(outbox.id, last.id));
  }
  if (!isGone(last)) return;
  await enqueueMail(tx, ctx, {
    template: "contractRecordUndone",
    ...(await writeSigned(tx, ctx, submission)),
    record: { kind: "submission", id: submission.id },
  });
}

async function writeSigned(db: ReadDb | Tx, ctx: Ctx, submission: SubmissionRow) {
  const { institutionName: company, reference } = submission;
  const url = `${ctx.portal.env.PUBLIC_URL}/partner`;
  return { ...(await findRecipient(db, submission)), params: { company, reference, url } };
}

type Letter = Pick<typeof outbox.$inferSelect, "id" | "template" | "status">;

async function readLast(db: ReadDb | Tx, submissionId: string): Promise<Letter | undefined> {
  const [last] = await db
    .select({ id: outbox.id, template: outbox.template, status: outbox.status })
    .from(outbox)
    .where(
      and(
        eq(outbox.recordKind, "submission"),
        eq(outbox.recordId, submissionId),
        inArray(outbox.template, SIGNED_LETTERS),
      ),
    )
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(1);
  return last;
}

function isWaiting(last: Letter | undefined): last is Letter {
  return last?.template === "contractRecorded" && ["queued", "failed", "kept"].includes(last.status);
}

function isGone(last: Letter | undefined): boolean {
  return last?.template === "contractRecorded" && (last.status === "sending" || last.status === "sent");
}

/** The mail that leaves when a signed contract is recorded, or that is taken back; null for none. */
export const previewSigned = question("submissions.previewSigned", {
  may: ["submissions.move"],
  input: v.strictObject({ id: id(), verb: v.picklist(["signContract", "undoSignature"]) }),
  sample: ({ submission }) => ({ id: submission, verb: "signContract" }),
  async run(ctx, { id: submissionId, verb }): Promise<MailPreview | null> {
    const submission = await loadSubmission(ctx.db.read, ctx, submissionId);
    if (verb === "undoSignature" && !isGone(await readLast(ctx.db.read, submissionId))) return null;
    const template = verb === "signContract" ? "contractRecorded" : "contractRecordUndone";
    return previewMail(ctx, { template, ...(await writeSigned(ctx.db.read, ctx, submission)) });
  },
});
