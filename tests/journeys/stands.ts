import { type APIRequestContext, expect, request } from "@playwright/test";
import { isLive } from "#domain/orders/moves/rules.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import { isStandOrder, type OrderType } from "#domain/orders/type.ts";
import type { Portal } from "../portal-process.ts";

/** A space holds one stand: journeys that order one begin without that of the demonstration, or of a journey before. */

type Credentials = { email: string; password: string };
type Own = { id: string; version: number; type: OrderType; status: OrderStatus };

/** The team cancels the stands of whoever is signed in. */
export async function freeSpace(own: APIRequestContext, portal: Portal): Promise<void> {
  const answer = await own.get('/api/trpc/orders.mine?input={"limit":100}');
  const { items } = ((await answer.json()) as { result: { data: { items: Own[] } } }).result.data;
  const stands = items.filter(({ type, status }) => isStandOrder(type) && isLive(status));
  if (stands.length === 0) return;
  const desk = await signedIn(portal, portal.admin);
  for (const { id, version } of stands) {
    const data = { id, version, status: "CANCELLED", note: "Espaço liberado", force: true };
    expect((await desk.post("/api/trpc/orders.setStatus", { data })).status()).toBe(200);
  }
  await desk.dispose();
}

/** The same for a partner of the demonstration before the journey begins. */
export async function freeSpaceOf(portal: Portal, partner: Credentials): Promise<void> {
  const own = await signedIn(portal, partner);
  await freeSpace(own, portal);
  await own.post("/api/auth/logout");
  await own.dispose();
}

/** Their calls without a page; to be disposed of. */
export async function signedIn(portal: Portal, person: Credentials): Promise<APIRequestContext> {
  const context = await request.newContext({
    baseURL: portal.url,
    extraHTTPHeaders: { origin: portal.url, "sec-fetch-site": "same-origin" },
  });
  expect((await context.post("/api/auth/login", { data: person })).status()).toBe(200);
  return context;
}
