import type { APIResponse } from "@playwright/test";
import type { Credentials } from "./people.ts";
import { PROOF } from "./proof.ts";
import type { Caller, Portal } from "./server.ts";
import { freeSpace, signedIn } from "./stands.ts";

/** Orders as the portal itself tells of them, past the screens, under the cookies of a page's browser or of a caller without one. */

type OwnOrder = { id: string; version: number; reference: string | null; status: string; total: number };

async function read<T>(page: Caller, procedure: string): Promise<T> {
  const answer = await page.request.get(`/api/trpc/${procedure}`);
  return answerOf(answer);
}

export async function answerOf<T>(answer: APIResponse): Promise<T> {
  const body = (await answer.json()) as { result?: { data: T } };
  if (!body.result) throw new Error(`${answer.status()}: ${JSON.stringify(body)}`);
  return body.result.data;
}

/** Calls a change as our own page would. */
export function change(
  page: Caller,
  portal: Portal,
  procedure: string,
  input: unknown,
  key?: string,
): Promise<APIResponse> {
  const headers = { origin: portal.url, ...(key && { "idempotency-key": key }) };
  return page.request.post(`/api/trpc/${procedure}`, { data: input as object, headers });
}

export async function ownOrders(page: Caller): Promise<OwnOrder[]> {
  const { items, total } = await read<{ items: OwnOrder[]; total: number }>(
    page,
    'orders.mine?input={"limit":100}',
  );
  if (items.length < total) throw new Error("there are more than a page of them");
  return items;
}

export async function ownSubmission(
  page: Caller,
): Promise<{ id: string; reference: string; spaceM2: number }> {
  const [first] = await read<{ id: string; reference: string; spaceM2: number }[]>(page, "submissions.mine");
  if (!first) throw new Error("this partner has no submission");
  return first;
}

async function itemNamed(page: Caller, title: string): Promise<{ id: string }> {
  const { items } = await read<{ items: { id: string; title_pt: string }[] }>(page, "catalogue.list");
  const item = items.find(({ title_pt }) => title_pt === title);
  if (!item) throw new Error(`no item is called ${title}`);
  return item;
}

/** A pending order of a Bronze stand and ten monitors for two days, sent by the partner of this page; the stand before it is cancelled. */
export async function sendOrder(
  page: Caller,
  portal: Portal,
): Promise<{ id: string; reference: string; total: number }> {
  await freeSpace(page.request, portal);
  return answerOf(await change(page, portal, "orders.createStandard", await bronzeOrder(page)));
}

type Sent = { id: string; reference: string; version: number };

/** So many pending orders of services alone, of which a space holds any number. */
export async function sendServices(page: Caller, portal: Portal, count: number): Promise<Sent[]> {
  const { submissionId, orderServices } = await bronzeOrder(page);
  const order = { submissionId, orderServices: orderServices.slice(1) };
  const sent: Sent[] = [];
  for (let nth = 0; nth < count; nth += 1)
    sent.push(await answerOf(await change(page, portal, "orders.createCustomServices", order)));
  return sent;
}

/**
 * An order that nobody else has: journeys share a portal, and whoever was there before may have settled those of the
 * demonstration. Pending, or approved and paid, its payment to be checked.
 */
export async function ownOrderOf(
  portal: Portal,
  partner: Credentials,
  { isPaid = false } = {},
): Promise<{ id: string; reference: string }> {
  const own = { request: await signedIn(portal, partner) };
  const [order] = await sendServices(own, portal, 1);
  if (!order) throw new Error("no order was sent");
  if (isPaid) await payFor(own, portal, order.id);
  await own.request.post("/api/auth/logout");
  await own.request.dispose();
  return order;
}

async function payFor(own: Caller, portal: Portal, id: string): Promise<void> {
  const desk = { request: await signedIn(portal, portal.admin) };
  const approved = await change(desk, portal, "orders.setStatus", { id, version: 1, status: "APPROVED" });
  const { version } = await answerOf<{ version: number }>(approved);
  await desk.request.dispose();
  const uploaded = await own.request.post("/api/files?purpose=paymentConfirmation", {
    multipart: { file: PROOF },
  });
  const { id: fileId } = (await uploaded.json()) as { id: string };
  await answerOf(await change(own, portal, "orders.confirmPayment", { id, version, fileId }));
}

/** As the desk has it. */
export async function orderVersion(staff: Caller, id: string): Promise<number> {
  const input = encodeURIComponent(JSON.stringify({ id }));
  return (await read<{ version: number }>(staff, `orders.get?input=${input}`)).version;
}

/** A draft of a standard stand that this partner has begun; answers the address of its choice of a stand. */
export async function beginDraft(page: Caller, portal: Portal, stand: string): Promise<string> {
  const { id: submissionId } = await ownSubmission(page);
  const draft = { submissionId, orderType: "STANDARD", selectedStandardStandId: stand, step: 1 };
  const { id } = await answerOf<{ id: string }>(await change(page, portal, "orders.saveDraft", { draft }));
  return `/partner/customize/${submissionId}?step=1&draft=${id}`;
}

export async function bronzeOrder(page: Caller) {
  const { id: submissionId } = await ownSubmission(page);
  const { id: itemId } = await itemNamed(page, "Monitor de 55 polegadas");
  return {
    submissionId,
    orderServices: [{ itemId: "BRONZE" }, { itemId, quantity: 10, periodOfUse: 2, notes: "" }],
    notes: "",
  };
}
