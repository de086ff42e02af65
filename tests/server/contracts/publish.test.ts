import { beforeEach, describe, expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { history, orderLines, orders, outbox } from "#db/schema/index.ts";
import { reasonOf } from "#domain/refusal.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { readPdf } from "../documents/samples.ts";
import { png } from "../files/bytes.ts";
import { makeOrder } from "../files/orders.ts";
import { signIn, uploaded } from "../files/upload.ts";

const server = await openTestPortal();
const { portal } = server;
const partner = await makeUser(portal, "PARTNER", { language: "en", name: "Ana Moura" });
const staff = await makeUser(portal, "SUBMISSION_MANAGER", { name: "Caio" });
const submission = await makeSubmission(portal, { contactLanguage: "pt" }, [partner]);
const team = server.as(staff).contracts;
const own = server.as(partner).contracts;

let order: Awaited<ReturnType<typeof makeOrder>>;
beforeEach(async () => {
  order = await makeOrder(portal, submission, partner);
});

async function refusalOf(attempt: Promise<unknown>): Promise<string | undefined> {
  return attempt.then(
    () => undefined,
    (error: unknown) => reasonOf(error)?.code,
  );
}

function mailsOf(orderId: string) {
  return portal.db.read.select().from(outbox).where(eq(outbox.recordId, orderId));
}

async function statusFor(user: typeof partner, url: string): Promise<number> {
  return (await server.fetch(url, { headers: { cookie: await signIn(server, user) } })).status;
}

describe("a contract made for the team alone", () => {
  test("is not the exhibitor's in any way, and no mail leaves", async () => {
    const made = await team.generate({ orderId: order.id });
    expect(await team.list({ orderId: order.id })).toMatchObject([{ id: made.id, isPublished: false }]);
    expect(await own.list({ orderId: order.id })).toEqual([]);
    expect([await statusFor(staff, made.url), await statusFor(partner, made.url)]).toEqual([200, 404]);
    expect((await server.as(partner).orders.get({ id: order.id })).history).toEqual([]);
    const { id: fileId } = await uploaded(server, await signIn(server, partner), {
      bytes: png(),
      name: "assinado.png",
      purpose: "signedContract",
    });
    expect(await refusalOf(own.receiveSigned({ isChecked: true, id: made.id, fileId }))).toBe("notFound");
    expect(await server.as(partner).orders.steps()).not.toContainEqual(
      expect.objectContaining({ duties: [expect.objectContaining({ kind: "signContract" })] }),
    );
    expect(await mailsOf(order.id)).toEqual([]);
  });

  test("is published once, with the very mail that was shown before", async () => {
    const made = await team.generate({ orderId: order.id });
    const shown = await team.previewMail({ orderId: order.id });
    expect(shown).toMatchObject({ to: partner.email, name: "Ana Moura", locale: "en", isDelivered: false });
    await team.publish({ id: made.id });
    expect(await refusalOf(team.publish({ id: made.id }))).toBe("nothingChanged");
    const [sent, ...more] = await mailsOf(order.id);
    expect([sent?.toEmail, more]).toEqual([shown.to, []]);
    expect(shown.subject).toStartWith(sent?.subject ?? "none");
    expect(await own.list({ orderId: order.id })).toMatchObject([{ id: made.id, isPublished: true }]);
    expect(await statusFor(partner, made.url)).toBe(200);
    const told = and(eq(history.recordId, made.id), eq(history.action, "publish"));
    expect(await portal.db.read.$count(history, told)).toBe(1);
  });

  test("is published by the team, while it is the newest and the order is what it says", async () => {
    const first = await team.generate({ orderId: order.id });
    expect(await refusalOf(own.publish({ id: first.id }))).toBe("forbidden");
    const second = await team.generate({ orderId: order.id });
    expect(await refusalOf(team.publish({ id: first.id }))).toBe("stale");
    await put({ contentVersion: 2, agreedVersion: 2 });
    expect(await refusalOf(team.publish({ id: second.id }))).toBe("contractOutdated");
    await put({ contentVersion: 1, agreedVersion: 1, status: "REVIEWING" });
    expect(await refusalOf(team.publish({ id: second.id }))).toBe("moveNotAllowed");
    expect(await mailsOf(order.id)).toEqual([]);
  });
});

function put(change: Partial<typeof orders.$inferInsert>) {
  return portal.db.write((tx) => tx.update(orders).set(change).where(eq(orders.id, order.id)));
}

describe("the draft of a contract", () => {
  const address = () => `/api/documents/orders/${order.id}/contract-preview.pdf`;

  test("says so across every page, has no price that is not given and nothing to sign, and leaves no trace", async () => {
    await put({
      status: "PENDING",
      type: "CUSTOM",
      structureCents: 0,
      isStructurePriced: false,
      unpricedLines: 60,
    });
    const line = { orderId: order.id, kind: "custom", itemId: "c", quantity: 1, periodOfUse: 1 } as const;
    const unpriced = { ...line, unitPriceCents: 0, totalCents: 0, isPriced: false, isCustomService: true };
    const lines = Array.from({ length: 60 }, (_, position) => ({
      ...unpriced,
      position,
      titlePt: `Serviço ${position + 1}`,
    }));
    await portal.db.write((tx) => tx.insert(orderLines).values(lines));
    const answer = await server.fetch(address(), { headers: { cookie: await signIn(server, staff) } });
    const { pages, text } = await readPdf(await answer.bytes());
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain("RASCUNHO");
    expect(text).toContain("Estrutura a orçar");
    expect(text.match(/a orçar/g)?.length).toBeGreaterThan(60);
    expect(text).not.toContain("US$ 0,00 Serviço");
    expect(text).not.toContain("Estrutura US$ 0,00");
    for (const signed of ["Local e data", "Nome e assinatura", "o assinam"])
      expect(text).not.toContain(signed);
    expect(await team.list({ orderId: order.id })).toEqual([]);
    expect(await mailsOf(order.id)).toEqual([]);
  });

  test("is for the team, and not of an order that came to nothing", async () => {
    expect(await statusFor(partner, address())).toBe(403);
    await put({ status: "CANCELLED" });
    expect(await statusFor(staff, address())).toBe(409);
  });
});
