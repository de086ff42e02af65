import { expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { evaluations, history } from "#db/schema/index.ts";
import { type EvaluatingRules, eachCriterion, weightingOf } from "#domain/evaluations/criteria.ts";
import { CRITERIA, type Criterion } from "#domain/evaluations/schema.ts";
import { hundredthsOf } from "#domain/evaluations/score.ts";
import { codeOf, issuesFor } from "#tests/server/submissions/reason.ts";
import { makeSubmission } from "#tests/factories.ts";
import { openJury } from "./scene.ts";

const jury = await openJury();
const { portal, admin, ana, bento, mark, card } = jury;
const desk = jury.as(admin).settings;
const FIVE = { theme: 5, innovation: 4, sustainability: 3, feasibility: 2, publicInterest: 1 };

/** The administrator changes what submissions are judged by. */
async function judgeBy(change: (rules: EvaluatingRules) => EvaluatingRules) {
  const { data, version } = await desk.get();
  return desk.update({ data: { ...data, evaluating: change(data.evaluating) }, version });
}

function switching(criterion: Criterion, isOn: boolean) {
  return ({ criteria, ...rules }: EvaluatingRules): EvaluatingRules => ({
    ...rules,
    criteria: { ...criteria, [criterion]: { ...criteria[criterion], isOn } },
  });
}

function weighing(weights: Partial<Record<Criterion, number>>) {
  return ({ criteria, ...rules }: EvaluatingRules): EvaluatingRules => ({
    ...rules,
    criteria: eachCriterion((name) => ({ ...criteria[name], weight: weights[name] ?? 1 })),
  });
}

test("changed weights work all averages out again, with one entry in the history", async () => {
  const { id } = await makeSubmission(portal);
  await mark(ana, FIVE, id);
  await mark(bento, { ...FIVE, theme: 0 }, id);
  const { version } = await judgeBy(weighing({ theme: 6 }));
  const { own, others } = await card(ana, id);
  expect([own?.average, others[0]?.average]).toEqual([4, 1]);
  // Nobody's marks were touched: neither has a new version to be stale against.
  expect([own?.version, others[0]?.version]).toEqual([1, 1]);
  const isOfSettings = and(eq(history.record, "settings"), eq(history.action, "update"));
  const told = await portal.db.read.select().from(history).where(isOfSettings);
  expect(told.map(({ changes }) => Object.keys(changes ?? {}))).toEqual([["evaluating"]]);
  expect(version).toBeGreaterThan(1);
  await judgeBy(weighing({}));
  expect((await card(ana, id)).own?.average).toBe(3);
});

test("a criterion that is switched off is not asked, keeps its marks and counts again when it is back", async () => {
  const [before, during] = [await makeSubmission(portal), await makeSubmission(portal)];
  await mark(ana, FIVE, before.id);
  await judgeBy(switching("theme", false));
  const shown = await card(ana, before.id);
  expect(shown.criteria.map(({ criterion }) => criterion)).not.toContain("theme");
  expect(shown.own).toMatchObject({ theme: 5, average: 2.5, isGiven: true });
  // List and record tell their marks by the same criteria; the record's history names every one.
  const read = await jury.as(ana).evaluations.get({ id: shown.own?.id ?? "" });
  expect((await jury.as(ana).evaluations.list({})).criteria).toEqual(shown.criteria);
  expect(read.criteria).toEqual(shown.criteria);
  expect(read.everyCriterion.map(({ criterion }) => criterion)).toEqual([...CRITERIA]);
  // Marks without it are complete, and a change of the others leaves it alone.
  const { theme: _, ...four } = FIVE;
  const saved = { decision: "PENDING", ...four } as const;
  expect((await jury.as(ana).evaluations.save({ submissionId: during.id, ...saved })).isGiven).toBe(true);
  await jury.as(ana).evaluations.save({ submissionId: before.id, version: 1, ...saved, feasibility: 5 });
  expect((await card(ana, before.id)).own).toMatchObject({ theme: 5, average: 3.25 });
  await judgeBy(switching("theme", true));
  expect((await card(ana, before.id)).own).toMatchObject({ theme: 5, average: 3.6 });
  expect((await card(ana, during.id)).own).toMatchObject({ theme: null, average: 2.5, isGiven: true });
});

test("what a criterion is called, and what to look at, stands on the scorecard", async () => {
  await judgeBy(({ criteria, ...rules }) => ({
    ...rules,
    criteria: {
      ...criteria,
      feasibility: {
        ...criteria.feasibility,
        name: { pt: "Exequibilidade", en: "" },
        guide: { pt: "Prazo e equipe", en: "Time and people" },
      },
    },
  }));
  const { criteria } = await card(ana);
  expect(criteria.find(({ criterion }) => criterion === "feasibility")).toEqual({
    criterion: "feasibility",
    name: { pt: "Exequibilidade", en: "" },
    guide: { pt: "Prazo e equipe", en: "Time and people" },
    weight: 1,
  });
});

test("not all criteria can be switched off, and only an administrator switches any", async () => {
  const none = judgeBy(({ criteria, ...rules }) => ({
    ...rules,
    criteria: eachCriterion((name) => ({ ...criteria[name], isOn: false })),
  }));
  expect((await issuesFor(none)).map(({ key }) => key)).toEqual(["criterionRequired"]);
  const { data, version } = await desk.get();
  expect(await codeOf(jury.as(ana).settings.update({ data, version }))).toBe("forbidden");
});

test("the rule and the statement that works all averages out agree, whatever was judged", async () => {
  const rows = [];
  for (let at = 0; at < 40; at += 1) {
    const { id } = await makeSubmission(portal);
    const [theme, innovation, sustainability] = [at % 6, (at * 7) % 6, (at * 3) % 6];
    const cannotJudge = at % 4 === 0 ? (["feasibility", "publicInterest"] as const) : [];
    const marks = { theme, innovation, sustainability, feasibility: (at * 5) % 6, publicInterest: 1 };
    const left = Object.fromEntries(cannotJudge.map((name) => [name, undefined]));
    rows.push(await mark(ana, { ...marks, ...left, cannotJudge: [...cannotJudge] }, id));
  }
  for (const weights of [{ theme: 7, feasibility: 3 }, { innovation: 100, publicInterest: 33 }, {}]) {
    await judgeBy(weighing(weights));
    const { evaluating } = (await desk.get()).data;
    const stored = await portal.db.read.select().from(evaluations);
    expect(stored.length).toBeGreaterThanOrEqual(rows.length);
    expect(stored.map(({ average }) => average)).toEqual(
      stored.map((row) => hundredthsOf(row, weightingOf(evaluating))),
    );
  }
});

test("before weights are saved, the ranks that would move are named, and the save makes exactly those moves", async () => {
  const fresh = await openJury();
  const { as, ana, admin: boss } = fresh;
  const [themed, steady, closed] = [fresh.submission, fresh.other, await makeSubmission(fresh.portal)];
  const four = (mark: number) => ({
    innovation: mark,
    sustainability: mark,
    feasibility: mark,
    publicInterest: mark,
  });
  for (const reader of [ana, boss]) {
    await fresh.mark(reader, { theme: 5, ...four(2) }, themed.id);
    await fresh.mark(reader, { theme: 3, ...four(3) }, steady.id);
  }
  // Not marked by the administrator: of it nothing is told.
  await fresh.mark(ana, { theme: 4, ...four(4) }, closed.id);
  const stored = await as(boss).settings.get();
  const data = { ...stored.data, evaluating: { ...stored.data.evaluating, minimumMarks: 1 } };
  const { version } = await as(boss).settings.update({ data, version: stored.version });
  const { criteria } = data.evaluating;
  const evaluating = {
    ...data.evaluating,
    criteria: { ...criteria, theme: { ...criteria.theme, weight: 50 } },
  };

  const ranks = async () => {
    const { items } = await as(boss).evaluations.ranking({ filters: { states: ["ranked"] } });
    return new Map(items.map(({ submission, rank }) => [submission.reference, rank]));
  };
  const before = await ranks();
  const { moved, ranked } = await as(boss).evaluations.previewRanks({ evaluating });
  expect(await ranks()).toEqual(before);
  expect([ranked, moved]).toEqual([
    2,
    [
      { reference: themed.reference, institutionName: themed.institutionName, from: 2, to: 1 },
      { reference: steady.reference, institutionName: steady.institutionName, from: 1, to: 2 },
    ],
  ]);
  await as(boss).settings.update({ data: { ...data, evaluating }, version });
  const after = await ranks();
  expect(moved.map(({ reference }) => [before.get(reference) ?? null, after.get(reference) ?? null])).toEqual(
    moved.map(({ from, to }) => [from, to]),
  );
  expect(await codeOf(as(ana).evaluations.previewRanks({ evaluating }))).toBe("forbidden");
});
