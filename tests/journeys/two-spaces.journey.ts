import type { Page } from "@playwright/test";
import { answerOf, change, ownSubmission, sendOrder } from "./orders.ts";
import { partnerNamed, takeSession } from "./people.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";
import { choosePackage, expectScreen, goOn } from "./wizard.ts";

/** Who holds two spaces and orders for one of them. */

const ONE = partnerNamed("tavita.leota");
const OTHER = partnerNamed("ingrid.solberg");

test("who holds two spaces reads on every screen of the wizard for which one is ordered", async ({
  callsOf,
  page,
  portal,
  words: LL,
}) => {
  const { id: otherId } = await ownSubmission(await callsOf(OTHER));
  await takeSession(page, ONE);
  const { id: first } = await ownSubmission(page);
  const { id: sent } = await sendOrder(page, portal);
  // With one space alone nothing has to be told apart.
  await page.goto(`/partner/customize/${first}`);
  await expectScreen(page, LL, "orderType");
  await expect(page.getByText(/^Space of /)).toHaveCount(0);

  const staff = await callsOf(portal.admin);
  const linked = { submissionId: otherId, email: ONE.email };
  expect((await change(staff, portal, "partners.link", linked)).status()).toBe(200);
  const mine = await answerOf<{ id: string; reference: string; stand: { spaceM2: number } }[]>(
    await page.request.get("/api/trpc/submissions.mine"),
  );
  expect(mine.map(({ id }) => id).toSorted()).toEqual([first, otherId].toSorted());
  const chosen = mine.find(({ id }) => id === first);
  const said = `Space of ${chosen?.stand.spaceM2} m², ${chosen?.reference}`;

  await page.goto(`/partner/orders/edit/${sent}`);
  await expectScreen(page, LL, "selectStand");
  await expectBoth(page, said);
  await choosePackage(page, "Silver");
  await goOn(page, LL, "selectStand", "additionalServices");
  await expectBoth(page, said);
  await page.goto(`/partner/customize/${first}`);
  await expectScreen(page, LL, "orderType");
  await expectBoth(page, said);
  await goOn(page, LL, "orderType", "services");
  await expectBoth(page, said);
  // On a phone the head of the screen says it.
  await page.setViewportSize({ width: 375, height: 812 });
  await expectSeen(page.getByText(said, { exact: true }).first());
});

/** At the head of the screen, and in the order so far beside it. */
async function expectBoth(page: Page, said: string): Promise<void> {
  await expect(page.getByText(said, { exact: true })).toHaveCount(2);
  await expectSeen(page.getByText(said, { exact: true }).first());
  await expectSeen(page.getByRole("complementary").getByText(said, { exact: true }));
}
