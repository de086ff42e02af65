import type { Tx } from "#db/client.ts";
import type { Given } from "#domain/evaluations/assignment.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { readProgress } from "./progress.ts";

/** Mails each reader one letter, whatever the number of new submissions. */
export async function mailAssigned(
  tx: Tx,
  ctx: SignedInCtx,
  acceptedId: string,
  given: Given,
): Promise<void> {
  const added = new Map(given.map(({ readerId, submissionIds }) => [readerId, submissionIds.length]));
  for (const reader of await readProgress(tx)) {
    const count = added.get(reader.id);
    if (count === undefined) continue;
    await enqueueMail(tx, ctx, {
      template: "reviewsAssigned",
      to: reader,
      locale: reader.language,
      params: { added: count, left: reader.left, url: `${ctx.portal.env.PUBLIC_URL}/admin/gruporg` },
      record: { kind: "assignment", id: acceptedId },
      once: `assigned.${acceptedId}.${reader.id}`,
    });
  }
}
