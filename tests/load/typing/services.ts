import type { Browser, Page } from "@playwright/test";
import { partnerNamed } from "../../journeys/people.ts";
import { changeAs, openAs, readAs } from "./people.ts";

type Submission = { id: string };
type Item = { id: string };

/** Services over so many items of the catalogue, spread so that every category has some. */
export async function readServices(page: Page, count: number) {
  const { items } = await readAs<{ items: Item[] }>(page, "catalogue.list");
  const step = Math.floor(items.length / count);
  const chosen = items.filter((_, at) => at % step === 0).slice(0, count);
  const services = chosen.map(({ id }, at) => ({
    itemId: id,
    quantity: 1 + (at % 9),
    periodOfUse: 2 + (at % 9),
    notes: "By the entrance",
  }));
  const [submission] = await readAs<Submission[]>(page, "submissions.mine");
  return { submissionId: submission?.id ?? "", services, items: items.length };
}

/** The wizard of an exhibitor who comes back to a draft of so many lines, every category unfolded. */
export async function openServices(browser: Browser, url: string, count: number): Promise<Page> {
  const page = await openAs(browser, { url, area: "partner", person: partnerNamed("ana.moura") });
  const { submissionId, services, items } = await readServices(page, count);
  const lines = services.map((service, at) => ({ lineId: `line-${at}`, ...service }));
  const draft = { submissionId, orderType: "CUSTOM_SERVICES", lines, step: 1 };
  const { id } = await changeAs<{ id: string }>(page, "orders.saveDraft", { draft });
  await page.goto(`/partner/customize/${submissionId}?draft=${id}`);
  await page.getByRole("button", { name: "Expand all", exact: true }).click();
  await page
    .locator("[id^='wizard-add.']")
    .nth(items - 1)
    .waitFor({ state: "attached" });
  return page;
}
