import { describe, expect, test } from "bun:test";
import type { Locale } from "#domain/locales.ts";
import { countStatements } from "#tests/statements.ts";
import { signIn, upload } from "#tests/server/files/upload.ts";
import { openImports, some } from "./import-scene.ts";

const scene = await openImports();
const { calls, manager, admin, partner } = scene;

async function ask(name: string, language: Locale = "pt", by = manager) {
  const cookie = `${await signIn(scene, by)}; language=${language}`;
  return scene.fetch(`/api/imports/${name}.csv`, { headers: { cookie } });
}

describe("the template (CAT-10)", () => {
  test.each<[Locale, string, string]>([
    ["pt", ";", "1450,00"],
    ["en", ",", "1450.00"],
  ])("in %s is a file in that notation, and can be uploaded back", async (language, separator, price) => {
    const answer = await ask("template", language);
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    const [headings = "", example = ""] = (await answer.text()).replace("\uFEFF", "").split("\r\n");
    expect(headings.split(separator)).toHaveLength(14);
    expect(example).toContain(`${separator}${price}${separator}DRAFT`);
    const { counts } = await scene.plan(`${headings}\n${example}`);
    expect(some(counts)).toEqual({ create: 1 });
  });
});

describe("the refused rows of an import", () => {
  test("come back as they were sent, with their reasons, and can be mended and sent again", async () => {
    const { id, version } = await scene.plan(
      'title_pt,unitMetric,unitPrice,Fornecedor\n"=Um, dois",unit,-1,x\nCerto,unit,2,y\nVaso,,"dez, onze",z',
    );
    await calls.mend({ id, version, row: 4, cells: { unitMetric: "unit" } });
    const answer = await ask(id, "pt");
    const lines = (await answer.text()).replace("\uFEFF", "").split("\r\n");
    expect(lines).toEqual([
      "title_pt,unitMetric,unitPrice,Motivos",
      `"'=Um, dois",unit,-1,Preço deve ser maior ou igual a zero.`,
      'Vaso,unit,"dez, onze","Preço: Informe um valor em dólares, como 120,50."',
      "",
    ]);
    expect(await (await ask(id, "en")).text()).toContain(",Price must be zero or more.");
    const again = await scene.plan(lines.join("\r\n").replace("-1", "1").replace("dez, onze", "10"));
    expect(some(again.counts)).toEqual({ create: 2 });
    expect(again.ignored).toEqual(["Motivos"]);
    expect((await scene.rows(again.id))[0]?.title).toBe("=Um, dois");
  });

  test("are read some hundred at a time", async () => {
    const { db } = scene.portal;
    const head = "title_pt,unitMetric,unitPrice\n";
    const one = await scene.plan(`${head}Poste,unit,x`);
    const few = await countStatements(db, () => ask(one.id));
    const rows = Array.from({ length: 600 }, (_, at) => `Poste ${at},unit,${at === 300 ? "1" : "x"}`);
    const { id } = await scene.plan(head + rows.join("\n"));
    expect(await countStatements(db, () => ask(id))).toBe(few + 2);
    const lines = (await (await ask(id)).text()).split("\r\n");
    expect(lines).toHaveLength(601);
    expect([lines[1], lines[300], lines[301], lines[599]].map((line) => line?.split(",")[0])).toEqual([
      "Poste 0",
      "Poste 299",
      "Poste 301",
      "Poste 599",
    ]);
  });

  test("are their author's alone, and the team's", async () => {
    const { id } = await scene.plan("title_pt,unitMetric,unitPrice\nx,y,z");
    expect((await ask(id, "pt", admin)).status).toBe(404);
    expect((await ask(id, "pt", partner)).status).toBe(403);
    expect((await ask("nobody")).status).toBe(404);
  });

  test("are given at most thirty times in ten minutes", async () => {
    const { id } = await scene.plan("title_pt,unitMetric,unitPrice\nx,y,z");
    for (let at = 0; at < 30; at += 1) await ask(id);
    const answer = await ask(id);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

test.each([
  ["itens.xlsx", Buffer.from("PK\u0003\u0004"), "ending"],
  ["itens.txt", Buffer.from("title_pt;unitMetric;unitPrice"), "ending"],
  ["itens.csv", Buffer.from("a\0b"), "content"],
])("only a CSV is taken: %s is refused with its reason (CAT-09, S48)", async (name, bytes, because) => {
  const cookie = await signIn(scene, manager);
  const answer = await upload(scene, cookie, { name, bytes, purpose: "catalogueImport" });
  expect(answer.status).toBe(415);
  expect(await answer.json()).toMatchObject({ reason: { code: "notCsv", params: { name, because } } });
});

test("a workbook is told how to become one, whatever it is named (CAT-09)", async () => {
  const cookie = await signIn(scene, manager);
  const bytes = Buffer.from(
    await (await scene.fetch("/api/exports/catalogue.xlsx", { headers: { cookie } })).arrayBuffer(),
  );
  for (const name of ["itens.xlsx", "itens.csv"]) {
    const answer = await upload(scene, cookie, { name, bytes, purpose: "catalogueImport" });
    const reason = { code: "notCsv", params: { name, because: "workbook" } };
    expect([answer.status, await answer.json()]).toEqual([415, expect.objectContaining({ reason })]);
  }
});

test("Excel's Unicode text is read, and a row a cell short is refused with its line (S48)", async () => {
  const text = "\uFEFFtitle_pt\tunitMetric\tunitPrice\tstatus\r\nAçaí\tunit\t5\tACTIVE\r\nVaso\tunit\t5\r\n";
  const found = await scene.plan(new Uint8Array(Buffer.from(text, "utf16le")));
  expect([found.encoding, some(found.counts)]).toEqual(["utf-16le", { create: 1, refused: 1 }]);
  const [refused] = await scene.rows(found.id, "refused");
  expect([refused?.row, refused?.problems]).toEqual([
    3,
    [{ code: "tooFewCells", column: null, found: 3, columns: 4 }],
  ]);
});
