import { and, asc, eq, isNull } from "drizzle-orm";
import { files } from "#db/schema/index.ts";
import { handedTokenInput } from "#domain/handed-on/schema.ts";
import type { HandedState } from "#domain/handed-on/steps.ts";
import type { Locale } from "#domain/locales.ts";
import type { Ctx } from "../portal/context.ts";
import { question } from "../call/verb.ts";
import { findByToken, type LinkedStep, takeHandedTurn } from "./load.ts";

export type ReadHandedStep =
  | { state: Exclude<HandedState, "open" | "done"> }
  | {
      state: "open" | "done";
      name: string;
      language: Locale;
      giver: string;
      company: string;
      reference: string;
      spaceM2: number;
      note: string;
      answer: string;
      validUntil: string;
      /** Whether a brief belongs to it, as to a custom stand. */
      hasBrief: boolean;
      files: { id: string; name: string; size: number }[];
    };

/**
 * What the link of a handed step shows: whose stand it is, what is asked for, and what was sent by it so far. Nothing
 * else of the order: no line, no price, no other file. A link that is over says only that; an unknown one is not found.
 */
export const readHandedStep = question("handedOn.read", {
  may: "everybody",
  input: handedTokenInput,
  sample: ({ handedToken }) => ({ token: handedToken }),
  async run(ctx, { token }): Promise<ReadHandedStep> {
    takeHandedTurn(ctx);
    const linked = await findByToken(ctx.db.read, ctx, token);
    const { state, row, order, submission, giver } = linked;
    if (state !== "open" && state !== "done") return { state };
    return {
      state,
      name: row.name,
      language: row.language,
      giver: giver.name,
      company: submission.institutionName,
      reference: order.reference ?? "",
      spaceM2: order.sizeM2 ?? submission.spaceM2,
      note: row.note,
      answer: row.answer,
      validUntil: row.expiresAt?.toISOString() ?? "",
      hasBrief: state === "open" && order.type === "CUSTOM",
      files: await readSent(ctx, linked),
    };
  },
});

function readSent({ db }: Ctx, { row }: LinkedStep) {
  return db.read
    .select({ id: files.id, name: files.name, size: files.size })
    .from(files)
    .where(and(eq(files.handedStepId, row.id), isNull(files.deletedAt)))
    .orderBy(asc(files.createdAt), asc(files.id));
}
