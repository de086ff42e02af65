import { isLocale } from "#domain/locales.ts";
import { refuse } from "#domain/refusal.ts";
import { type Ctx, requireSignedIn } from "../portal/context.ts";
import { readSettings } from "../event/read.ts";
import { printFor } from "../call/print-for.ts";
import { takeTurn } from "../portal/rate.ts";
import { sendPdf } from "../http/attachment.ts";
import { answersOf, type SubmissionRow } from "./answers.ts";
import { loadSubmission } from "./load.ts";
import type { InterestData } from "../documents/interest-data.ts";
import { readCorrection } from "./read-correction.ts";
import { readSentAnswers } from "./read-sent-answers.ts";
import { findSubmissionByToken } from "./status-link.ts";

const COPIES = { limit: 10, windowMs: 10 * 60_000 };
const PER_ADDRESS = { limit: 120, windowMs: 10 * 60_000 };
const PRINTS = { limit: 30, windowMs: 10 * 60_000 };
const LONGEST_TOKEN = 96;

/** What was sent, as a PDF in its reader's language, by the secret of the status link. */
export async function sendCopy(ctx: Ctx, token: string, language: string | undefined): Promise<Response> {
  takeTurn(ctx.portal.limiter, `copy:${ctx.address}`, PER_ADDRESS);
  if (token.length > LONGEST_TOKEN) throw refuse("notFound", { record: "submission" });
  const row = await findSubmissionByToken(ctx.db.read, ctx.portal, token);
  const locale = isLocale(language) ? language : ctx.locale;
  const turn = `copy:${row.id}`;
  const { sent, corrected } = await readSentAnswers(ctx.db.read, row);
  const answers = { answers: sent, now: answersOf(row), corrected };
  return send({ ...ctx, locale }, row, answers, { turn, rate: [turn, COPIES] });
}

/**
 * The same for the team and its reviewers, in their language: the answers alone. Marks and notes have no place on a
 * paper that leaves the screen, so blind marking holds whoever reads it.
 */
export async function sendDeskCopy(caller: Ctx, id: string): Promise<Response> {
  const ctx = requireSignedIn(caller, ["submissions.view"]);
  const row = await loadSubmission(ctx.db.read, ctx, id);
  const { id: reader } = ctx.actor;
  return send(
    ctx,
    row,
    { answers: answersOf(row) },
    { turn: `print:${reader}`, rate: [`submissionPaper:${reader}`, PRINTS] },
  );
}

type Whose = Pick<Parameters<typeof printFor>[1], "turn" | "rate">;

type Answers = Pick<InterestData, "answers" | "now" | "corrected">;

async function send(ctx: Ctx, row: SubmissionRow, answers: Answers, whose: Whose): Promise<Response> {
  const { db, locale, now, portal } = ctx;
  const settings = await readSettings(db.read);
  const corrected = await readCorrection(db.read, row.id);
  const data = {
    locale,
    event: settings.name[locale],
    zone: settings.eventZone,
    reference: row.reference,
    submittedAt: row.createdAt.toISOString(),
    correctedAt: corrected?.at ?? null,
    date: now.toISOString(),
    ...answers,
  };
  const pdf = await printFor(ctx, { ...whose, data, print: () => portal.pdf.interest(data) });
  return sendPdf(pdf, row.reference);
}
