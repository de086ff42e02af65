import { expectInFirstWindow } from "./first-window.ts";
import { ownOrderOf } from "./orders.ts";
import { DEMO_PASSWORD, partnerNamed, signIn, signInAsStaff } from "./people.ts";
import { test } from "./server.ts";
import { walkTo } from "./settled.ts";
import { statusFilter } from "./status-filter.ts";

const READER = { email: "gruporg@example.org", password: DEMO_PASSWORD };

test("a reader finds marks, later and the button that saves in the first window of every laptop", async ({
  page,
  words: LL,
}) => {
  const { card, reviews } = LL.evaluations;
  await signIn(page, LL, READER, "/admin/gruporg");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const application = page.getByRole("region", { name: reviews.application() });
  await expectInFirstWindow(
    page,
    application.getByRole("heading", { level: 2 }).first(),
    page.locator("[data-criterion]").first(),
    page.locator("[data-criterion]").last(),
    button(card.saveNext()),
    button(card.later()),
  );
});

test("staff find what they can do with a submission and with an order in the first window of every laptop", async ({
  page,
  portal,
  words: LL,
}) => {
  const { moves, ask } = LL.submissions;
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const openFirst = () => page.getByRole("table").getByRole("row").nth(1).click();

  await signInAsStaff(page, LL, portal, "/admin/submissions?statuses=PENDING");
  await openFirst();
  await expectInFirstWindow(page, button(moves.approve()), button(moves.reject()), button(moves.more()));
  await expectInFirstWindow(page, page.getByRole("region", { name: LL.eoi.fields.description() }));
  await button(moves.approve()).click();
  const asked = page.getByRole("dialog", { name: ask.title({ move: moves.approve() }) });
  await expectInFirstWindow(
    page,
    asked.getByRole("checkbox", { name: ask.sendLetter() }),
    asked.getByRole("checkbox", { name: ask.register() }),
    asked.getByRole("textbox"),
    asked.getByRole("button", { name: moves.approve(), exact: true }),
  );

  const { id } = await ownOrderOf(portal, partnerNamed("luisa.antunes"), { isPaid: true });
  await page.goto(`/admin/orders/edit/${id}`);
  const { judge } = LL.orderPapers.payment;
  await expectInFirstWindow(
    page,
    button(LL.desk.status.change()),
    button(judge.accept()),
    button(judge.refuse()),
  );
  await button(LL.desk.status.change()).click();
  const status = page.getByRole("dialog", { name: LL.desk.status.title() });
  await expectInFirstWindow(
    page,
    status.getByRole("radio").first(),
    status.getByRole("textbox", { name: LL.moving.note() }),
    status.getByRole("button", { name: LL.desk.status.save(), exact: true }),
  );
});

test("every list of the desk has its search, filter and main action in the first window of every laptop", async ({
  page,
  portal,
  words: LL,
}) => {
  const lists: Record<string, string | undefined> = {
    submissions: undefined,
    orders: undefined,
    "custom-services": undefined,
    history: undefined,
    mails: undefined,
    evaluations: undefined,
    "evaluations/ranking": undefined,
    partners: LL.partners.list.register(),
    catalog: LL.catalogue.list.create(),
    staff: LL.staff.list.create(),
  };
  await signInAsStaff(page, LL, portal);
  for (const [list, action] of Object.entries(lists)) {
    await walkTo(page, `/admin/${list}`);
    const main = page.getByRole("main");
    const button = main.getByRole("button", { name: LL.listing.filter(), exact: true });
    await expectInFirstWindow(page, main.getByRole("searchbox"), button, main.getByRole("row").nth(1));
    if (action) await expectInFirstWindow(page, main.getByText(action, { exact: true }));
  }
  await walkTo(page, "/admin/email-manager");
  const recipient = page.getByRole("main").getByRole("row").nth(1);
  await expectInFirstWindow(
    page,
    page.getByRole("button", { name: /\(\d+\)$/ }),
    statusFilter(page),
    recipient,
  );
});

test("what the desk's other screens are opened for stands in the first window of every laptop", async ({
  page,
  portal,
  words: LL,
}) => {
  const main = page.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  await signInAsStaff(page, LL, portal);
  await expectInFirstWindow(page, main.getByRole("region").first());
  await walkTo(page, "/admin/reports");
  await expectInFirstWindow(page, button(LL.reports.period.all()));
  await walkTo(page, "/admin/catalog/create");
  await expectInFirstWindow(page, button(LL.catalogue.page.add()));
  await walkTo(page, "/admin/catalog/import");
  await expectInFirstWindow(page, main.locator("input[type=file]"), main.getByText(LL.imports.template()));
  await walkTo(page, "/admin/settings");
  await expectInFirstWindow(page, main.getByRole("searchbox"));
  await walkTo(page, "/admin/settings/clauses");
  await expectInFirstWindow(page, button(LL.settings.clauses.save()));
  await walkTo(page, "/admin/settings/event");
  await main.getByRole("textbox").first().fill("Another name");
  await expectInFirstWindow(page, button(LL.settings.save()));
  await button(LL.statuses.unsaved.discardChanges()).click();
});
