import { describe, expect, test } from "bun:test";
import { ownWords } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { signIn } from "../files/upload.ts";
import { openSeason } from "../reports/season.ts";

const scene = await openSeason();

async function ask(path: string, language: "pt" | "en", as: SignedInUser = scene.manager): Promise<Response> {
  const cookie = `${await signIn(scene, as)}; language=${language}`;
  return scene.fetch(`/api/exports/reports.${path}`, { headers: { cookie } });
}

describe("a table of the reports as a file", () => {
  test("has its rows and its total as the page shows them, in the reader's language", async () => {
    const answer = await ask("csv?table=submissionsByMonth&from=2025-07-01&to=2025-09-30", "pt");
    expect(await answer.text()).toBe(
      "Mês;Manifestações\r\njulho de 2025;2\r\nagosto de 2025;2\r\nsetembro de 2025;2\r\nTotal;6\r\n",
    );
    expect(decodeURIComponent(answer.headers.get("content-disposition") ?? "")).toContain(
      "Manifestações por mês",
    );
  });

  test("writes money in the reader's notation, and leaves open what adds up to nothing", async () => {
    const { moneyByCategory } = await scene.as(scene.manager).reports.read({});
    const furniture = moneyByCategory.rows.find(({ key }) => key === "furniture")?.figures;
    const lines = (await (await ask("csv?table=moneyByCategory", "en")).text()).split("\r\n");
    expect(lines[0]).toBe("Category,Paid orders,Revenue (USD),Orders to be paid,Expected (USD)");
    expect(lines).toContain(
      `Furniture,3,${furniture?.revenue?.value.toFixed(2)},2,${furniture?.expected?.value.toFixed(2)}`,
    );
    expect(lines.find((line) => line.startsWith("Total,"))).toMatch(/^Total,,[\d.]+,,[\d.]+$/);
    expect((await (await ask("csv?table=ordersByStatus", "pt")).text()).split("\r\n")[1]).toMatch(
      /^Pendente;1;60,00;30,00;10,00;100,00$/,
    );
  });

  test("calls a category of the team's own in the reader's language (D4)", async () => {
    const word = { field: "category_en", key: "Plantas", text: "Plants" } as const;
    await scene.portal.db.write((tx) => tx.insert(ownWords).values(word));
    expect(await (await ask("csv?table=moneyByCategory", "en")).text()).toMatch(/\r\nPlants,\d/);
    expect(await (await ask("csv?table=moneyByCategory", "pt")).text()).toMatch(/\r\nPlantas;\d/);
  });

  test("is a workbook as well, of a table that exists, for the team alone", async () => {
    expect((await ask("xlsx?table=moneyByPart", "en")).headers.get("content-type")).toContain(
      "spreadsheetml",
    );
    expect((await ask("csv?table=nothing", "en")).status).toBe(404);
    expect((await ask("csv", "en")).status).toBe(404);
    expect((await ask("csv?table=moneyByPart", "en", scene.partner)).status).toBe(403);
    expect((await scene.fetch("/api/exports/reports.csv?table=moneyByPart")).status).toBe(401);
  });
});
