import { describe, expect, test } from "bun:test";
import { makeItem } from "#tests/factories.ts";
import { openImports, some } from "./import-scene.ts";

const scene = await openImports();
const { portal, screen } = scene;

describe("the plan of an import", () => {
  test("marks categories and units that the catalogue does not have yet, until they are there", async () => {
    const csv = [
      "id;title_pt;category;unitMetric;unitPrice",
      `${screen.id};;audiovisuel;;`,
      ";Cubo;Mobiliário;metro cubado;5",
      ";Esfera;audiovisuel;unit;5",
      ";Prisma;internet;unidade;5",
      ";Cone;outra coisa;unit;dez",
    ].join("\n");
    const planned = await scene.plan(csv);
    expect(some(planned.counts)).toEqual({ change: 1, create: 3, refused: 1 });
    expect(planned.news).toEqual({ rows: 3, words: ["audiovisuel", "metro cubado"], isMore: false });
    const rows = await scene.rows(planned.id);
    expect(rows.map(({ news }) => news)).toEqual([["category"], ["unitMetric"], ["category"], [], []]);
    const done = await scene.run(planned);
    expect(done.news).toBeNull();
    expect((await scene.rows(done.id)).flatMap(({ news }) => news)).toEqual([]);
    expect((await scene.plan(csv.replace("audiovisuel;;", "audiovisuel;set;"))).news?.rows).toBe(0);
  });

  test("says which language an item would lack, as the catalogue does", async () => {
    const item = await makeItem(portal, { titlePt: "Biombo", titleEn: "", status: "DRAFT" });
    const { id } = await scene.plan(
      [
        "id;title_pt;title_en;description_pt;description_en;unitMetric;unitPrice;status",
        ";Farol;;De pé;Standing;unit;7;ACTIVE",
        ";Lanterna;Lantern;De pé;Standing;unit;7;ACTIVE",
        `${item.id};;;;;;;ACTIVE`,
        ";Candeia;;;;unit;dez;ACTIVE",
      ].join("\n"),
    );
    const rows = await scene.rows(id);
    expect(rows.map(({ state, lacks }) => [state, ...lacks])).toEqual([
      ["create", "en"],
      ["create"],
      ["change", "en"],
      ["refused"],
    ]);
  });

  test("names each item in both languages, wherever its row says so", async () => {
    const item = await makeItem(portal, { titlePt: "Cortina", titleEn: "Curtain" });
    const { id } = await scene.plan(
      [
        "id;title_pt;title_en;unitMetric;unitPrice",
        `${item.id};;;;7`,
        ";Tambor;Drum;unit;7",
        ";Tear;Loom;unit;dez",
      ].join("\n"),
    );
    const rows = await scene.rows(id);
    expect(rows.map(({ title_pt, title_en }) => [title_pt, title_en])).toEqual([
      ["Cortina", "Curtain"],
      ["Tambor", "Drum"],
      ["Tear", "Loom"],
    ]);
  });
});
