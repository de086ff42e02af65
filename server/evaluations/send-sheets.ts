import { eq } from "drizzle-orm";
import { isNamed } from "#db/every.ts";
import { evaluations, submissions, users } from "#db/schema/index.ts";
import { evaluationList, evaluationState } from "#domain/evaluations/list.ts";
import { type Weighting, weightingOf } from "#domain/evaluations/criteria.ts";
import { averageOf, shownAverage } from "#domain/evaluations/score.ts";
import { readAddress } from "#domain/lists/address.ts";
import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import { type Ctx, requireSignedIn, type SignedInCtx } from "../portal/context.ts";
import type { EvaluationSheet } from "../documents/evaluations-data.ts";
import { printFor } from "../call/print-for.ts";
import { sendPdf } from "../http/attachment.ts";
import { readMoment } from "../event/moment.ts";
import { readSettings } from "../event/read.ts";
import { loadSeenEvaluation } from "./get.ts";
import { everyEvaluation } from "./list.ts";
import { marksOf } from "./marks-of.ts";
import { readSeason } from "./ranking-season.ts";
import { showCriteria } from "./show-criteria.ts";

const PRINTS = { limit: 30, windowMs: 10 * 60_000 };
/** Most printed of a list, which says so; a spreadsheet has them all. */
const MOST_PRINTED = 300;

/** EVA-03 */
export async function sendSheet(caller: Ctx, id: string): Promise<Response> {
  const ctx = requireSignedIn(caller, ["evaluations.view"]);
  const { evaluation, submission } = await loadSeenEvaluation(ctx.db.read, ctx, id);
  const ranks = await readRanks(ctx);
  return send(ctx, { ids: [evaluation.id], total: 1, ranks, of: submission.reference });
}

/** As searched and filtered, within what the reader may see; by the rank of the submissions. */
export async function sendSheets(caller: Ctx, address: Readonly<Record<string, string>>): Promise<Response> {
  const ctx = requireSignedIn(caller, ["evaluations.view"]);
  const { search, filters, sort } = readAddress(evaluationList, address);
  const question = { search, filters, sort };
  const met = await everyEvaluation(ctx).meet(ctx.db.read, { question }, await readMoment(ctx));
  if (met.length === 0) throw refuse("notFound", { record: "evaluation" });
  const ranks = await readRanks(ctx);
  const byRank = await sortByRank(
    ctx,
    met.map(({ id }) => id),
    ranks,
  );
  const ids = byRank.slice(0, MOST_PRINTED);
  return send(ctx, { ids, total: met.length, ranks, of: null });
}

type Ranks = ReadonlyMap<string, number | null>;

async function readRanks({ db, actor }: SignedInCtx): Promise<Ranks> {
  const { rows } = await readSeason(db.read, actor.id, can(actor, "decisions.plan"));
  return new Map(rows.map(({ id, rank }) => [id, rank]));
}

/** Submissions without a rank come last; within one by who evaluated. */
async function sortByRank({ db }: SignedInCtx, ids: readonly string[], ranks: Ranks): Promise<string[]> {
  const rows = await db.read
    .select({ id: evaluations.id, submissionId: submissions.id })
    .from(evaluations)
    .innerJoin(submissions, eq(submissions.id, evaluations.submissionId))
    .innerJoin(users, eq(users.id, evaluations.evaluatorId))
    .where(isNamed(evaluations.id, ids))
    .orderBy(submissions.reference, users.name);
  const rankOf = ({ submissionId }: { submissionId: string }) => ranks.get(submissionId) ?? Number.MAX_VALUE;
  return rows.toSorted((one, next) => rankOf(one) - rankOf(next)).map(({ id }) => id);
}

/** `of`: the reference of the one submission. */
type Printed = { ids: readonly string[]; total: number; ranks: Ranks; of: string | null };

async function send(ctx: SignedInCtx, { ids, total, ranks, of }: Printed): Promise<Response> {
  const { locale, now, requestId, actor } = ctx;
  const settings = await readSettings(ctx.db.read);
  const sheets = await readSheets(ctx, { ids, ranks }, weightingOf(settings.evaluating));
  const data = {
    locale,
    event: settings.name[locale],
    zone: settings.eventZone,
    date: now.toISOString(),
    criteria: showCriteria(settings.evaluating).map(({ criterion, name: called }) => ({
      criterion,
      name: called[locale],
    })),
    isOne: of !== null,
    sheets,
    total,
  };
  const pdf = await printFor(ctx, {
    turn: `print:${actor.id}`,
    rate: [`evaluations:${actor.id}`, PRINTS],
    data,
    print: () => ctx.portal.pdf.evaluations(data),
  });
  const taken = { event: "export", list: "evaluations", format: "pdf", rows: ids.length };
  ctx.portal.log.info({ requestId, userId: actor.id, ...taken }, "export");
  const title = locale === "pt" ? (of ? "avaliacao" : "avaliacoes") : of ? "evaluation" : "evaluations";
  return sendPdf(pdf, [title, ...(of ? [of] : [])].join("-"));
}

async function readSheets(
  ctx: SignedInCtx,
  { ids, ranks }: Pick<Printed, "ids" | "ranks">,
  weighting: Weighting,
): Promise<EvaluationSheet[]> {
  const { reference, institutionName: institution, country, spaceM2 } = submissions;
  const rows = await ctx.db.read
    .select({
      evaluation: evaluations,
      reader: users.name,
      submission: { reference, institution, country, spaceM2 },
    })
    .from(evaluations)
    .innerJoin(submissions, eq(submissions.id, evaluations.submissionId))
    .innerJoin(users, eq(users.id, evaluations.evaluatorId))
    .where(isNamed(evaluations.id, ids));
  const found = new Map(rows.map((row) => [row.evaluation.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const { evaluation, reader, submission } = row;
    const { firstMarks: first } = evaluation;
    return [
      {
        ...submission,
        rank: ranks.get(evaluation.submissionId) ?? null,
        ...marksOf(evaluation),
        reader,
        average: shownAverage(evaluation.average),
        state: evaluationState(evaluation),
        abstainedBecause: evaluation.abstainedAt && evaluation.abstainedBecause,
        first: first && { ...first, average: averageOf(first, weighting) ?? null },
        isChangedKnowing: evaluation.changedKnowingAt !== null,
        updatedAt: evaluation.updatedAt.toISOString(),
      },
    ];
  });
}
