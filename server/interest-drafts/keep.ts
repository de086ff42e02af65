import { HOUR_MS } from "#domain/wall-time.ts";
import { asc, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { interestDrafts } from "#db/schema/index.ts";
import { email, locale } from "#domain/fields.ts";
import { keptAnswers } from "#domain/submissions/kept-answers.ts";
import { requireOpenWindow } from "../event/window.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { takeTurn } from "../rate.ts";
import { change } from "../verb.ts";
import { copiedUrlOf, deviceTokenOf, interestUrlOf, keptUntil } from "./load.ts";
import { sendsMail } from "../env.ts";

const PER_CALLER = { limit: 20, windowMs: HOUR_MS };
/** Nobody's mailbox is filled by somebody else. */
const PER_EMAIL = { limit: 3, windowMs: HOUR_MS };
/** Beyond one they are told of when one is opened, and asked about. */
const MOST_PER_EMAIL = 5;
/** What was written in since stays: a stranger who names the address pushes nothing out. */
const UNTOUCHED_MS = 7 * 24 * HOUR_MS;

export type KeptInterest = {
  /** For this device to go on saving with. */
  token: string;
  version: number;
  expiresAt: string;
  /** Only where no mail leaves: the link to copy instead. */
  link: string | null;
};

/**
 * Keeps a form that is still being written and mails a link to it. Anybody may name any address, so nothing that is
 * kept under it is read or written over by this.
 */
export const keepInterest = change("interestDrafts.keep", {
  may: "everybody",
  input: v.strictObject({ email: email(), language: locale(), answers: keptAnswers() }),
  sample: { email: "ana@example.org", language: "pt", answers: { institutionName: "Instituto Várzea Viva" } },
  async run(tx, ctx, { email: address, language, answers }) {
    const { portal, now } = ctx;
    const { eoi } = await requireOpenWindow(tx, now);
    takeTurn(portal.limiter, `keepInterest:${ctx.address}`, PER_CALLER);
    takeTurn(portal.limiter, `keepInterest:${address}`, PER_EMAIL);
    await makeRoom(tx, address, new Date(now.getTime() - UNTOUCHED_MS));
    const draft = { id: newId(), email: address, language, answers, expiresAt: keptUntil(now) };
    await tx.insert(interestDrafts).values({ ...draft, createdAt: now, updatedAt: now });
    await enqueueMail(tx, ctx, {
      template: "interestKept",
      to: { email: address, name: "" },
      locale: language,
      // What is kept longer can no longer be sent.
      params: { validUntil: earlier(draft.expiresAt.toISOString(), eoi.closes) },
      secrets: { url: interestUrlOf(portal, draft.id) },
    });
    return { id: draft.id, version: 1, expiresAt: draft.expiresAt.toISOString() };
  },
  // The stored answer opens nothing.
  answer: ({ portal }, { id, ...kept }): KeptInterest => ({
    ...kept,
    token: deviceTokenOf(portal, id),
    link: sendsMail(portal.env) ? null : copiedUrlOf(portal, id),
  }),
});

function earlier(one: string, other: string): string {
  return Date.parse(one) < Date.parse(other) ? one : other;
}

/** What nobody has opened by the mailed link goes first, and nothing that was written in lately. */
async function makeRoom(tx: Tx, address: string, untouchedSince: Date): Promise<void> {
  const held = await tx
    .select({ id: interestDrafts.id, updatedAt: interestDrafts.updatedAt })
    .from(interestDrafts)
    .where(eq(interestDrafts.email, address))
    .orderBy(sql`${interestDrafts.provenAt} is not null`, asc(interestDrafts.updatedAt));
  for (const { id, updatedAt } of held.slice(0, Math.max(0, held.length - MOST_PER_EMAIL + 1))) {
    if (updatedAt < untouchedSince) await tx.delete(interestDrafts).where(eq(interestDrafts.id, id));
  }
}
