import { describe, expect, test } from "bun:test";
import { count, eq } from "drizzle-orm";
import { orders, outbox } from "#db/schema/index.ts";
import { fieldIssues } from "#domain/messages.ts";
import { makeItem, makeSubmission } from "../../factories.ts";
import { openScene, outcome } from "./scene.ts";

const scene = await openScene();

async function countOrders(): Promise<number> {
  const [row] = await scene.portal.db.read.select({ n: count() }).from(orders);
  return row?.n ?? 0;
}

async function brokenRules(call: Promise<unknown>): Promise<string[]> {
  const error = await call.then(
    () => undefined,
    (reason: { cause?: { issues?: Parameters<typeof fieldIssues>[0] } }) => reason,
  );
  return fieldIssues(error?.cause?.issues ?? []).map(({ path, key }) => `${path}: ${key}`);
}

describe("orders.createStandard", () => {
  test("reckons 100 m2 of Bronze with 2 screens for 12 days and 10 chairs from its own prices (WIZ-47, DATA-03, DATA-04)", async () => {
    const created = await scene.send();
    expect(created).toMatchObject({
      reference: "ORD-2025-00001",
      status: "PENDING",
      version: 1,
      total: 18_711,
    });
    const order = await scene.as(scene.partner).orders.get({ id: created.id });
    expect(order).toMatchObject({
      id: created.id,
      submissionId: scene.submission.id,
      status: "PENDING",
      createdAt: "2025-08-01T12:00:00.000Z",
      updatedAt: "2025-08-01T12:00:00.000Z",
      files: [],
      paymentConfirmation: null,
      requests: [{ title_en: "Order created" }],
      company: scene.submission.institutionName,
      representative: "Ana Beatriz Moura",
      type: "STANDARD",
      standType: "STANDARD",
      packageId: "BRONZE",
      sizeM2: 100,
      spacePerM2: 100,
      structurePerM2: 50.5,
      pricePerM2: 150.5,
      standValue: 15_050,
      spaceAmount: 10_000,
      structureAmount: 5_050,
      extraAmount: 3_661,
      total: 18_711,
      itemCount: 2,
      notes: "Acesso pela doca 2",
    });
    expect(
      order.lines.map(({ title, unitPrice, quantity, periodOfUse, totalPrice, notes }) => [
        title,
        unitPrice,
        quantity,
        periodOfUse,
        totalPrice,
        notes,
      ]),
    ).toEqual([
      ["Bronze", 15_050, 1, 1, 15_050, ""],
      ["Screen", 145, 2, 12, 3_480, ""],
      ["Chair", 18.1, 10, 1, 181, "Na entrada"],
    ]);
  });

  test("mails the author in the account's language and writes who sent it", async () => {
    const { id } = await scene.send();
    const mails = await scene.portal.db.read.select().from(outbox).where(eq(outbox.recordId, id));
    expect(mails.map(({ template, toEmail, locale }) => [template, toEmail, locale])).toEqual([
      ["orderCreated", scene.partner.email, "pt"],
    ]);
    expect(mails[0]?.params).toMatchObject({
      total: 1_871_100,
      parts: [{ of: "stand" }, { of: "line" }, { of: "line" }],
    });
    const rows = await scene.readHistory(id);
    expect(rows.map(({ action, toStatus, actorName }) => [action, toStatus, actorName])).toEqual([
      ["submit", "PENDING", scene.partner.name],
    ]);
  });

  test("an order staff send on behalf of a partner is mailed to that partner", async () => {
    const { id } = await scene.send(scene.manager);
    const [mail] = await scene.portal.db.read.select().from(outbox).where(eq(outbox.recordId, id));
    expect(mail?.toEmail).toBe(scene.partner.email);
  });

  test("ignores every figure and field the payload has no say in", async () => {
    const { id } = await scene.send(scene.partner, {
      total: 0,
      status: "PAID",
      company: "Somebody else",
      createdAt: "2001-01-01T00:00:00Z",
      id: "chosen-by-me",
      orderServices: [
        { itemId: "BRONZE", unitPrice: 0.01, totalPrice: 0, quantity: 3 },
        { itemId: scene.screen.id, unitPrice: 0.01, totalPrice: 0, title: "Free", isCustomService: true },
      ],
    });
    const order = await scene.as(scene.partner).orders.get({ id });
    expect(order).toMatchObject({
      status: "PENDING",
      total: 15_195,
      company: scene.submission.institutionName,
    });
    expect(id).not.toBe("chosen-by-me");
    expect(order.createdAt).toBe(scene.portal.clock().toISOString());
    expect(order.lines.map(({ title, isCustomService }) => [title, isCustomService])).toEqual([
      ["Bronze", false],
      ["Screen", false],
    ]);
  });

  test.each([
    ["discountPercentage 100", { discountPercentage: 100 }, "discountPercentage: unknownKey"],
    ["quantity 0", { quantity: 0 }, "quantity: quantityMin"],
    ["quantity 101", { quantity: 101 }, "quantity: quantityMax"],
    ["quantity 1.5", { quantity: 1.5 }, "quantity: wholeNumber"],
    ["quantity '2'", { quantity: "2" }, "quantity: quantityMin"],
    ["quantity '2x', which reads as no number", { quantity: "2x" }, "quantity: notNumber"],
    ["quantity null", { quantity: null }, "quantity: quantityMin"],
    ["periodOfUse 0", { periodOfUse: 0 }, "periodOfUse: periodMin"],
    ["periodOfUse 101", { periodOfUse: 101 }, "periodOfUse: periodMax"],
    ["periodOfUse 1.5", { periodOfUse: 1.5 }, "periodOfUse: wholeNumber"],
    ["periodOfUse '2'", { periodOfUse: "2" }, "periodOfUse: periodMin"],
    ["a note of 2,001 characters", { notes: "x".repeat(2_001) }, "notes: textTooLong"],
  ])("refuses a line with %s", async (_, broken, rule) => {
    const before = await countOrders();
    const orderServices = [{ itemId: "BRONZE" }, { itemId: scene.screen.id, ...broken }];
    const call = scene.as(scene.partner).orders.createStandard({
      submissionId: scene.submission.id,
      orderServices: orderServices as { itemId: string; discountPercentage: number }[],
    });
    expect(await brokenRules(call)).toEqual([`orderServices.1.${rule}`]);
    expect(await countOrders()).toBe(before);
  });

  test("refuses 201 lines", async () => {
    const orderServices = Array.from({ length: 201 }, () => ({
      itemId: scene.screen.id,
      discountPercentage: 0,
    }));
    const call = scene
      .as(scene.partner)
      .orders.createStandard({ submissionId: scene.submission.id, orderServices });
    expect(await brokenRules(call)).toEqual(["orderServices: tooMany"]);
  });

  test("refuses items that are unknown or not ACTIVE, packages that are two or without a price, and none", async () => {
    const inactive = await makeItem(scene.portal, { status: "INACTIVE" });
    const draft = await makeItem(scene.portal, { status: "DRAFT" });
    const before = await countOrders();
    const sending = (...itemIds: string[]) =>
      outcome(scene.send(scene.partner, { orderServices: itemIds.map((itemId) => ({ itemId })) }));
    expect(await sending("BRONZE", inactive.id)).toBe("itemNotOffered");
    expect(await sending("BRONZE", draft.id)).toBe("itemNotOffered");
    expect(await sending("BRONZE", "nothing")).toBe("itemNotOffered");
    expect(await sending("GOLD")).toBe("packageWithoutPrice");
    expect(await sending("PLATINUM")).toBe("itemNotOffered");
    expect(await sending("BRONZE", "SILVER")).toBe("packageUnknown");
    expect(await sending()).toBe("moveNeeds");
    expect(await sending(scene.screen.id)).toBe("moveNeeds");
    expect(await countOrders()).toBe(before);
  });

  test("is closed for PENDING and REJECTED submissions, and another partner's is not found (GEN-05, ORD-29)", async () => {
    for (const status of ["PENDING", "REJECTED", "REVIEWING"] as const) {
      const closed = await makeSubmission(scene.portal, { status }, [scene.partner]);
      const sending = (actor = scene.partner) => outcome(scene.send(actor, { submissionId: closed.id }));
      expect(await sending()).toBe("orderingClosed");
      expect(await sending(scene.manager)).toBe("orderingClosed");
      expect(
        await outcome(scene.as(scene.partner).orders.saveDraft({ draft: { submissionId: closed.id } })),
      ).toBe("orderingClosed");
    }
    const signed = await makeSubmission(scene.portal, { status: "SIGNED_CONTRACT" }, [scene.partner]);
    expect(await outcome(scene.send(scene.partner, { submissionId: signed.id }))).toBe("ok");
    expect(await outcome(scene.send(scene.other))).toBe("notFound");
  });

  test("the same call 20 times at once under one key makes one order and equal answers", async () => {
    const before = await countOrders();
    const key = { idempotencyKey: "key-of-one-order" };
    const free = await makeSubmission(scene.portal, { status: "APPROVED" }, [scene.partner]);
    const order = scene.standard({ submissionId: free.id });
    const { orders: own } = scene.as(scene.partner, key);
    const answers = await Promise.all(Array.from({ length: 20 }, () => own.createStandard(order)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
    expect(await outcome(own.createStandard({ ...order, notes: "another body" }))).toBe("keyReused");
    expect(await countOrders()).toBe(before + 1);
  });

  test("50 concurrent orders get 50 different references", async () => {
    const { orders: own } = scene.as(scene.partner);
    const sent = await Promise.all(
      Array.from({ length: 50 }, () => own.createCustomServices(scene.services())),
    );
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(50);
  });
});
