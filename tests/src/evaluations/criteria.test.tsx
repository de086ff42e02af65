import { expect, test } from "bun:test";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { DEFAULT_EVALUATING, type EvaluatingRules } from "#domain/evaluations/criteria.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { nameCriteria, showCriteria } from "#server/evaluations/show-criteria.ts";
import { MarksLine } from "#src/features/evaluations/card/marks-line.tsx";
import { useCriteria } from "#src/features/evaluations/card/use-criteria.ts";
import type { Evaluation, EvaluationRow } from "#src/features/evaluations/data.ts";
import { showEvaluationColumns } from "#src/features/evaluations/list/evaluation-columns.tsx";
import { EvaluationHistory } from "#src/features/evaluations/record/evaluation-history.tsx";
import { MarksTable } from "#src/features/evaluations/record/marks-table.tsx";
import { FixedWords } from "#src/lib/words/words.tsx";

loadAllLocales();

/** Theme is called otherwise, innovation is switched off under another name. */
const { criteria: usual } = DEFAULT_EVALUATING;
const RULES: EvaluatingRules = {
  ...DEFAULT_EVALUATING,
  criteria: {
    ...usual,
    theme: { ...usual.theme, name: { pt: "Aderência", en: "Fit" } },
    innovation: { ...usual.innovation, isOn: false, name: { pt: "Novidade", en: "Novelty" } },
  },
};
const criteria = showCriteria(RULES);
const MARKS = { theme: 5, innovation: null, sustainability: 4, feasibility: null, publicInterest: 2 };
const SHOWN = ["Fit 5", "Sustainability 4", "Feasibility –", "Public interest 2"];

function draw(page: ReactNode): string {
  return renderToStaticMarkup(<FixedWords locale="en">{page}</FixedWords>);
}

/** The texts of these elements, in their order. */
function textsOf(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "g"))].map(([, text = ""]) =>
    text.replaceAll(/<[^>]+>/g, ""),
  );
}

function beside(names: readonly string[], figures: readonly string[]): string[] {
  return names.map((name, at) => `${name} ${figures[at]}`);
}

test("marks in a row bear the team's names, and a criterion that is switched off is not there", () => {
  const html = draw(<MarksLine marks={MARKS} criteria={criteria} />);
  expect(beside(textsOf(html, "dt"), textsOf(html, "dd"))).toEqual(SHOWN);
});

test("so do the marks of an evaluation's page", () => {
  const now = { ...MARKS, criteria, average: 3.7, decision: "APPROVED" } as const;
  const html = draw(<MarksTable now={now} first={null} />);
  expect(beside(textsOf(html, "th"), textsOf(html, "td"))).toEqual([...SHOWN, "Average 3.70"]);
});

test("and those of the list", () => {
  function Cell() {
    const columns = showEvaluationColumns(i18nObject("en"), "en", useCriteria(criteria));
    const row = { ...MARKS, state: "given" } as unknown as EvaluationRow;
    return columns.find(({ id }) => id === "marks")?.cell(row);
  }
  const text = draw(<Cell />)
    .replaceAll("</span><span", "</span>; <span")
    .replaceAll(/<[^>]+>/g, "");
  expect(text.split("; ")).toEqual(SHOWN);
});

test("the history names what was said of a criterion before it was switched off", () => {
  const entry = {
    id: "1",
    record: "evaluation",
    action: "correct",
    from: null,
    to: null,
    note: "",
    isForced: false,
    bulkCount: null,
    actorName: "Ana",
    at: "2026-08-01T12:00:00.000Z",
    changes: { theme: { old: 4, new: 5 }, innovation: { old: 1, new: 2 } },
  } satisfies Evaluation["history"][number];
  const told = { history: [entry], everyCriterion: nameCriteria(RULES) };
  const html = draw(<EvaluationHistory evaluation={told} />);
  expect(html).toContain("Fit");
  expect(html).toContain("Novelty");
  expect(html).not.toContain("Innovation");
});
