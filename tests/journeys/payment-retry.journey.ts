import type { Page } from "@playwright/test";
import { change, sendOrder } from "./orders.ts";
import { partnerNamed, takeSession } from "./people.ts";
import { PROOF } from "./proof.ts";
import { expect, test } from "./server.ts";

const PARTNER = partnerNamed("priya.raman");

/** The portal gets the first call to this address; its answer is lost on the way back. Answers the keys of all. */
async function loseFirstAnswer(page: Page, address: RegExp): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    keys.push((await route.request().headerValue("idempotency-key")) ?? undefined);
    const answer = await route.fetch();
    return keys.length > 1 ? route.fulfill({ response: answer }) : route.abort();
  });
  return keys;
}

test("a payment confirmation whose answers were lost is sent again and exists once (ORD-18)", async ({
  callsOf,
  page,
  portal,
  words: LL,
}) => {
  await takeSession(page, PARTNER);
  const { id } = await sendOrder(page, portal);
  const staff = await callsOf(portal.admin);
  const approval = { id, version: 1, status: "APPROVED" };
  expect((await change(staff, portal, "orders.setStatus", approval)).status()).toBe(200);

  // The line is bad: the page is not told either that its call had arrived.
  await page.route(/\/api\/live/, (route) => route.abort());
  await page.goto(`/partner/orders/${id}`);
  const uploads = await loseFirstAnswer(page, /\/api\/files\?/);
  const proofs = await loseFirstAnswer(page, /\/api\/trpc\/orders\.confirmPayment/);
  await page.getByLabel(LL.orderPapers.payment.send()).setInputFiles(PROOF);
  // The upload goes again by itself; handing in is the reader's word.
  await expect(page.getByRole("link", { name: PROOF.name })).toBeVisible();
  const submit = page.getByRole("button", { name: LL.orderPapers.payment.submit(), exact: true });
  await submit.click();
  await expect.poll(() => proofs.length).toBe(1);
  await expect(page.getByText("Failed to upload payment confirmation. Please try again.")).toBeVisible();
  await submit.click();
  await expect(page.getByText(LL.orders.now.paymentCheck())).toBeVisible();

  expect(new Set(uploads).size).toBe(1);
  const [first, ...rest] = proofs;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(rest).toEqual([first]);
  const answer = await page.request.get(`/api/trpc/orders.get?input=${JSON.stringify({ id })}`);
  const { result } = (await answer.json()) as {
    result: { data: { files: unknown[]; history: { action: string }[] } };
  };
  expect(result.data.files).toHaveLength(1);
  expect(result.data.history.filter(({ action }) => action === "confirmPayment")).toHaveLength(1);
});
