import { describe, expect, test } from "bun:test";
import { searchText } from "#db/search-text.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
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

  test("finds every word anywhere: name, representative, e-mail", async () => {
    expect(await found("moura buriti")).toEqual(["Buriti"]);
    expect(await found("p0@example")).toEqual(["Álamo"]);
    expect(await found("moura inexistente")).toEqual([]);
  });

  test("takes %, _ and backslash as they are", async () => {
    expect(await found("100%")).toEqual(["Ção Paulo 100%"]);
    expect(await found("%")).toEqual(["Ção Paulo 100%"]);
    expect(await found("r_s")).toEqual(["under_score"]);
    expect(await found("\\")).toEqual([]);
  });
});

describe("the list", () => {
  test("leaves HIDDEN and DUPLICATE out until asked for, and counts every status (SUB-01, SUB-04)", async () => {
    const usual = await staff.list({});
    expect(usual.total).toBe(4);
    expect(usual.counts).toEqual({
      PENDING: 3,
      REVIEWING: 1,
      APPROVED: 0,
      REJECTED: 0,
      SIGNED_CONTRACT: 0,
      HIDDEN: 1,
      DUPLICATE: 0,
    });
    const hidden = await staff.list({ statuses: ["HIDDEN"] });
    expect(hidden.items.map((item) => item.institutionName)).toEqual(["Zênite"]);
  });

  test("accepts CONTRACT_SIGNED as a filter", async () => {
    expect((await staff.list({ statuses: ["CONTRACT_SIGNED"] })).total).toBe(0);
  });

  test("sorts by name without accents, by date and by size", async () => {
    const names = async (
      sort: "institution" | "institutionDown" | "newest" | "oldest" | "largest" | "smallest",
    ) => (await staff.list({ sort })).items.map((item) => item.institutionName);
    const rising = ["Álamo", "Buriti", "Ção Paulo 100%", "under_score"];
    expect(await names("institution")).toEqual(rising);
    expect(await names("institutionDown")).toEqual(rising.toReversed());
    expect(await names("oldest")).toEqual(rising);
    expect(await names("newest")).toEqual(rising.toReversed());
    expect(await names("smallest")).toEqual(rising);
    expect(await names("largest")).toEqual(rising.toReversed());
  });

  test("pages through all rows once", async () => {
    const seen: string[] = [];
    for (let cursor: number | null = 0; cursor !== null;) {
      const page: Awaited<ReturnType<typeof staff.list>> = await staff.list({
        sort: "oldest",
        cursor,
        limit: 3,
      });
      seen.push(...page.items.map((item) => item.institutionName));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(["Álamo", "Buriti", "Ção Paulo 100%", "under_score"]);
  });

  test("costs two reads, whether one row or four are shown", async () => {
    const { client } = portal.db;
    const execute = client.execute.bind(client);
    async function readsOf(limit: number): Promise<number> {
      let reads = 0;
      client.execute = ((...statement: Parameters<typeof execute>) => {
        reads += 1;
        return execute(...statement);
      }) as typeof client.execute;
      await staff.list({ limit });
      client.execute = execute;
      return reads;
    }
    expect([await readsOf(1), await readsOf(4)]).toEqual([2, 2]);
  });

  test("is for staff", async () => {
    expect(await codeOf(partner.list({}))).toBe("forbidden");
  });
});
