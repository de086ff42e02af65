import { HOUR_MS } from "#domain/wall-time.ts";
import { and, asc, gt, isNull } from "drizzle-orm";
import * as v from "valibot";
import { isAddress } from "#db/addresses.ts";
import type { Tx } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { interestDrafts } from "#db/schema/index.ts";
import { addressKey } from "#domain/addresses.ts";
import { email, locale } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { keptAnswers } from "#domain/submissions/kept-answers.ts";
import { requireOpenWindow } from "../event/window.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { takeTurn } from "../portal/rate.ts";
import { change } from "../call/verb.ts";
import { copiedUrlOf, deviceTokenOf, interestUrlOf, keptUntil } from "./load.ts";
import { sendsMail } from "../platform/env.ts";

const PER_CALLER = { limit: 20, windowMs: HOUR_MS };
/** Limits mails, so that nobody fills somebody else's mailbox. */
const PER_EMAIL = { limit: 3, windowMs: HOUR_MS };
/**
 * That nobody has opened by the mailed link. Beyond one they are told of when one is opened, and asked about. All are
 * kept as long as was promised: a stranger who names the address pushes nothing out.
 */
const MOST_PER_EMAIL = 5;

export type KeptInterest = {
  /** The secret with which this device goes on saving. */
  token: string;
  version: number;
  expiresAt: string;
  /** The link to copy, only where no mail is sent. */
  link: string | null;
};

/**
 * Stores an unfinished form and mails a link to it. Anybody may name any address, so this neither reads nor
 * overwrites what is stored under it.
 */
export const keepInterest = change("interestDrafts.keep", {
  may: "everybody",
  input: v.strictObject({ email: email(), language: locale(), answers: keptAnswers() }),
  sample: { email: "ana@example.org", language: "pt", answers: { institutionName: "Instituto Várzea Viva" } },
  async run(tx, ctx, { email: address, language, answers }) {
    const { portal, now } = ctx;
    const { eoi } = await requireOpenWindow(tx, now);
    takeTurn(portal.limiter, `keepInterest:${ctx.address}`, PER_CALLER);
    takeTurn(portal.limiter, `keepInterest:${addressKey(address)}`, PER_EMAIL);
    await requireRoom(tx, address, now);
    const draft = { id: newId(), email: address, language, answers, expiresAt: keptUntil(now) };
    await tx.insert(interestDrafts).values({ ...draft, createdAt: now, updatedAt: now });
    await enqueueMail(tx, ctx, {
      template: "interestKept",
      to: { email: address, name: "" },
      locale: language,
      // A form that is stored longer than the window can no longer be sent.
      params: { validUntil: earlier(draft.expiresAt.toISOString(), eoi.closes) },
      secrets: { url: interestUrlOf(portal, draft.id) },
    });
    return { id: draft.id, version: 1, expiresAt: draft.expiresAt.toISOString() };
  },
  // The stored answer holds no secret that opens the draft.
  answer: ({ portal }, { id, ...kept }): KeptInterest => ({
    ...kept,
    token: deviceTokenOf(portal, id),
    link: sendsMail(portal.env) ? null : copiedUrlOf(portal, id),
  }),
});

function earlier(one: string, other: string): string {
  return Date.parse(one) < Date.parse(other) ? one : other;
}

/** Refuses a further form until the first of the address has expired. */
async function requireRoom(tx: Tx, address: string, now: Date): Promise<void> {
  const isHeld = and(
    isAddress(interestDrafts.email, address),
    isNull(interestDrafts.provenAt),
    gt(interestDrafts.expiresAt, now),
  );
  const held = await tx
    .select({ expiresAt: interestDrafts.expiresAt })
    .from(interestDrafts)
    .where(isHeld)
    .orderBy(asc(interestDrafts.expiresAt));
  const [first] = held;
  if (!first || held.length < MOST_PER_EMAIL) return;
  const retryAfterSeconds = Math.ceil((first.expiresAt.getTime() - now.getTime()) / 1000);
  throw refuse("tooManyRequests", { retryAfterSeconds });
}
