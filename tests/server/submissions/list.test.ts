import { describe, expect, test } from "bun:test";
import { searchText } from "#db/search-text.ts";
import { submissionList } from "#domain/submissions/list.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { countStatements } from "#tests/statements.ts";
import { everySort, walkBack, walkOn } from "#tests/walk.ts";
import { codeOf } from "./reason.ts";

const { portal, as } = await openTestPortal();
const staff = as(await makeUser(portal, "GRUPORG")).submissions;
const partner = as(await makeUser(portal, "PARTNER")).submissions;

const NAMES = ["Álamo", "Buriti", "Ção Paulo 100%", "under_score", "Zênite"];
for (const [at, name] of NAMES.entries()) {
  await makeSubmission(portal, {
    institutionName: name,
    search: searchText(name, "Ana Beatriz Moura", `p${at}@example.org`),
    spaceM2: 50 + at * 10,
    status: at === 4 ? "HIDDEN" : at === 3 ? "REVIEWING" : "PENDING",
    createdAt: new Date(portal.clock().getTime() + at * 1000),
  });
}

const numbered = await openTestPortal();

/** Seven of two sizes and three days: three pages of three, with equals on both sides of each edge. */
const paged = await openTestPortal();
const pagedStaff = paged.as(await makeUser(paged.portal, "GRUPORG")).submissions;
const references: string[] = [];
for (let at = 0; at < 7; at += 1) {
  const { reference } = await makeSubmission(paged.portal, {
    search: searchText(["Ipê", "Cedro"][at % 2]),
    spaceM2: 100 * (1 + (at % 2)),
    createdAt: new Date(paged.portal.clock().getTime() + (at % 3) * 1000),
  });
  references.push(reference);
}

type Column = keyof typeof submissionList.columns;

async function found(search: string): Promise<string[]> {
  return (await staff.list({ search })).items.map((item) => item.institutionName).toSorted();
}

describe("searchText", () => {
  test("drops case, accents and doubled spaces", () => {
    expect(searchText("  Instituto  VÁRZEA ", null, "Ção")).toBe("instituto varzea cao");
  });
});

describe("search", () => {
  test("ignores case and accents both ways", async () => {
    expect(await found("alamo")).toEqual(["Álamo"]);
    expect(await found("ÁLAMO")).toEqual(["Álamo"]);
    expect(await found("Burití")).toEqual(["Buriti"]);
  });

  test("finds every word by its beginning, in any order: name, representative, e-mail", async () => {
    expect(await found("moura buriti")).toEqual(["Buriti"]);
    expect(await found("bur ana")).toEqual(["Buriti"]);
    expect(await found("p0@example")).toEqual(["Álamo"]);
    expect(await found("moura inexistente")).toEqual([]);
    expect(await found("riti")).toEqual([]);
  });

  test("finds a reference by any part of its number", async () => {
    const { reference, institutionName } = await makeSubmission(numbered.portal, {
      reference: "EOI-2025-00472",
    });
    await makeSubmission(numbered.portal, { reference: "EOI-2025-00501" });
    const { list } = numbered.as(await makeUser(numbered.portal, "GRUPORG")).submissions;
    for (const search of [reference, "eoi 00472", "472", "47", "72", "0047", "2025-00472"]) {
      expect((await list({ search })).items.map((item) => item.institutionName)).toEqual([institutionName]);
    }
    expect((await list({ search: "2025" })).total).toBe(2);
    expect((await list({ search: "473" })).total).toBe(0);
  });

  test("finds nothing for signs alone, and takes the words between them", async () => {
    expect(await found("paulo 100%")).toEqual(["Ção Paulo 100%"]);
    for (const signs of ["%", "_", "\\", '"', "*", "- -"]) expect(await found(signs)).toEqual([]);
    expect((await found("  ")).length).toBe(4);
  });

  test("asks the index for eight words at most, the longest, however many there are (D5)", async () => {
    const words = "abcdefghijklmnopqrstuvwxyz".split("").map((letter) => `${letter}x`);
    const [first] = NAMES;
    expect(await found(`${first} ${words.join(" ")}`)).toEqual([]);
    expect(await found("a al ala alam alamo alamo")).toEqual(["Álamo"]);
  });

  test("is answered by the index of words, not by reading every row", async () => {
    const { rows } = await portal.db.client.execute({
      sql: "explain query plan select id from submissions where search_row in (select rowid from submission_search where text match ?) order by +created_at",
      args: ['"ana"*'],
    });
    expect(rows.map((row) => row["detail"])).toContainEqual(
      expect.stringContaining("SEARCH submissions USING INDEX submissions_found"),
    );
  });
});

describe("the list", () => {
  test("leaves HIDDEN and DUPLICATE out until asked for, and counts every status (SUB-01, SUB-04)", async () => {
    const usual = await staff.list({});
    expect(usual.total).toBe(4);
    expect(usual.counts.statuses).toEqual({
      PENDING: 3,
      REVIEWING: 1,
      APPROVED: 0,
      REJECTED: 0,
      SIGNED_CONTRACT: 0,
      HIDDEN: 1,
      DUPLICATE: 0,
    });
    const hidden = await staff.list({ filters: { statuses: ["HIDDEN"] } });
    expect(hidden.items.map((item) => item.institutionName)).toEqual(["Zênite"]);
  });

  test("accepts CONTRACT_SIGNED as a filter", async () => {
    expect((await staff.list({ filters: { statuses: ["CONTRACT_SIGNED"] } })).total).toBe(0);
  });

  test("sorts by name without accents, by date and by size", async () => {
    const names = async (column: Column, direction: "asc" | "desc") =>
      (await staff.list({ sort: { column, direction } })).items.map((item) => item.institutionName);
    const rising = ["Álamo", "Buriti", "Ção Paulo 100%", "under_score"];
    for (const column of ["institution", "created", "stand"] as const) {
      expect(await names(column, "asc")).toEqual(rising);
      expect(await names(column, "desc")).toEqual(rising.toReversed());
    }
  });

  test.each(everySort(submissionList))(
    "pages by $column, $direction, on and back, each row once",
    async (sort) => {
      const ask = (cursor?: string) => pagedStaff.list({ sort, cursor, limit: 3 });
      const pages = await walkOn(ask);
      expect(pages.map(({ items }) => items.length)).toEqual([3, 3, 1]);
      const seen = pages.flatMap(({ items }) => items);
      expect(seen.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
      expect((await pagedStaff.list({ sort })).items).toEqual(seen);
      const back = await walkBack(pages.at(-1) ?? (await ask()), ask);
      expect(back.map(({ items, before }) => ({ items, before }))).toEqual(
        pages.map(({ items, before }) => ({ items, before })),
      );
    },
  );

  test("costs two reads, whether one row or four are shown; what all of them count to is known already", async () => {
    const readsOf = (limit: number, search = "") =>
      countStatements(portal.db, () => staff.list({ limit, search }));
    expect([await readsOf(1, "ana"), await readsOf(4, "ana")]).toEqual([2, 2]);
    await staff.list({});
    expect([await readsOf(1), await readsOf(4)]).toEqual([1, 1]);
  });

  test("is for staff", async () => {
    expect(await codeOf(partner.list({}))).toBe("forbidden");
  });
});

describe("filters together", () => {
  test("leave what all of them fit, and each status is counted under the others", async () => {
    const { portal: own, as: asOwn } = await openTestPortal();
    const { list } = asOwn(await makeUser(own, "GRUPORG")).submissions;
    const DAY = 86_400_000;
    const ago = (days: number) => new Date(own.clock().getTime() - days * DAY);
    const organisations: Record<string, Parameters<typeof makeSubmission>[1]> = {
      Aracá: { country: "BR", spaceM2: 100, pavillionFocus: ["citiesWater", "other"], createdAt: ago(8) },
      Bacuri: { country: "PE", spaceM2: 200, pavillionFocus: ["other"], createdAt: ago(8) },
      Cupuaçu: { country: "BR", spaceM2: 50, status: "APPROVED", contactLanguage: "en", createdAt: ago(30) },
      Graviola: { country: "CO", spaceM2: 120, status: "REVIEWING", standType: "custom", createdAt: ago(7) },
    };
    for (const [institutionName, given] of Object.entries(organisations)) {
      await makeSubmission(own, { contactLanguage: "pt", institutionName, ...given });
    }
    async function names(filters: NonNullable<Parameters<typeof list>[0]>["filters"]): Promise<string[]> {
      const { items, total } = await list({ filters, sort: { column: "institution", direction: "asc" } });
      expect(total).toBe(items.length);
      return items.map((item) => item.institutionName).toSorted();
    }
    expect(await names({ themes: ["citiesWater"] })).toEqual(["Aracá"]);
    expect(await names({ countries: ["BR", "PE"] })).toEqual(["Aracá", "Bacuri", "Cupuaçu"]);
    expect(await names({ countries: ["BR", "PE"], area: { from: 100, to: 199 } })).toEqual(["Aracá"]);
    expect(await names({ area: { from: 120 } })).toEqual(["Bacuri", "Graviola"]);
    expect(await names({ area: { to: 100 } })).toEqual(["Aracá", "Cupuaçu"]);
    expect(await names({ stands: ["custom"] })).toEqual(["Graviola"]);
    expect(await names({ languages: ["en"] })).toEqual(["Cupuaçu"]);
    expect(await names({ recent: 7 })).toEqual(["Graviola"]);
    expect(await names({ recent: 8, waiting: 7 })).toEqual(["Aracá", "Bacuri"]);
    expect(await names({ waiting: 7 })).toEqual(["Aracá", "Bacuri"]);
    expect(await names({ waiting: 6, statuses: ["REVIEWING"] })).toEqual(["Graviola"]);
    const { counts } = await list({ filters: { countries: ["BR"], statuses: ["APPROVED"] } });
    expect(counts.statuses).toMatchObject({ PENDING: 1, APPROVED: 1, REVIEWING: 0 });
  });
});
