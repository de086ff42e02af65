import { expectInFirstWindow } from "./first-window.ts";
import { DEMO_PASSWORD, signIn, signInAsStaff } from "./people.ts";
import { test } from "./server.ts";

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
  const openFirst = () => page.getByRole("table").getByRole("row").nth(1).getByRole("link").first().click();

  await signInAsStaff(page, LL, portal, "/admin/submissions?statuses=PENDING");
  await openFirst();
  await expectInFirstWindow(page, button(moves.approve()), button(moves.reject()), button(moves.more()));
  await expectInFirstWindow(page, page.getByRole("region", { name: LL.eoi.fields.description() }));
  await button(moves.approve()).click();
  const asked = page.getByRole("dialog", { name: ask.title({ move: moves.approve() }) });
  await expectInFirstWindow(
    page,
    asked.getByRole("textbox"),
    asked.getByRole("button", { name: moves.approve(), exact: true }),
  );

  await page.goto("/admin/orders?statuses=CONFIRM_PAYMENT");
  await openFirst();
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
