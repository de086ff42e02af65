import { formatUsd } from "#i18n/formatters.ts";
import { otherThan, switchTo } from "./language.ts";
import { collectBodies } from "./own-account.ts";
import { failCall } from "./one-call.ts";
import { ownSubmission } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";
import { chooseStatus } from "./status-filter.ts";
import { goOn, openNewOrder } from "./wizard.ts";

/** The catalogue as the team keeps it, and what exhibitors see of it. */

/** As the screens must say it. */
const SAYS = {
  pt: {
    titleMissing: "Título é obrigatório",
    priceBelow: "Preço deve ser maior ou igual a zero",
    failed: "Ocorreu um erro. Tente novamente.",
    price: "1.234,50",
  },
  en: {
    titleMissing: "Title is required",
    priceBelow: "Price must be zero or more",
    failed: "An error occurred. Please try again.",
    price: "1,234.50",
  },
};

/** Of the furniture, on the first page of the list. */
const FURNITURE = { pt: "Cadeira de auditório", en: "Auditorium chair" };

test("an item is created, found, offered to exhibitors, changed and deleted (CAT-02, CAT-05, CAT-06, CAT-07, CAT-12, CAT-14, ERR-24)", async ({
  browser,
  page,
  portal,
  language,
  words: LL,
}) => {
  const says = SAYS[language];
  const { fields, page: record, list } = LL.catalogue;
  const title = `Jardim vertical ${language}`;
  await signInAsStaff(page, LL, portal, "/admin/catalog");
  // A category that is folded away stays so, and belongs to the list all the same.
  const category = page.getByRole("button", { name: new RegExp(`^${LL.orders.category.furniture()}`) });
  const total = page.getByText(/^1–\d+ /);
  const within = page.getByRole("link", { name: FURNITURE[language] });
  await expectSeen(within);
  await category.click();
  await expect(within).toHaveCount(0);
  await page.reload();
  await expect(category).toHaveAttribute("aria-expanded", "false");
  await expect(within).toHaveCount(0);
  await category.click();
  await expectSeen(within);
  await expect(total).toBeVisible();
  await page.getByRole("link", { name: list.create(), exact: true }).click();
  const create = page.getByRole("button", { name: record.add(), exact: true });
  await page.getByRole("textbox", { name: fields.unitPrice() }).fill("-1");
  await create.click();
  await expect(page.getByText(says.titleMissing).first()).toBeVisible();
  await expect(page.getByText(says.priceBelow).first()).toBeVisible();

  const portuguese = page.getByRole("group", { name: LL.language.pt(), exact: true });
  const english = page.getByRole("group", { name: LL.language.en(), exact: true });
  const sent = collectBodies(page, "/api/trpc/catalogue.create");
  await portuguese.getByRole("textbox", { name: fields.title() }).fill(title);
  await english.getByRole("textbox", { name: fields.title() }).fill(title);
  const described = { description_pt: "Com irrigação", description_en: "Waters itself" };
  for (const [half, text] of [
    [portuguese, described.description_pt],
    [english, described.description_en],
  ] as const)
    await half.getByRole("textbox", { name: fields.description() }).fill(text);
  await page.getByRole("combobox", { name: fields.unitMetric() }).click();
  await page.getByRole("option").first().click();
  await page.getByRole("textbox", { name: fields.unitPrice() }).fill(says.price);

  // A failure says so, and nothing of what was typed is lost.
  await page.route("**/api/trpc/catalogue.create*", (route) => route.fulfill({ status: 500, body: "" }), {
    times: 1,
  });
  await create.click();
  await expect(page.getByText(says.failed, { exact: true })).toBeVisible();
  await expect(portuguese.getByRole("textbox", { name: fields.title() })).toHaveValue(title);
  await create.click();
  await expect(page.getByText(record.added({ title }), { exact: true })).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ title_pt: title, title_en: title, ...described });

  await page.getByRole("searchbox", { name: list.search() }).fill(title.toLowerCase());
  await expect(page.getByText(list.noteFiltered({ total: 1 }))).toBeVisible();
  for (const [status, rows] of [
    ["INACTIVE", 0],
    ["ACTIVE", 1],
  ] as const) {
    await chooseStatus(page, LL.statuses.item[status](), list.filters.statuses.label());
    await expect(page.getByRole("link", { name: title, exact: true })).toHaveCount(rows);
  }
  const partner = await openBrowser(browser);
  await signInAsPartner(partner, LL, partnerNamed("carla.teixeira"));
  await openNewOrder(partner, LL);
  await goOn(partner, LL, "orderType", "services");
  await partner.getByRole("searchbox").fill(title);
  const offered = partner.getByRole("button", { name: LL.orders.services.add({ title }), exact: true });
  await expect(offered).toBeVisible();
  await expect(partner.getByText(formatUsd(language, 1_234_50)).first()).toBeVisible();

  await page.getByRole("link", { name: title, exact: true }).click();
  await page.getByRole("radio", { name: new RegExp(`^${LL.statuses.item.INACTIVE()}`) }).check();
  await page.getByRole("button", { name: record.save(), exact: true }).click();
  await expect(page.getByText(record.saved(), { exact: true })).toBeVisible();
  await expect(offered).toHaveCount(0);
  await page.getByRole("button", { name: record.remove(), exact: true }).click();
  const sure = page.getByRole("alertdialog");
  await expect(sure).toContainText(record.askRemove.unused());
  await sure.getByRole("button", { name: record.askRemove.confirm(), exact: true }).click();
  await expect(page.getByText(record.removed({ title }), { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: title, exact: true })).toHaveCount(0);
});

test("a catalogue that does not load says so at the desk and in the wizard, in both languages (ERR-24)", async ({
  browser,
  page,
  portal,
  language,
  words: LL,
}) => {
  const partner = await openBrowser(browser);
  await signInAsStaff(page, LL, portal);
  await signInAsPartner(partner, LL, partnerNamed("carla.teixeira"));
  const { id } = await ownSubmission(partner);
  for (const [reader, call, path] of [
    [page, "catalogue.items", "/admin/catalog"],
    [partner, "catalogue.list", `/partner/customize/${id}`],
  ] as const) {
    await failCall(reader, call);
    await reader.goto(path);
    for (const shown of [language, otherThan(language)]) {
      await switchTo(reader, shown);
      const alert = reader.getByRole("main").getByRole("alert");
      await expectSeen(alert.getByText(SAYS[shown].failed, { exact: true }));
      await expect(alert).toHaveCount(1);
    }
  }
});
