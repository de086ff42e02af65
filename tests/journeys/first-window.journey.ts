import { expectInFirstWindow } from "./first-window.ts";
import { DEMO_PASSWORD, signIn } from "./people.ts";
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
