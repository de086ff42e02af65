import type { Browser, Page } from "@playwright/test";
import type { Credentials } from "../../journeys/people.ts";
import { signIn } from "../visit.ts";

type Visitor = { url: string; area: "partner" | "admin"; person: Credentials };

/** A signed-in page in a browser of its own, in English, at the first page of an area. */
export async function openAs(browser: Browser, { url, area, person }: Visitor): Promise<Page> {
  const session = await signIn(browser, { url, path: `/${area}/login`, language: "en" }, person);
  const context = await browser.newContext({ baseURL: url, locale: "en-GB", storageState: session });
  const page = await context.newPage();
  await page.goto(`/${area}`);
  return page;
}

export async function readAs<T>(page: Page, procedure: string): Promise<T> {
  return dataOf<T>(await (await page.request.get(`/api/trpc/${procedure}`)).json());
}

export async function changeAs<T>(page: Page, procedure: string, data: object): Promise<T> {
  const headers = { origin: new URL(page.url()).origin, "idempotency-key": crypto.randomUUID() };
  return dataOf<T>(await (await page.request.post(`/api/trpc/${procedure}`, { data, headers })).json());
}

function dataOf<T>(body: unknown): T {
  const { result } = body as { result?: { data: T } };
  if (!result) throw new Error(JSON.stringify(body));
  return result.data;
}
