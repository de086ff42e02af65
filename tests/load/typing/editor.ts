import type { Browser, Page } from "@playwright/test";
import { partnerNamed } from "../../journeys/people.ts";
import { ADMIN } from "../../portal-process.ts";
import { changeAs, openAs } from "./people.ts";
import { readServices } from "./services.ts";

/** The desk's page of an order of so many lines, sent just now, before its items are edited. */
export async function openDeskOrder(browser: Browser, url: string, count: number): Promise<Page> {
  const partner = await openAs(browser, { url, area: "partner", person: partnerNamed("ana.moura") });
  const { submissionId, services } = await readServices(partner, count);
  const order = { submissionId, notes: "", orderServices: services };
  const { id } = await changeAs<{ id: string }>(partner, "orders.createCustomServices", order);
  await partner.context().close();
  const page = await openAs(browser, { url, area: "admin", person: ADMIN });
  await page.goto(`/admin/orders/edit/${id}`);
  await page.getByRole("button", { name: "Edit items", exact: true }).waitFor();
  return page;
}
