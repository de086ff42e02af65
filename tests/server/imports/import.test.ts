import { describe, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { and, eq } from "drizzle-orm";
import { files, importRows, ownWords } from "#db/schema/index.ts";
import { signIn } from "#tests/server/files/upload.ts";
import { makeItem } from "#tests/factories.ts";
import { outcome } from "../orders/scene.ts";
import { openImports, some } from "./import-scene.ts";

const scene = await openImports();
const { portal, calls, manager, admin, screen, chair } = scene;
const { catalogue } = scene.as(manager);

async function exported(language: "pt" | "en"): Promise<string> {
  const cookie = `${await signIn(scene, manager)}; language=${language}`;
  return (await scene.fetch("/api/exports/catalogue.csv", { headers: { cookie } })).text();
}

describe("an import of the catalogue (CAT-08)", () => {
  test("of what was exported, in either language, makes nothing and changes nothing", async () => {
    await makeItem(portal, {
      titlePt: "=SOMA(1;2)",
      titleEn: 'Sofa, "wide"',
      descriptionPt: "Duas\nlinhas; e mais",
      descriptionEn: "'=odd",
      category: "Palcos, luz",
      unitPriceCents: 1_234_567_89,
      status: "DRAFT",
    });
    const word = { field: "category_en", key: "Palcos, luz", text: "=Stages, light" } as const;
    await portal.db.write((tx) => tx.insert(ownWords).values(word));
    const { total } = await catalogue.items({});
    for (const language of ["pt", "en"] as const) {
      const { isDone, counts } = await scene.plan(await exported(language));
      expect([isDone, some(counts)]).toEqual([false, { unchanged: total }]);
    }
  });

  test("shows what would be done before it does any of it, then does just that", async () => {
    const csv = [
      "id;title_pt;unitMetric;unitPrice;status",
      `${screen.id};;;99,90;`,
      ";Púlpito;unidade;1.200,00;Rascunho",
      `${chair.id};Cadeira;;;`,
      ";Tapete;;dez;",
    ].join("\n");
    const planned = await scene.plan(csv);
    expect(some(planned.counts)).toEqual({ change: 1, create: 1, unchanged: 1, refused: 1 });
    expect(await scene.find("Púlpito")).toEqual([]);
    expect((await scene.rows(planned.id, "change"))[0]).toMatchObject({
      row: 2,
      values: { unitPrice: 99.9 },
      before: { unitPrice: 145 },
    });
    expect((await scene.rows(planned.id, "refused"))[0]?.problems.map(({ column }) => column)).toEqual([
      "unitMetric",
      "unitPrice",
    ]);

    const done = await scene.run(planned);
    expect([done.isDone, some(done.counts)]).toEqual([true, some(planned.counts)]);
    expect((await scene.rows(done.id, "change"))[0]).toMatchObject({
      values: { unitPrice: 99.9 },
      before: {},
    });
    const [pulpit] = await scene.find("Púlpito");
    expect(pulpit).toMatchObject({
      unitMetric: "unit",
      unitPrice: 1200,
      status: "DRAFT",
      category: "default",
    });
    const item = await catalogue.get({ id: screen.id });
    expect(item).toMatchObject({ unitPrice: 99.9, title_pt: "Monitor", version: 2 });
    expect(item.history[0]).toMatchObject({
      action: "update",
      actorName: manager.name,
      bulkCount: 2,
      changes: { unitPrice: { old: 145, new: 99.9 } },
    });
    expect((await catalogue.get({ id: pulpit?.id ?? "" })).history.map(({ action }) => action)).toEqual([
      "create",
    ]);

    expect(await outcome(calls.run({ id: done.id, version: done.version }))).toBe("importClosed");
    const again = await scene.plan(csv);
    expect(some(again.counts)).toEqual({ unchanged: 3, refused: 1 });
    expect(await outcome(calls.run({ id: again.id, version: again.version }))).toBe("nothingChanged");
  });

  test("leaves what somebody changed, deleted or made since the plan, and says so", async () => {
    const [changed, gone] = [
      await makeItem(portal, { titlePt: "Um" }),
      await makeItem(portal, { titlePt: "Dois" }),
    ];
    const planned = await scene.plan(
      [
        "id;title_pt;unitMetric;unitPrice",
        `${changed.id};;;7`,
        `${gone.id};;;7`,
        ";Mesa;unit;7",
        ";Banco;unit;7",
      ].join("\n"),
    );
    const other = scene.as(admin).catalogue;
    await other.setStatus({ id: changed.id, version: 1, status: "INACTIVE" });
    await other.remove({ id: gone.id, version: 1 });
    const desk = await other.create({ title_pt: "Mesa", unitMetric: "unit", unitPrice: 8 });
    const done = await scene.run(planned);
    expect(some(done.counts)).toEqual({ late: 3, create: 1 });
    const late = await scene.rows(done.id, "late");
    expect(late.map(({ problems }) => problems)).toEqual([
      [{ code: "changedSince", column: null, by: admin.name }],
      [{ code: "itemGone", column: null }],
      [{ code: "itemExists", column: "id", itemId: desk.id }],
    ]);
    expect((await catalogue.get({ id: changed.id })).unitPrice).toBe(10);
  });

  test("makes no second one of what somebody made or renamed since the plan, however it is written", async () => {
    const bench = await makeItem(portal, { titlePt: "Assento", titleEn: "" });
    const planned = await scene.plan(
      "title_pt;unitMetric;unitPrice\nÂncora;unit;7\nCanapé;unit;7\nEsteira;unit;7",
    );
    expect(some(planned.counts)).toEqual({ create: 3 });
    const other = scene.as(admin).catalogue;
    const made = await other.create({ title_pt: "ANCORA", unitMetric: "unit", unitPrice: 8 });
    const renamed = { title_pt: "canape", unitMetric: "unit", unitPrice: 10, status: "ACTIVE" } as const;
    await other.update({ id: bench.id, version: 1, ...renamed });
    const done = await scene.run(planned);
    expect(some(done.counts)).toEqual({ late: 2, create: 1 });
    expect((await scene.rows(done.id, "late")).map(({ problems }) => problems)).toEqual([
      [{ code: "itemExists", column: "id", itemId: made.id }],
      [{ code: "itemExists", column: "id", itemId: bench.id }],
    ]);
  });
});

describe("a plan", () => {
  const csv = "title_pt;unitMetric;unitPrice\nTablado;unit;dez\nTablado;unit;10\nLuz;unit;5";

  test("is mended in place, cell by cell, and rows of the same item are assessed with it", async () => {
    const { id, version, counts } = await scene.plan(csv);
    expect(some(counts)).toEqual({ refused: 1, create: 2 });
    const { outcome: still, ...next } = await calls.mend({
      id,
      version,
      row: 2,
      cells: { unitPrice: "12,50" },
    });
    expect(still).toBe("refused");
    expect(some((await calls.get({ id })).counts)).toEqual({ refused: 2, create: 1 });
    expect((await scene.rows(id, "refused")).map(({ problems }) => problems)).toEqual([
      [{ code: "sameItem", column: "title_pt", rows: [3] }],
      [{ code: "sameItem", column: "title_pt", rows: [2] }],
    ]);
    const { outcome: left, ...last } = await calls.mend({ ...next, row: 3, isLeftOut: true });
    expect(left).toBe("leftOut");
    expect(some((await calls.get({ id })).counts)).toEqual({ leftOut: 1, create: 2 });
    const done = await scene.run(last);
    expect(some(done.counts)).toEqual({ create: 2, leftOut: 1 });
    expect((await scene.find("Tablado"))[0]).toMatchObject({ unitPrice: 12.5 });
  });

  test("is run and mended as it was seen, by nobody but its author", async () => {
    const { id, version } = await scene.plan(csv.replaceAll("Tablado", "Som"));
    await calls.mend({ id, version, row: 2, isLeftOut: true });
    expect(await outcome(calls.run({ id, version }))).toBe("stale");
    expect(await outcome(calls.mend({ id, version, row: 3, isLeftOut: true }))).toBe("stale");
    expect(await outcome(calls.mend({ id, version: version + 1, row: 99, isLeftOut: true }))).toBe(
      "notFound",
    );
    const others = scene.as(admin).imports;
    const at = { id, version: version + 1 };
    const fileId = await scene.send(csv);
    for (const ask of [
      () => others.get({ id }),
      () => others.rows({ filters: { importId: id } }),
      () => others.run(at),
      () => others.mend({ ...at, row: 2, isLeftOut: false }),
      () => others.begin({ fileId }),
    ]) {
      expect(await outcome(ask())).toBe("notFound");
    }
    expect(await others.mine()).toEqual([]);
  });

  test("is assessed again, mended cells included, with each row that is mended once the catalogue has moved", async () => {
    const item = await makeItem(portal, { titlePt: "Vaso" });
    const { id, version } = await scene.plan(`id;unitPrice\n${item.id};dez\nx;1`);
    const { outcome: mendedTo, ...mended } = await calls.mend({
      id,
      version,
      row: 2,
      cells: { unitPrice: "30" },
    });
    expect(mendedTo).toBe("change");
    await catalogue.setStatus({ id: item.id, version: 1, status: "DRAFT" });
    const left = await calls.mend({ ...mended, row: 3, isLeftOut: true });
    const done = await scene.run(left);
    expect(some(done.counts)).toEqual({ change: 1, leftOut: 1 });
    expect((await catalogue.get({ id: item.id })).unitPrice).toBe(30);
  });

  test("of a file that is none of a catalogue says why, and of which encoding it is", async () => {
    const before = await calls.mine();
    const problemOf = async (csv: string) => (await calls.begin({ fileId: await scene.send(csv) })).problem;
    expect(await problemOf("nome;valor\n1;2")).toEqual({ code: "noColumn", headings: ["nome", "valor"] });
    expect(await problemOf("id;title_pt\n")).toEqual({ code: "noRow" });
    expect(await problemOf('id;title_pt\n1;"a')).toEqual({ code: "quoteOpen", row: 2 });
    const rows = Array.from({ length: 10_001 }, (_, at) => `${at}`).join("\n");
    expect(await problemOf(`id\n${rows}`)).toEqual({ code: "tooManyRows", limit: 10_000 });
    expect((await problemOf(`id;title_pt\n${"\n".repeat(20_000)}`))?.code).toBe("tooManyRows");
    expect(await calls.mine()).toEqual(before);
    const latin1 = Buffer.from("title_pt;unitMetric;unitPrice\nCavalete de açaí;unit;1", "latin1");
    const planned = await scene.plan(latin1);
    expect(planned.encoding).toBe("windows-1252");
    expect((await scene.rows(planned.id))[0]?.title).toBe("Cavalete de açaí");
  });
});

describe("one press", () => {
  const csv = (name: string, count: number) =>
    [
      "title_pt;unitMetric;unitPrice",
      ...Array.from({ length: count }, (_, at) => `${name} ${at};unit;1`),
    ].join("\n");

  test("made twice at once imports once", async () => {
    const { id, version } = await scene.plan(csv("Faixa", 3));
    const pressed = await Promise.all([1, 2].map(() => outcome(calls.run({ id, version }))));
    expect(pressed.toSorted()).toEqual(["importClosed", "ok"]);
    expect((await catalogue.items({ search: "Faixa" })).total).toBe(3);
  });

  test("of two people with the same file imports each item once, and tells the second one why", async () => {
    const lamp = await makeItem(portal, { titlePt: "Luminária" });
    const file = `id;title_pt;unitMetric;unitPrice\n${lamp.id};;;7\n;Corda;unit;7`;
    const [mine, theirs] = [await scene.plan(file), await scene.plan(file, admin)];
    expect(some((await scene.run(mine)).counts)).toEqual({ change: 1, create: 1 });
    expect(some((await scene.run(theirs, admin)).counts)).toEqual({ late: 2 });
    const filters = { importId: theirs.id, states: ["late" as const] };
    const [rope] = await scene.find("Corda");
    expect((await scene.as(admin).imports.rows({ filters })).items.map(({ problems }) => problems)).toEqual([
      [{ code: "changedSince", column: null, by: manager.name }],
      [{ code: "itemExists", column: "id", itemId: rope?.id ?? "" }],
    ]);
    expect((await catalogue.get({ id: lamp.id })).version).toBe(2);
  });

  test("does all of it or nothing: what fails in the middle leaves the plan as it was", async () => {
    const { id, version, counts } = await scene.plan(csv("Placa", 250));
    const row = and(eq(importRows.importId, id), eq(importRows.row, 200));
    const broken = { title_pt: null } as object;
    const [stored] = await portal.db.read.select().from(importRows).where(row);
    const put = (data: typeof importRows.$inferSelect.data | undefined) =>
      portal.db.write((tx) => tx.update(importRows).set({ data }).where(row));
    await put(stored && { ...stored.data, values: { ...stored.data.values, ...broken } });
    expect(calls.run({ id, version })).rejects.toThrow();
    expect(await catalogue.items({ search: "Placa" })).toMatchObject({ total: 0 });
    expect(await calls.get({ id })).toMatchObject({ isDone: false, version, counts });
    await put(stored?.data);
    expect(some((await scene.run({ id, version })).counts)).toEqual({ create: 250 });
  });

  test("of a long file lets others be heard meanwhile", async () => {
    const { id, version } = await scene.plan(csv("Mastro", 1_000));
    let [turns, isOver] = [0, false];
    const turn = () => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    await calls.run({ id, version });
    isOver = true;
    expect(turns).toBeGreaterThan(10);
  });
});

test("a file that cannot be read any more says so, and leaves the plan before it", async () => {
  const { id } = await scene.plan("title_pt;unitMetric;unitPrice\nCais;unit;1");
  const fileId = await scene.send("title_pt;unitMetric;unitPrice\nIlha;unit;1");
  const [file] = await portal.db.read.select().from(files).where(eq(files.id, fileId));
  rmSync(await portal.files.open(file?.sha256 ?? "").asFile(async (found) => found));
  expect(await calls.begin({ fileId })).toEqual({ id: null, problem: { code: "lost" } });
  expect(some((await calls.get({ id })).counts)).toEqual({ create: 1 });
});
