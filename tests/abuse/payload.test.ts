import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { orderLines, orders } from "#db/schema/index.ts";
import { makeItem, makeSubmission, makeUser } from "#tests/factories.ts";
import { signIn } from "#tests/server/files/upload.ts";
import { openScene } from "#tests/server/orders/scene.ts";
import { mutate } from "./call.ts";

const scene = await openScene();
const { portal, partner, manager, admin, submission, screen } = scene;
const [mine, team, chief] = await Promise.all([partner, manager, admin].map((user) => signIn(scene, user)));

const create = (more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  mutate(scene, "orders.createStandard", scene.standard(more), { cookie: mine, headers });
const withLine = (line: Record<string, unknown>) =>
  create({ orderServices: [{ itemId: "BRONZE" }, { itemId: screen.id, ...line }] });

async function stored(body: string) {
  const id = /"id":"(\w+)"/.exec(body)?.[1] ?? "";
  const [order] = await portal.db.read.select().from(orders).where(eq(orders.id, id));
  const lines = await portal.db.read.select().from(orderLines).where(eq(orderLines.orderId, id));
  return { order, lines };
}

describe("an order that brings its own figures (S34)", () => {
  test("is reckoned by the server from its catalogue and settings", async () => {
    const lies = {
      unitPrice: 0.01,
      totalPrice: 0,
      price: 0,
      total: -1,
      title: "<b>free</b>",
      title_pt: "Grátis",
      description: "Outra",
      category: "x",
      isCustomService: true,
      isPriced: true,
      kind: "custom",
    };
    const answer = await create({
      total: -1,
      totalPrice: 0,
      totalCents: 1,
      spaceAmount: 0,
      status: "PAID",
      reference: "ORD-0000-00000",
      company: "Outra",
      authorId: admin.id,
      createdAt: "2001-01-01T00:00:00Z",
      sentAt: null,
      version: 99,
      id: "chosen-by-me",
      paymentConfirmationId: "x",
      orderServices: [
        { itemId: "BRONZE", ...lies, quantity: 100 },
        { itemId: screen.id, quantity: 2, periodOfUse: 12, ...lies },
      ],
    });
    expect(answer.status).toBe(200);
    const { order, lines } = await stored(answer.body);
    expect(order).toMatchObject({
      status: "PENDING",
      version: 1,
      authorId: partner.id,
      createdAt: portal.clock(),
      paymentConfirmationId: null,
      totalCents: 100 * (100_00 + 50_50) + 2 * 12 * 145_00,
    });
    expect(order?.id).not.toBe("chosen-by-me");
    expect(lines.map(({ kind, titleEn, unitPriceCents }) => [kind, titleEn, unitPriceCents])).toEqual([
      ["package", expect.any(String), 100 * 150_50],
      ["catalogue", "Screen", 145_00],
    ]);
  });

  test("is refused with a discount, however small", async () => {
    for (const discountPercentage of [0.01, 100, -1, "100", null]) {
      expect((await withLine({ discountPercentage })).status).toBe(400);
    }
  });

  test.each(["quantity", "periodOfUse"])(
    "is refused with a %s that is no whole number from 1 to 100 (S35)",
    async (key) => {
      for (const value of [0, -1, 101, 1.5, "2", null, true, [], {}, 1e21]) {
        expect([value, (await withLine({ [key]: value })).status]).toEqual([value, 400]);
      }
      const infinite = JSON.stringify(scene.standard()).replace('"quantity":2', '"quantity":1e309');
      const answer = await scene.fetch("/api/trpc/orders.createStandard", {
        method: "POST",
        body: infinite,
        headers: { cookie: mine ?? "" },
      });
      expect(answer.status).toBe(400);
    },
  );

  test("is refused with items that are not on offer, too many lines or an endless note (S36)", async () => {
    for (const status of ["INACTIVE", "DRAFT"] as const) {
      const item = await makeItem(portal, { status });
      expect((await withLine({ itemId: item.id })).code).toBe("itemNotOffered");
    }
    for (const itemId of ["nothing", "__proto__", partner.id]) {
      expect([itemId, (await withLine({ itemId })).code]).toEqual([itemId, "itemNotOffered"]);
    }
    const many = Array.from({ length: 5_000 }, () => ({ itemId: screen.id }));
    expect((await create({ orderServices: [{ itemId: "BRONZE" }, ...many] })).status).toBe(400);
    expect((await create({ notes: "x".repeat(100_000) })).status).toBe(400);
    expect((await withLine({ notes: "x".repeat(100_000) })).status).toBe(400);
  });

  test("is refused with no package, two, one without a price and one that does not exist", async () => {
    const codes = [];
    for (const ids of [[screen.id], ["BRONZE", "SILVER"], ["BRONZE", "BRONZE"], ["GOLD"], ["gold"], []]) {
      const { code } = await create({ orderServices: ids.map((itemId) => ({ itemId })) });
      codes.push(code);
    }
    const [two, none] = ["packageUnknown", "moveNeeds"];
    expect(codes).toEqual([none, two, two, "packageWithoutPrice", "itemNotOffered", none]);
  });

  test("cannot break the memory of repeated calls with a value nested without end", async () => {
    const deep = `${"[".repeat(80_000)}${"]".repeat(80_000)}`;
    const body = JSON.stringify(scene.services()).replace('"itemId":', `"title":${deep},"itemId":`);
    const headers = { cookie: mine ?? "", "idempotency-key": "deep-title-0001" };
    const answer = await scene.fetch("/api/trpc/orders.createCustomServices", {
      method: "POST",
      body,
      headers,
    });
    expect(answer.status).toBe(200);
  });

  test("is refused before approval and after a rejection (S31)", async () => {
    for (const status of ["PENDING", "REVIEWING", "REJECTED", "HIDDEN", "DUPLICATE"] as const) {
      const { id } = await makeSubmission(portal, { status, statusBefore: "PENDING" }, [partner]);
      const answer = await create({ submissionId: id });
      expect([status, answer.status, answer.code]).toEqual([status, 403, "orderingClosed"]);
      expect(answer.body).not.toMatch(/HIDDEN|DUPLICATE/);
    }
  });
});

describe("an order in the wrong state (S37, S38)", () => {
  const move = (cookie: string | undefined, name: string, input: Record<string, unknown>) =>
    mutate(scene, `orders.${name}`, input, { ...(cookie && { cookie }) });

  async function orderIn(status: (typeof orders.$inferSelect)["status"]) {
    const { id } = await scene.send();
    return { id, version: (await scene.put(id, { status })).version };
  }

  test("is not cancelled when paid, nor twice, nor edited once approved", async () => {
    for (const status of ["PAID", "CONFIRM_PAYMENT", "CANCELLED", "REJECTED"] as const) {
      const answer = await move(mine, "cancel", { ...(await orderIn(status)), confirmed: true });
      expect([status, answer.status >= 403, answer.status < 500]).toEqual([status, true, true]);
    }
    const once = await orderIn("PENDING");
    expect((await move(mine, "cancel", { ...once, confirmed: true })).status).toBe(200);
    expect((await move(mine, "cancel", { ...once, version: once.version + 1, confirmed: true })).status).toBe(
      409,
    );
    for (const status of [
      "REVIEWING",
      "APPROVED",
      "CONFIRM_PAYMENT",
      "PAID",
      "CANCELLED",
      "REJECTED",
    ] as const) {
      const order = { ...scene.standard(), orderType: "STANDARD" };
      const answer = await move(mine, "update", { ...(await orderIn(status)), order });
      expect([status, answer.status, answer.code]).toEqual([status, 409, "orderLocked"]);
    }
  });

  test("takes no files of a partner once it ended", async () => {
    for (const status of ["CANCELLED", "REJECTED"] as const) {
      const { id } = await orderIn(status);
      const fileId = await scene.upload(partner, "supporting");
      expect((await move(mine, "addFile", { id, fileId })).code).toBe("orderLocked");
    }
  });

  test("is moved by a partner only where partners may: never to PAID, APPROVED or REJECTED, never by force", async () => {
    for (const status of ["REVIEWING", "APPROVED", "REJECTED", "PAID"]) {
      for (const force of [false, true]) {
        const before = await orderIn("CONFIRM_PAYMENT");
        const answer = await move(mine, "setStatus", { ...before, status, note: "n", force });
        expect([status, force, force ? [403] : [403, 409]]).toEqual([
          status,
          force,
          expect.arrayContaining([answer.status]),
        ]);
        expect((await scene.readOrder(before.id)).status).toBe("CONFIRM_PAYMENT");
      }
    }
  });

  test("is not PAID nor CONFIRM_PAYMENT without a confirmation, and forced by an ADMIN with a note alone", async () => {
    for (const status of ["PAID", "CONFIRM_PAYMENT"]) {
      const answer = await move(team, "setStatus", { ...(await orderIn("APPROVED")), status });
      expect([answer.status, answer.code]).toEqual([409, "moveNeeds"]);
    }
    const forced = { ...(await orderIn("APPROVED")), status: "PAID", force: true };
    expect((await move(team, "setStatus", { ...forced, note: "n" })).status).toBe(403);
    expect((await move(chief, "setStatus", { ...forced, note: " " })).status).toBe(409);
    expect((await move(chief, "setStatus", { ...forced, status: "DRAFT", note: "n" })).status).toBe(400);
    expect((await move(chief, "setStatus", { ...forced, note: "n" })).status).toBe(200);
  });
});

describe("an account (S13, S42)", () => {
  test("never gets its role from a body", async () => {
    const body = JSON.stringify({
      submissionId: submission.id,
      name: "Eva",
      email: "eva@example.org",
      language: "pt",
      role: "ADMIN",
      firstLogin: false,
      password: "Chosen?Pass1",
    });
    const post = (cookie = "") =>
      scene.fetch("/api/auth/register", { method: "POST", body, headers: { cookie } });
    expect([(await post()).status, (await post(mine)).status]).toEqual([401, 403]);
    const made = await post(team);
    expect([made.status, await made.json()]).toMatchObject([
      201,
      { user: { role: "PARTNER", firstLogin: true } },
    ]);
  });

  test("of the team is not reached through the partners' calls", async () => {
    const boss = await makeUser(portal, "ADMIN");
    for (const [name, input] of [
      ["partners.resetCredentials", { email: boss.email }],
      ["partners.link", { email: boss.email, submissionId: submission.id }],
    ] as const) {
      expect([name, (await mutate(scene, name, input, { cookie: team ?? "" })).status]).toEqual([name, 404]);
    }
    const again = { submissionId: submission.id, name: "Eva", email: boss.email, language: "pt" };
    expect((await mutate(scene, "partners.register", again, { cookie: team ?? "" })).code).toBe(
      "accountExists",
    );
  });
});
