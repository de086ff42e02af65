import { signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";

/** A file of new items: two that are right, one with a wrong price, and one that stands there twice. */
function fileOf(mark: string): Buffer {
  const lines = [
    "título (pt);title_en;categoria;unidade;preço;situação;Fornecedor",
    `Poltrona ${mark};Armchair ${mark};Mobiliário;unidade;1.450,50;Rascunho;Ateliê`,
    `Painel ${mark};Panel ${mark};Audiovisual;set;290;ACTIVE;`,
    `Balcão ${mark};;Mobiliário;unidade;dez;;`,
    `painel ${mark};;Audiovisual;set;300;;`,
  ];
  return Buffer.from(lines.join("\r\n"), "latin1");
}

test("a file becomes items of the catalogue: read, shown, mended in place, done as promised (CAT-08, CAT-10)", async ({
  page,
  portal,
  words: LL,
  language,
}) => {
  const { imports: words, catalogue } = LL;
  await signInAsStaff(page, LL, portal, "/admin/catalog");
  await page.getByRole("link", { name: catalogue.list.import(), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title());
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: words.template() }).click();
  expect((await saving).suggestedFilename()).toBe(`${words.templateName()}.csv`);

  const other = { name: "outro.csv", mimeType: "text/csv", buffer: Buffer.from("nome;valor\n1;2") };
  await page.locator("input[type=file]").setInputFiles(other);
  await expect(page.getByRole("alert")).toContainText(words.fileProblem.noColumn({ columns: "nome, valor" }));

  const mark = `${language}${Date.now()}`;
  const file = { name: "itens.csv", mimeType: "text/csv", buffer: fileOf(mark) };
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.page.title({ name: "itens.csv" }));
  const main = page.getByRole("main");
  await expect(main).toContainText(words.page.plan({ create: 1, change: 0 }));
  await expect(main).toContainText(words.page.leaves({ refused: 3 }));
  const { encodings, separators } = words.page;
  const readAs = { encoding: encodings.windows1252(), separator: separators.semicolon() };
  await expect(main).toContainText(words.page.readAs(readAs));
  await expect(main).toContainText(words.page.ignored({ columns: "Fornecedor" }));
  await expect(main).toContainText(LL.imports.problem.sameItem({ rows: "5" }));

  const price = page.getByRole("textbox", {
    name: `${words.columns.unitPrice()}, ${words.rows.inRow({ row: 4 })}`,
  });
  await expect(price).toHaveValue("dez");
  await price.fill("treze");
  await page.keyboard.press("Enter");
  await expect(page.getByText(words.rows.stillRefused({ row: 4 }))).toBeVisible();
  await expect(price).toBeFocused();
  await price.fill("12,50");
  await page.keyboard.press("Enter");
  await expect(page.getByText(words.rows.mended({ row: 4 }))).toBeVisible();
  await page.getByRole("button", { name: words.rows.leaveOutOf({ row: 5 }) }).click();
  await page.getByRole("button", { name: words.page.run({ count: 3 }) }).click();

  const done = words.page.done({ create: 3, change: 0 });
  await expect(page.getByRole("status").filter({ hasText: done })).toBeVisible();
  await expect(main).toContainText(words.state.created());
  await page.getByRole("link", { name: words.page.toCatalogue() }).click();
  await page.getByRole("searchbox", { name: catalogue.list.search() }).fill(mark);
  const name = `Armchair ${mark}`;
  await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("1,450.50");
  // CAT-08: those of the file that were right, and the one that was mended.
  await expect(page.getByRole("row", { name: new RegExp(mark) })).toHaveCount(3);
  await expect(page.getByRole("row", { name: new RegExp(`Panel ${mark}`) })).toContainText("290.00");

  // The history tells of it in a row, with the items behind it; what was typed as one left is no search of it.
  await page.getByRole("link", { name: LL.rail.to.history(), exact: true }).click();
  await page.waitForURL("**/admin/history");
  const told = page.getByRole("row").filter({ hasText: "itens.csv" });
  await expect(told).toHaveCount(1);
  await told.getByRole("button", { name: LL.historyList.unfold() }).click();
  await expect(told.getByRole("listitem")).toHaveCount(3);
});
