import { signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";

type Listed = { result: { data: { items: { id: string; reference: string }[] } } };

test("a request is found across all orders and opened at its order; a message is found by its recipient", async ({
  page,
  portal,
  language,
  words: LL,
}) => {
  const said = { requests: "Requests", waits: "the exhibitor", mails: "Messages", topic: "Request" };
  await signInAsStaff(page, LL, portal, "/admin/requests");
  await expect(page.getByRole("heading", { level: 1, name: said.requests })).toBeVisible();
  const input = encodeURIComponent(JSON.stringify({ filters: { statuses: ["PENDING"] }, limit: 1 }));
  const answer = await page.request.get(`/api/trpc/orders.list?input=${input}`);
  const [order] = ((await answer.json()) as Listed).result.data.items;
  const title = `Planta ${language} ${Date.now()}`;
  await page.request.post("/api/trpc/requests.create", {
    headers: { origin: new URL(page.url()).origin },
    data: { orderId: order?.id, title, message: "Falta a planta do estande." },
  });
  await page.goto(`/admin/requests?search=${order?.reference}&waits=partner`);
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row).toContainText(said.waits);
  await row.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: order?.reference })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: title }).first()).toBeFocused();

  await page.getByRole("link", { name: said.mails, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: said.mails })).toBeVisible();
  await page.goto(`/admin/mails?search=${order?.reference}&topics=request`);
  await expect(page.getByRole("row").nth(1)).toContainText(said.topic);
});
