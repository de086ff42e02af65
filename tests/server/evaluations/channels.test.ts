import { expect, test } from "bun:test";
import { EXPORTED_LISTS } from "#domain/exports/lists.ts";
import { evaluationList } from "#domain/evaluations/list.ts";
import { rankingList } from "#domain/evaluations/ranking.ts";
import { submissionList } from "#domain/submissions/list.ts";
import { makeSubmission } from "#tests/factories.ts";
import { signIn } from "#tests/server/files/upload.ts";
import { openReader } from "#tests/server/live/reader.ts";
import { askEverything, contentOf, differences } from "./ask-everything.ts";
import { openJury } from "./scene.ts";

const jury = await openJury();
const { portal, as, ana, bento, clara, submission, other, mark } = jury;
const read = await makeSubmission(portal, { status: "REVIEWING" });
const cookie = await signIn(jury, ana);

/** The queue goes by how many marks there are, so that all get some: what comes next is a submission, never a mark. */
const EXCEPT = ["evaluations.next"];

/** A list in every order and by every search that names the submission. */
const ORDERS = [rankingList, evaluationList, submissionList].flatMap(({ columns }) =>
  Object.keys(columns).flatMap((column) =>
    (["asc", "desc"] as const).map((direction) => ({ sort: { column, direction }, limit: 100 })),
  ),
);
const INPUTS = [
  { id: submission.id },
  { submissionId: submission.id },
  { of: submission.id },
  { of: submission.id, list: {} },
  { search: submission.reference },
  { query: submission.reference },
  { q: submission.institutionName },
  { filters: { states: ["ranked", "incomplete"] } },
  { filters: { states: ["closed"] } },
  { filters: { whose: ["others"] } },
  { filters: { records: ["evaluation"] } },
];
const ASKED = { except: EXCEPT, ofLists: ORDERS };

/** Every list as a file, the sheets on paper, and the pages that are made of a submission. */
async function fetchEverything(evaluationIds: readonly string[]): Promise<Map<string, string>> {
  // One format: both are written from the same rows, and nobody takes more than thirty files in ten minutes.
  const files = EXPORTED_LISTS.map((list) => `exports/${list}.csv`);
  const papers = ["documents/evaluations.pdf", "documents/evaluations.pdf?whose=others"];
  const sheets = evaluationIds.map((id) => `documents/evaluations/${id}/sheet.pdf`);
  const answers = new Map<string, string>();
  for (const address of [...files, ...papers, ...sheets]) {
    const answer = await jury.fetch(`/api/${address}`, { headers: { cookie, "accept-language": "pt" } });
    answers.set(address, `${answer.status} ${answer.ok ? await contentOf(answer) : ""}`);
  }
  return answers;
}

test("whatever others mark in between, every list, order, count, history, search, file, paper and event is the same to a reader without own marks", async () => {
  // The reader's own share: one submission marked, one begun, so that there are figures that might move.
  await mark(ana, {}, other.id);
  await mark(bento, { theme: 2 }, other.id);
  await as(ana).evaluations.save({ submissionId: submission.id, decision: "PENDING", theme: 3 });
  const first = await mark(bento, { theme: 1 }, submission.id);
  const { id: own } = await mark(ana, {}, read.id);
  const inputs = [...INPUTS, { id: first.id }, { id: own }];
  const [asked, fetched] = [
    await askEverything(jury, ana, inputs, ASKED),
    await fetchEverything([first.id, own]),
  ];
  expect(asked.size).toBeGreaterThan(400);
  expect(fetched.get("exports/ranking.csv")).toStartWith("200");
  expect(fetched.get("documents/evaluations.pdf")).toStartWith("200");
  const page = await openReader(jury, ana);
  await page.next();

  // Given, changed, given by another, abstained from: in an order that no figure survives if it looks.
  await as(bento).evaluations.save({
    submissionId: submission.id,
    version: first.version,
    decision: "REJECTED",
    theme: 0,
    innovation: 0,
    sustainability: 1,
    feasibility: 0,
    publicInterest: 0,
    comment: "Fraca",
  });
  await mark(clara, { comment: "Muito forte" }, submission.id);
  const again = await as(clara).evaluations.card({ submissionId: submission.id });
  await as(clara).evaluations.save({
    submissionId: submission.id,
    version: again.own?.version ?? 0,
    decision: "APPROVED",
    theme: 1,
    innovation: 5,
    sustainability: 2,
    feasibility: 5,
    publicInterest: 0,
  });
  await as(jury.admin).evaluations.abstain({ submissionId: submission.id, reason: "Não conheço o tema" });

  expect(await page.changes()).toEqual([]);
  await page.leave();
  expect(differences(asked, await askEverything(jury, ana, inputs, ASKED))).toEqual([]);
  expect(differences(fetched, await fetchEverything([first.id, own]))).toEqual([]);
});

test("the same questions see it as soon as the own marks are given, so they do look", async () => {
  const before = await askEverything(jury, ana, INPUTS, ASKED);
  const { own } = await as(ana).evaluations.card({ submissionId: submission.id });
  await as(ana).evaluations.save({
    submissionId: submission.id,
    version: own?.version ?? 0,
    decision: "APPROVED",
    theme: 3,
    innovation: 3,
    sustainability: 3,
    feasibility: 3,
    publicInterest: 3,
  });
  const changed = differences(before, await askEverything(jury, ana, INPUTS, ASKED));
  const calls = new Set(changed.map((call) => call.split(" ", 1)[0]));
  for (const call of ["evaluations.ranking", "evaluations.list", "evaluations.card", "history.list"]) {
    expect(calls).toContain(call);
  }
});
