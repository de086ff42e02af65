import { beforeAll, describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { submissions } from "#db/schema/index.ts";
import { answerColumns, answersOf } from "#server/submissions/answers.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";

const { portal, as } = await openTestPortal();
const desk = as(await makeUser(portal, "ADMIN", { name: "Jörg Weiß 王伟", phone: "+49 30 555 7777" }));

const STORED = [
  { institutionName: "Instituto Ødegård", representativeName: "Bjørn Lund" },
  { institutionName: "Łódzka Fundacja Słońca", representativeName: "Þóra Æsir" },
  { institutionName: "北京绿色能源研究院", representativeName: "王伟" },
  { institutionName: "NEC環境研究所", representativeName: "ガイア太郎" },
  { institutionName: "กรุงเทพมหานคร", representativeName: "สมชาย" },
  { institutionName: "서울 재단", representativeName: "김민수" },
  {
    institutionName: "Banco do Brasil",
    cnpj: "00.000.000/0001-91",
    representativePhone: "+55 91 3222-0000 ramal 204",
  },
  {
    institutionName: "Weber Stiftung",
    cnpj: "DE 123456789",
    country: "DE",
    representativePhone: "00493012345678",
  },
];

beforeAll(async () => {
  for (const facts of STORED) {
    const row = await makeSubmission(portal, {
      cnpj: "HRB 1",
      representativePhone: "+1 202 555 0199",
      ...facts,
    });
    const columns = answerColumns(answersOf(row), row.reference);
    await portal.db.write((tx) => tx.update(submissions).set(columns).where(eq(submissions.id, row.id)));
    if (facts.institutionName === "Banco do Brasil") {
      await makeUser(portal, "PARTNER", {
        name: "Søren Kjær",
        email: "soren@example.org",
        phone: "+45 33 12 34 56",
      });
    }
  }
});

async function found(search: string): Promise<string[]> {
  return (await desk.submissions.list({ search })).items.map((item) => item.institutionName).toSorted();
}

describe("a record is found as people type it", () => {
  test.each([
    ["odegard", "Instituto Ødegård"],
    ["Ødegård", "Instituto Ødegård"],
    ["bjorn", "Instituto Ødegård"],
    ["lodzka slonca", "Łódzka Fundacja Słońca"],
    ["thora aesir", "Łódzka Fundacja Słońca"],
    ["绿色能源", "北京绿色能源研究院"],
    ["能源", "北京绿色能源研究院"],
    ["研究院", "北京绿色能源研究院"],
    ["研究所", "NEC環境研究所"],
    ["ガイア", "NEC環境研究所"],
    ["太郎 nec", "NEC環境研究所"],
    ["เทพมหา", "กรุงเทพมหานคร"],
    ["서울", "서울 재단"],
    ["00.000.000/0001-91", "Banco do Brasil"],
    ["00.000.000/0001–91", "Banco do Brasil"],
    ["00000000000191", "Banco do Brasil"],
    ["banco 00000000000191", "Banco do Brasil"],
    ["+55 91 3222-0000", "Banco do Brasil"],
    ["(91) 3222-0000", "Banco do Brasil"],
    ["3222-0000", "Banco do Brasil"],
    ["32220000", "Banco do Brasil"],
    ["559132220000", "Banco do Brasil"],
    ["DE123456789", "Weber Stiftung"],
    ["de 123456789", "Weber Stiftung"],
    ["123456789", "Weber Stiftung"],
    ["+49 30 12345678", "Weber Stiftung"],
    ["2345678", "Weber Stiftung"],
    ["234-5678", "Weber Stiftung"],
    ["Germany", "Weber Stiftung"],
    ["alemanha weber", "Weber Stiftung"],
  ])("%s", async (typed, name) => {
    expect(await found(typed)).toEqual([name]);
  });

  test("and nothing is found by what is not there", async () => {
    for (const typed of ["绿能", "91", "00000000000192", "🌱", "研究%"])
      expect(await found(typed)).toEqual([]);
  });

  test("the team and the exhibitors too", async () => {
    for (const search of ["jorg weiss", "伟", "555-7777", "4930 5557777"]) {
      const people = await desk.staff.list({ search });
      expect([search, people.items.map(({ name }) => name)]).toEqual([search, ["Jörg Weiß 王伟"]]);
    }
    expect((await desk.staff.list({ search: "33123456" })).items).toEqual([]);
    for (const search of ["soren kjaer", "33 12 34 56", "3 12 34 56", "+4533123456"]) {
      const partners = await desk.partners.list({ search });
      expect([search, partners.items.map(({ name }) => name)]).toEqual([search, ["Søren Kjær"]]);
    }
  });
});
