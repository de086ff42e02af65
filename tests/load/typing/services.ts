import type { Browser, Page } from "@playwright/test";
import { partnerNamed } from "../../journeys/people.ts";
import { signIn } from "../visit.ts";

export const LINES = 40;

type Submission = { id: string };
type Item = { id: string };

/** The wizard of an exhibitor who comes back to a draft of forty lines, every category unfolded. */
export async function openServices(browser: Browser, url: string): Promise<Page> {
  const session = await signIn(
    browser,
    { url, path: "/partner/login", language: "en" },
    partnerNamed("ana.moura"),
  );
  const context = await browser.newContext({ baseURL: url, locale: "en-GB", storageState: session });
  const page = await context.newPage();
  await page.goto("/partner");
  const [submission] = await ask<Submission[]>(page, "submissions.mine");
  const { items } = await ask<{ items: Item[] }>(page, "catalogue.list");
  const submissionId = submission?.id ?? "";
  // Every twelfth item, so that every category has some.
  const chosen = items.filter((_, at) => at % 12 === 0).slice(0, LINES);
  const lines = chosen.map(({ id }, at) => ({
    lineId: `line-${at}`,
    itemId: id,
    quantity: 1 + (at % 9),
    periodOfUse: 2 + (at % 9),
    notes: "By the entrance",
  }));
  const draft = { submissionId, orderType: "CUSTOM_SERVICES", lines, step: 1 };
  const answer = await page.request.post("/api/trpc/orders.saveDraft", {
    data: { draft },
    headers: { origin: url, "idempotency-key": "typing-draft-of-forty-lines" },
  });
  const { id } = dataOf<{ id: string }>(await answer.json());
  await page.goto(`/partner/customize/${submissionId}?draft=${id}`);
  await page.getByRole("button", { name: "Expand all", exact: true }).click();
  await page
    .locator("[id^='wizard-add.']")
    .nth(items.length - 1)
    .waitFor({ state: "attached" });
  return page;
}

async function ask<T>(page: Page, procedure: string): Promise<T> {
  return dataOf<T>(await (await page.request.get(`/api/trpc/${procedure}`)).json());
}

function dataOf<T>(body: unknown): T {
  const { result } = body as { result?: { data: T } };
  if (!result) throw new Error(JSON.stringify(body));
  return result.data;
}
