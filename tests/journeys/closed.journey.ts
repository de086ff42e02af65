import { CLOSED } from "#tests/requirements/written/public.ts";
import { rejectCookies } from "./interest.ts";
import { INTEREST, sendInterest } from "./interest-call.ts";
import { expect, test } from "./server.ts";
import { expectWritten } from "./written.ts";

/** The default settings: the window closed on 12 September 2025. */
test.use({ seed: "empty" });

test("after the window the page thanks, and offers no form (EOI-02, PUB-22, PUB-23, PUB-24)", async ({
  page,
  words: LL,
}) => {
  await page.clock.setFixedTime("2025-09-20T12:00:00Z");
  await page.goto("/expression-of-interest");
  const { closed } = LL.eoi;
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: closed.title() })).toBeVisible();
  const date = "12 Sep 2025";
  await expect(main.getByText(closed.subtitle({ zone: "Green Zone", date }))).toBeVisible();
  for (const title of [
    closed.thanksTitle(),
    closed.contactTitle(),
    closed.inviteTitle({ zone: "Green Zone" }),
  ]) {
    await expect(main.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
  }
  // Nothing beside the panel: no map, no list of who is coming.
  await expect(main.getByRole("heading")).toHaveCount(4);
  await expect(main.getByRole("link")).toHaveCount(1);
  const visit = main.getByRole("link", { name: LL.eoi.visit() });
  await expect(visit).toHaveAttribute("href", /^https:\/\//);
  await expect(visit).toHaveAttribute("target", "_blank");
  for (const role of ["textbox", "combobox", "radio", "checkbox"] as const) {
    await expect(main.getByRole(role)).toHaveCount(0);
  }
  await expect(main.getByRole("button")).toHaveCount(0);
  await rejectCookies(page, LL);
  await expectWritten(page, CLOSED);
});

test("the server refuses a form sent past the page", async ({ page, portal }) => {
  const sent = await sendInterest(page, portal, INTEREST);
  expect(sent.ok()).toBe(false);
  const { error } = (await sent.json()) as { error: { data: { reason: { code: string } } } };
  expect(error.data.reason.code).toBe("windowClosed");
});
