import { beforeEach, describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import type { SubmissionForm } from "#tests/domain/submissions/answers.ts";
import type { Likeness } from "#domain/submissions/duplicates.ts";
import { likePairs, lookUps } from "#db/schema/index.ts";
import { compareAll } from "#server/submissions/compare.ts";
import { makeUser } from "#tests/factories.ts";
import { openTestPortal, VISITOR } from "#tests/portal.ts";
import { validForm } from "./interest.ts";
import { codeOf, reasonFor } from "./reason.ts";

const { portal, as, setNow } = await openTestPortal();
const manager = await makeUser(portal, "SUBMISSION_MANAGER");
const admin = await makeUser(portal, "ADMIN");
const staff = as(manager).submissions;

const NAMES = [
  "Igarapé",
  "Cedro",
  "Sumaúma",
  "Buriti",
  "Andiroba",
  "Tucumã",
  "Ipê",
  "Jatobá",
  "Paricá",
  "Copaíba",
];
let serial = 0;

/** An expression of interest that has nothing in common with any other but what is said. */
async function apply(more: Partial<SubmissionForm> = {}): Promise<string> {
  serial += 1;
  // The hour's share of one address is not what is tested here.
  setNow(new Date(portal.clock().getTime() + 4 * 60_000));
  const form = await validForm(portal, {
    institutionName: `${NAMES[serial % NAMES.length]}${serial}`,
    country: "PT",
    cnpj: `${serial}${serial}00${serial}`,
    representativeEmail: `a${serial}@example.org`,
    ...more,
  });
  return (await as(VISITOR).submissions.submit(form)).id;
}

async function likely(of: string) {
  return (await staff.duplicates({ of })).likely.map(({ id, alike, toldApart }) => ({
    id,
    alike,
    isApart: toldApart !== null,
  }));
}

async function correct(id: string, change: Partial<SubmissionForm>): Promise<void> {
  const { version, answers } = await staff.get({ id });
  await staff.update({ id, version, answers: { ...answers, ...change } });
}

const tell = (id: string, otherId: string, alike: Likeness[], areApart = true) =>
  staff.tellApart({ id, otherId, alike, areApart });

async function versionOf(id: string): Promise<{ id: string; version: number; note: string }> {
  return { id, version: (await staff.get({ id })).version, note: "" };
}

describe("submissions of one organisation", () => {
  test.each([
    ["maré@ribeira.org", "mаré@ribeira.org"],
    ["rui@guаmá.org", "rui@guamá.org"],
  ])("%p and %p only look the same, and are said so whichever came first", async (one, other) => {
    const first = await apply({ representativeEmail: one });
    const second = await apply({ representativeEmail: other });
    expect(await likely(second)).toEqual([{ id: first, alike: ["looks"], isApart: false }]);
    expect(await likely(first)).toEqual([{ id: second, alike: ["looks"], isApart: false }]);
  });

  test("are found when the second one comes, at both, with what they have in common", async () => {
    const first = await apply({ institutionName: "Casa das Marés", website: "https://mares.example" });
    const second = await apply({
      institutionName: "Casa das Mares Ltda",
      website: "https://www.mares.example/pt",
    });
    await apply();
    expect(await likely(first)).toEqual([{ id: second, alike: ["site", "name"], isApart: false }]);
    expect(await likely(second)).toEqual([{ id: first, alike: ["site", "name"], isApart: false }]);
  });

  test("are neither merged nor moved by that, and their list shows them on request", async () => {
    const same = { representativeEmail: "duas@example.org" };
    const ids = [await apply(same), await apply(same)];
    const shown = await staff.list({
      filters: { waits: ["likeness"] },
      sort: { column: "created", direction: "asc" },
    });
    const last = shown.items.slice(-2).map(({ id, status }) => [id, status]);
    expect(last).toEqual(ids.map((id) => [id, "PENDING"]));
  });

  test("are found, and lost again, when staff correct one of them", async () => {
    const first = await apply({ cnpj: "PT 909 808 707" });
    const second = await apply();
    expect(await likely(second)).toEqual([]);
    await correct(second, { cnpj: "909808707", country: "PT" });
    expect(await likely(first)).toEqual([]);
    await correct(second, { cnpj: "pt909808707" });
    expect(await likely(first)).toEqual([{ id: second, alike: ["cnpj"], isApart: false }]);
    await correct(second, { cnpj: "123 456 789" });
    expect(await likely(first)).toEqual([]);
  });

  test("are no question any more once one is hidden or a duplicate; the original names its copies", async () => {
    const same = { representativeEmail: "tres@example.org" };
    const [first, second, third] = [await apply(same), await apply(same), await apply(same)];
    await staff.hide(await versionOf(third));
    expect((await likely(first)).map(({ id }) => id)).toEqual([second]);
    await staff.markDuplicate({ ...(await versionOf(second)), originalId: first });
    expect(await likely(first)).toEqual([]);
    expect(await likely(second)).toEqual([]);
    expect((await staff.duplicates({ of: first })).copies.map(({ id }) => id)).toEqual([second]);
    const waiting = await staff.list({ filters: { waits: ["likeness"], statuses: [] } });
    expect(waiting.items.map(({ id }) => id)).not.toContain(first);
  });
});

describe("“not the same”", () => {
  async function pair() {
    const same = {
      institutionName: `Rede Jacarandá Ribeirinho ${serial}`,
      representativeEmail: `r${serial}@example.org`,
    };
    return [await apply(same), await apply(same)] as const;
  }

  test("is remembered at both, with who said so, until a matched field changes", async () => {
    const [one, other] = await pair();
    await tell(one, other, ["email", "name"]);
    expect((await likely(one))[0]?.isApart).toBe(true);
    expect((await staff.duplicates({ of: other })).likely[0]?.toldApart?.by).toBe(manager.name);
    await correct(one, { description: "Outra descrição." });
    expect((await likely(one))[0]?.isApart).toBe(true);
    await correct(one, { representativeEmail: "nova@example.org" });
    expect(await likely(other)).toEqual([{ id: one, alike: ["name"], isApart: false }]);
  });

  test("ends as well when something more becomes alike", async () => {
    const [one, other] = await pair();
    await tell(one, other, ["email", "name"]);
    for (const id of [one, other]) await correct(id, { website: `https://r${serial}.example` });
    expect(await likely(one)).toEqual([{ id: other, alike: ["email", "site", "name"], isApart: false }]);
  });

  test("leaves the list of those to look at, and can be taken back", async () => {
    const [one, other] = await pair();
    const waits = async () =>
      (await staff.list({ filters: { waits: ["likeness"] }, limit: 100 })).items.filter(
        ({ id }) => id === one,
      ).length;
    expect(await waits()).toBe(1);
    await tell(other, one, ["email", "name"]);
    expect(await waits()).toBe(0);
    expect(await codeOf(tell(one, other, ["email", "name"]))).toBe("nothingChanged");
    await tell(one, other, ["email", "name"], false);
    expect(await waits()).toBe(1);
  });

  test("is said of what one has seen, and never of two that have nothing in common", async () => {
    const [one, other] = await pair();
    expect(await codeOf(tell(one, other, ["name"]))).toBe("likenessChanged");
    expect(await codeOf(tell(one, await apply(), []))).toBe("likenessChanged");
    expect(await codeOf(tell(one, "nobody", ["name"]))).toBe("notFound");
  });

  test("stands in the history of both, which exhibitors are never told", async () => {
    const [one, other] = await pair();
    await tell(one, other, ["email", "name"]);
    for (const [id, otherId] of [
      [one, other],
      [other, one],
    ] as const) {
      const { reference } = await staff.get({ id });
      const said = await as(admin).history.list({ search: reference, filters: { records: ["likeness"] } });
      const mine = said.items.filter(({ about }) => about.submission?.reference === reference);
      expect(mine.map(({ action, note }) => [action, note])).toEqual([
        ["tellApart", (await staff.get({ id: otherId })).reference],
      ]);
    }
    expect((await staff.get({ id: one })).history.map(({ action }) => String(action))).toEqual(["submit"]);
  });
});

describe("an original", () => {
  let [a, b, c] = ["", "", ""];
  beforeEach(async () => {
    [a, b, c] = [await apply(), await apply(), await apply()];
    await staff.markDuplicate({ ...(await versionOf(a)), originalId: b });
  });

  const mark = async (id: string, originalId: string) =>
    reasonFor(staff.markDuplicate({ ...(await versionOf(id)), originalId }));

  test("is no duplicate, hidden or not, and nothing repeats itself", async () => {
    const needed = {
      code: "moveNeeds",
      params: { record: "submission", move: "markDuplicate", need: "original" },
    };
    expect<unknown>(await mark(c, a)).toEqual(needed);
    await staff.hide(await versionOf(a));
    expect<unknown>(await mark(c, a)).toEqual(needed);
    expect<unknown>(await mark(c, c)).toEqual(needed);
    expect<unknown>(await mark(c, "nobody")).toEqual(needed);
    expect(await mark(c, b)).toBeUndefined();
  });

  test("becomes no duplicate while others repeat it: neither chains nor circles", async () => {
    const { reference } = await staff.get({ id: a });
    const refused = { code: "hasDuplicates", params: { reference } };
    expect<unknown>(await mark(b, c)).toEqual(refused);
    await staff.hide(await versionOf(a));
    expect<unknown>(await mark(b, c)).toEqual(refused);
    const forced = { ...(await versionOf(b)), status: "DUPLICATE", originalId: c, note: "Because" };
    expect<unknown>(await reasonFor(as(admin).submissions.force(forced))).toEqual(refused);
  });

  test("is asked for by force as well, and has to be one", async () => {
    const { force } = as(admin).submissions;
    const forced = { ...(await versionOf(c)), status: "DUPLICATE", note: "Because" };
    expect(await codeOf(force(forced))).toBe("moveNeeds");
    expect(await codeOf(force({ ...forced, originalId: a }))).toBe("moveNeeds");
    await force({ ...forced, originalId: b });
    expect((await staff.get({ id: c })).original?.id).toBe(b);
  });

  test("is forgotten by a restored duplicate, which an undoing makes none again once it was repeated itself", async () => {
    const { bulk } = as(manager);
    const frozen = await bulk.freeze({
      act: { kind: "submissions", verb: "restore" },
      selection: { kind: "ids", ids: [a] },
    });
    await bulk.run({ id: frozen.id });
    await portal.drainRuns();
    expect((await staff.get({ id: a })).original).toBeNull();
    expect(await mark(c, a)).toBeUndefined();
    await bulk.undo({ id: frozen.id });
    await portal.drainRuns();
    expect(await staff.get({ id: a })).toMatchObject({ status: "PENDING", original: null });
  });
});

describe("a season that is compared as a whole", () => {
  test("finds what it finds one by one", async () => {
    const order = (pairs: (typeof likePairs.$inferSelect)[]) =>
      pairs.map(({ firstId, secondId, basis }) => `${firstId} ${secondId} ${basis}`).toSorted();
    const { read } = portal.db;
    const before = order(await read.select().from(likePairs));
    const words = (await read.select().from(lookUps)).length;
    await portal.db.write((tx) => tx.delete(lookUps));
    await portal.db.write(compareAll);
    expect(order(await read.select().from(likePairs))).toEqual(before);
    expect(await read.select().from(lookUps)).toHaveLength(words);
  });

  test("keeps what was said of two, as long as they are alike in the same", async () => {
    const same = { institutionName: "Rede Jatobá Mirim", representativeEmail: "mirim@example.org" };
    const [one, other] = [await apply(same), await apply(same)];
    await tell(one, other, ["email", "name"]);
    // One more was stored, and not compared.
    await portal.db.write((tx) => tx.delete(lookUps).where(eq(lookUps.submissionId, other)));
    await portal.db.write(compareAll);
    expect(await likely(one)).toEqual([{ id: other, alike: ["email", "name"], isApart: true }]);
    expect((await staff.duplicates({ of: other })).likely[0]?.toldApart?.by).toBe(manager.name);
  });
});
