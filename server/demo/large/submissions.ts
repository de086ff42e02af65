import * as v from "valibot";
import { insertRows } from "#db/insert-rows.ts";
import { counters, submissions } from "#db/schema/index.ts";
import { submissionInput } from "#domain/submissions/schema.ts";
import { isOrderingOpen, type SubmissionStatus, type SubmissionVerb } from "#domain/submissions/status.ts";
import { TERMS_VERSION } from "#domain/submissions/options.ts";
import { hashToken } from "../../platform/token.ts";
import { answerColumns } from "../../submissions/answers.ts";
import { compareAll } from "../../submissions/compare.ts";
import { addressDecision } from "../../submissions/decision-mail.ts";
import { answersOf } from "../answers.ts";
import { openPile, pileOf } from "./chance.ts";
import { judgeLarge } from "./marks.ts";
import { organisationAt } from "./names.ts";
import { type Making, referenceOf, seasonOf, type SubmissionRow } from "./season.ts";
import { historyRow, keepTraces, mailRow, noTraces, type Traces } from "./traces.ts";

/** How many of twenty submissions have each status. */
const STATUSES = pileOf<SubmissionStatus>({
  PENDING: 4,
  REVIEWING: 2,
  APPROVED: 7,
  SIGNED_CONTRACT: 4,
  REJECTED: 1,
  HIDDEN: 1,
  DUPLICATE: 1,
});

/** Which moves lead to a status, in order. */
const WAYS: Record<SubmissionStatus, readonly (readonly [SubmissionVerb, SubmissionStatus])[]> = {
  PENDING: [],
  REVIEWING: [["startReview", "REVIEWING"]],
  APPROVED: [
    ["startReview", "REVIEWING"],
    ["approve", "APPROVED"],
  ],
  SIGNED_CONTRACT: [
    ["approve", "APPROVED"],
    ["signContract", "SIGNED_CONTRACT"],
  ],
  REJECTED: [
    ["startReview", "REVIEWING"],
    ["reject", "REJECTED"],
  ],
  HIDDEN: [["hide", "HIDDEN"]],
  DUPLICATE: [["markDuplicate", "DUPLICATE"]],
};

const WINDOW = { from: Date.parse("2025-07-07T12:00:00Z"), to: Date.parse("2025-09-12T20:00:00Z") };

/** Organisations apply over the whole window and are decided on within the week; those one can order for are answered. */
export async function applyLarge(making: Making, amount: number): Promise<SubmissionRow[]> {
  const { tx, chance, settings } = making;
  const drawStatus = openPile(chance, STATUSES);
  const traces = noTraces();
  const rows: SubmissionRow[] = [];
  for (let place = 0; place < amount; place += 1) {
    const row = submissionAt(making, place, amount, drawStatus());
    if (row.status === "DUPLICATE")
      row.duplicateOf = rows.findLast(({ status }) => status !== "DUPLICATE")?.id ?? null;
    leaveTraces(making, traces, row);
    rows.push(row);
  }
  await insertRows(tx, submissions, rows);
  await judgeLarge(making, rows);
  await compareAll(tx);
  await keepTraces(making, traces);
  await tx.insert(counters).values({ series: `EOI-${seasonOf(settings)}`, last: amount });
  return rows.filter(({ status }) => isOrderingOpen(status));
}

function submissionAt(
  { chance, settings }: Making,
  place: number,
  amount: number,
  status: SubmissionStatus,
): SubmissionRow {
  const reference = referenceOf("EOI", seasonOf(settings), place + 1);
  const { captchaToken: _, ...answers } = v.parse(submissionInput, {
    ...answersOf(organisationAt(place, chance)),
    captchaToken: "none",
  });
  const slot = (WINDOW.to - WINDOW.from) / amount;
  const createdAt = new Date(WINDOW.from + slot * place + chance.below(slot));
  return {
    id: chance.id(),
    reference,
    status,
    statusBefore: status === "HIDDEN" || status === "DUPLICATE" ? "PENDING" : null,
    duplicateOf: null,
    withdrawnAt: null,
    trackHash: hashToken(chance.id()),
    linkNumber: 0,
    mayBeNamedSince: null,
    ...answerColumns(answers, reference),
    // The full-text index sets this number.
    searchRow: null,
    siteFacts: null,
    acceptedTermsVersion: TERMS_VERSION,
    acceptedTermsAt: createdAt,
    createdAt,
    updatedAt: WAYS[status].length > 0 ? chance.within(createdAt, 7) : createdAt,
    version: 1 + WAYS[status].length,
  };
}

/** Every move has its row of history; one in three still has its mails. */
function leaveTraces({ chance, staff }: Making, { history, mails }: Traces, row: SubmissionRow): void {
  const of = { record: "submission", recordId: row.id, submissionId: row.id } as const;
  let from: SubmissionStatus = "PENDING";
  history.push(
    historyRow(chance, row.createdAt, { ...of, action: "submit", to: from, by: row.representativeName }),
  );
  for (const [action, to] of WAYS[row.status]) {
    history.push(historyRow(chance, row.updatedAt, { ...of, action, from, to, by: chance.pick(staff) }));
    from = to;
  }
  if (chance.below(3) > 0) return;
  const { toEmail: email, toName: name, locale, params } = addressDecision(row, { note: "" });
  const mail = { to: { email, name }, locale, params, record: { kind: "submission", id: row.id } };
  mails.push(mailRow(chance, row.createdAt, { ...mail, template: "submissionReceipt", status: "sent" }));
  if (row.status === "APPROVED" || row.status === "REJECTED") {
    const template = row.status === "APPROVED" ? "decisionApproved" : "decisionRejected";
    const status = chance.pick(["draft", "sent", "kept", "dead"] as const);
    mails.push(mailRow(chance, row.updatedAt, { ...mail, template, status }));
  }
}
