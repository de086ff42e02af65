import { describe, expect, test } from "bun:test";
import { makeItem } from "#tests/factories.ts";
import { signIn } from "../files/upload.ts";
import { openScene } from "../orders/scene.ts";

const scene = await openScene();
const { portal, manager, partner, screen, chair } = scene;
const sofa = await makeItem(portal, {
  titlePt: "Sofá; de juta",
  titleEn: "",
  descriptionPt: "=1+1",
  descriptionEn: "",
  category: "furniture",
  unitPriceCents: 1_450_50,
  status: "DRAFT",
});

async function ask(path: string, language: "pt" | "en", body?: unknown): Promise<string[]> {
  const cookie = `${await signIn(scene, manager)}; language=${language}`;
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await scene.fetch(`/api/exports/${path}`, { ...init, headers: { cookie } });
  expect(answer.status).toBe(200);
  return (await answer.text()).replace("\uFEFF", "").split("\r\n").slice(0, -1);
}

const idsOf = (lines: string[]) => lines.slice(1).map((line) => line.split(/[;,]/)[0]);

describe("the catalogue as a file (CAT-05)", () => {
  test("names its columns alike in both languages and keeps the reader's notation", async () => {
    const [headings, row] = await ask("catalogue.csv?statuses=DRAFT", "pt");
    expect(headings).toBe(
      "id;title_pt;title_en;description_pt;description_en;category;category_en;unitMetric;units_pt;unit_en;units_en;unitPeriod;unitPrice;status",
    );
    expect(row).toBe(`${sofa.id};"Sofá; de juta";;'=1+1;;furniture;;unit;;;;perDay;1450,50;DRAFT`);
    const [english, same] = await ask("catalogue.csv?statuses=DRAFT", "en");
    expect(english).toBe(headings?.replaceAll(";", ","));
    expect(same).toBe(`${sofa.id},Sofá; de juta,,'=1+1,,furniture,,unit,,,,perDay,1450.50,DRAFT`);
  });

  test("holds what search, filters and sort find, and the id whatever columns are shown", async () => {
    const lines = await ask("catalogue.csv?statuses=ACTIVE&sort=-price&columns=title.price", "en");
    expect(lines[0]).toBe(
      "id,title_pt,title_en,description_pt,description_en,unitMetric,units_pt,unit_en,units_en,unitPeriod,unitPrice",
    );
    expect(idsOf(lines)).toEqual([screen.id, chair.id]);
    expect(idsOf(await ask("catalogue.csv?search=juta", "en"))).toEqual([sofa.id]);
  });

  test("holds those that are named, whatever is filtered, or all but some", async () => {
    expect(idsOf(await ask("catalogue.csv?statuses=ACTIVE", "en", { ids: [sofa.id] }))).toEqual([sofa.id]);
    expect(idsOf(await ask("catalogue.csv", "en", { except: [chair.id, sofa.id] }))).toEqual([screen.id]);
  });

  test("is the team's alone", async () => {
    const headers = { cookie: await signIn(scene, partner) };
    expect((await scene.fetch("/api/exports/catalogue.csv", { headers })).status).toBe(403);
    expect((await scene.fetch("/api/exports/catalogue.csv")).status).toBe(401);
  });
});
