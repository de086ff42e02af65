import { isLocale } from "#domain/locales.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../context.ts";
import { readSettings } from "../event/read.ts";
import { sendPdf } from "../http/attachment.ts";
import { oneAtATime } from "../platform/one-at-a-time.ts";
import { takeTurn } from "../rate.ts";
import { answersOf } from "./answers.ts";
import { readCorrection } from "./read-correction.ts";
import { findSubmissionByToken } from "./status-link.ts";

const COPIES = { limit: 10, windowMs: 10 * 60_000 };
const LONGEST_TOKEN = 96;

/** What was sent, as a PDF in its reader's language, by the secret of the status link. */
export async function sendCopy(ctx: Ctx, token: string, language: string | undefined): Promise<Response> {
  if (token.length > LONGEST_TOKEN) throw refuse("notFound", { record: "submission" });
  const row = await findSubmissionByToken(ctx.db.read, ctx.portal, token);
  takeTurn(ctx.portal.limiter, `copy:${row.id}`, COPIES);
  const settings = await readSettings(ctx.db.read);
  const locale = isLocale(language) ? language : ctx.locale;
  const corrected = await readCorrection(ctx.db.read, row.id);
  const data = {
    locale,
    event: settings.name[locale],
    zone: settings.eventZone,
    reference: row.reference,
    submittedAt: row.createdAt.toISOString(),
    correctedAt: corrected?.at ?? null,
    date: ctx.now.toISOString(),
    answers: answersOf(row),
  };
  return sendPdf(await oneAtATime(`copy:${row.id}`, () => ctx.portal.pdf.interest(data)), row.reference);
}
