import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { contracts, history, orderLines, orders, outbox } from "#db/schema/index.ts";
import { reasonOf } from "#domain/refusal.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { readPdf } from "../documents/samples.ts";
import { pdf } from "../files/bytes.ts";
import { makeOrder } from "../files/orders.ts";
import { signIn, uploaded } from "../files/upload.ts";

const server = await openTestPortal();
const { portal } = server;
const partner = await makeUser(portal, "PARTNER", { language: "en", name: "Ana Moura" });
const stranger = await makeUser(portal, "PARTNER");
const staff = await makeUser(portal, "SUBMISSION_MANAGER", { name: "Caio" });
const submission = await makeSubmission(
  portal,
  { contactLanguage: "pt", institutionName: "Casa da Várzea" },
  [partner],
);

async function refusalOf(attempt: Promise<unknown>): Promise<string | undefined> {
  return attempt.then(
    () => undefined,
    (error: unknown) => reasonOf(error)?.code,
  );
}

async function orderWithLines() {
  const order = await makeOrder(portal, submission, partner, { extraCents: 90_000, totalCents: 7_395_000 });
  const line = { orderId: order.id, itemId: "i1", unitMetric: "unidade", quantity: 2, periodOfUse: 5 };
  await portal.db.write((tx) =>
    tx.insert(orderLines).values([
      {
        ...line,
        position: 0,
        kind: "package",
        titlePt: "Prata",
        titleEn: "Silver",
        unitPriceCents: 1,
        totalCents: 1,
      },
      {
        ...line,
        position: 1,
        kind: "catalogue",
        titlePt: "Tela de projeção",
        titleEn: "Screen",
        unitPriceCents: 10_000,
        totalCents: 100_000,
        discountPercent: 10,
        discountCents: 10_000,
      },
    ]),
  );
  return order;
}

async function newCopy(pages: number): Promise<string> {
  const cookie = await signIn(server, partner);
  const file = { bytes: pdf(pages), name: `assinado-${pages}.pdf`, purpose: "signedContract" } as const;
  return (await uploaded(server, cookie, file)).id;
}

async function fetchAs(user: typeof partner, url: string): Promise<Response> {
  return server.fetch(url, { headers: { cookie: await signIn(server, user) } });
}

describe("contracts.generate", () => {
  test("makes a PDF in the partner's contact language from the frozen figures (CON-01)", async () => {
    const order = await orderWithLines();
    const made = await server
      .as(staff)
      .contracts.generate({ orderId: order.id, notes: "Montagem noturna.", publish: true });
    expect(made).toMatchObject({ version: 1, name: `contrato-${order.reference}-v1.pdf` });
    const answer = await fetchAs(partner, made.url);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    const { text } = await readPdf(await answer.bytes());
    for (const part of [
      "Contrato de participação",
      "Casa da Várzea",
      "estande Prata",
      "Tela de projeção",
      "Desconto de 10%",
      "US$ 900,00",
      "Total US$ 73.950,00",
      "Montagem noturna.",
    ]) {
      expect(text).toContain(part);
    }
    expect((await fetchAs(stranger, made.url)).status).toBe(404);
  });

  test("that takes longer than its reader waits is said to be being made, and is one edition when asked for again", async () => {
    const order = await orderWithLines();
    const cookie = await signIn(server, staff);
    const own = { cookie, "idempotency-key": "one-contract-of-a-slow-machine" };
    const body = JSON.stringify({ orderId: order.id });
    const ask = (prefer: string) =>
      server.fetch("/api/trpc/contracts.generate", { method: "POST", headers: { ...own, prefer }, body });
    const asked = portal.clock();
    const early = await ask("wait=0");
    const answer = [early.status, early.headers.get("retry-after"), await early.text()];
    expect(answer).toEqual([202, "1", expect.stringContaining('"beingMade"')]);
    server.setNow(new Date(asked.getTime() + 11_000));
    const made = await ask("wait=600");
    server.setNow(asked);
    expect(made.status).toBe(200);
    const rows = await portal.db.read.select().from(contracts).where(eq(contracts.orderId, order.id));
    // The print of the first ask, and its moment.
    expect(rows.map(({ version, data }) => [version, data.date])).toEqual([[1, asked.toISOString()]]);
    const file = await fetchAs(staff, `/api/files/${rows[0]?.fileId}`);
    expect((await readPdf(await file.bytes())).text).toContain(rows[0]?.data.code ?? "no code");
  });

  test("keeps what was printed, writes history and tells the partner in the account's language", async () => {
    const order = await orderWithLines();
    const made = await server.as(staff).contracts.generate({ orderId: order.id, publish: true });
    const [row] = await portal.db.read.select().from(contracts).where(eq(contracts.id, made.id));
    expect(row?.data).toMatchObject({
      version: 1,
      orderReference: order.reference,
      amounts: { total: 7_395_000 },
    });
    const told = await portal.db.read.select().from(history).where(eq(history.recordId, made.id));
    expect(told.map(({ record, action, actorId }) => [record, action, actorId])).toEqual([
      ["contract", "issue", staff.id],
    ]);
    const [mail] = await portal.db.read.select().from(outbox).where(eq(outbox.recordId, order.id));
    expect(mail).toMatchObject({ template: "contractReady", toEmail: partner.email, locale: "en" });
  });

  test("counts versions and lists the newest first, to staff and to the partner alike", async () => {
    const order = await orderWithLines();
    for (const notes of ["a", "b", "c"])
      await server.as(staff).contracts.generate({ orderId: order.id, notes, publish: true });
    const listed = await server.as(staff).contracts.list({ orderId: order.id });
    expect(listed.map(({ version, createdBy, signed }) => [version, createdBy, signed])).toEqual([
      [3, "Caio", null],
      [2, "Caio", null],
      [1, "Caio", null],
    ]);
    expect(await server.as(partner).contracts.list({ orderId: order.id })).toEqual(listed);
    expect(await refusalOf(server.as(stranger).contracts.list({ orderId: order.id }))).toBe("notFound");
  });

  test("makes one contract of two equal calls with one Idempotency-Key, and one of two at the same time", async () => {
    const order = await orderWithLines();
    const call = () =>
      server
        .as(staff, { idempotencyKey: "contract-1" })
        .contracts.generate({ orderId: order.id, publish: true });
    expect(await call()).toEqual(await call());
    const atOnce = await Promise.all(
      [1, 2].map(() => refusalOf(server.as(staff).contracts.generate({ orderId: order.id, publish: true }))),
    );
    expect(atOnce.toSorted()).toEqual(["stale", undefined]);
    expect(await server.as(staff).contracts.list({ orderId: order.id })).toHaveLength(2);
  });

  test("names the text that cannot be printed, and keeps, tells and mails nothing", async () => {
    const foreign = await makeSubmission(portal, { representativeName: "𒀀𒁹" }, [partner]);
    const order = await makeOrder(portal, foreign, partner);
    const refused = await server
      .as(staff)
      .contracts.generate({ orderId: order.id, publish: true })
      .catch((error: unknown) => reasonOf(error));
    expect(refused).toEqual({ code: "notPrintable", params: { field: "representative", letters: "𒀀 𒁹" } });
    expect(await server.as(staff).contracts.list({ orderId: order.id })).toEqual([]);
    expect(await portal.db.read.$count(outbox, eq(outbox.recordId, order.id))).toBe(0);
  });

  test("is for staff, and not before the approval, nor for orders that came to nothing", async () => {
    const order = await orderWithLines();
    expect(await refusalOf(server.as(partner).contracts.generate({ orderId: order.id, publish: true }))).toBe(
      "forbidden",
    );
    for (const status of ["PENDING", "REVIEWING", "CANCELLED", "REJECTED"] as const) {
      const closed = await makeOrder(portal, submission, partner, { status });
      expect(await refusalOf(server.as(staff).contracts.generate({ orderId: closed.id }))).toBe(
        "moveNotAllowed",
      );
    }
    expect(await refusalOf(server.as(staff).contracts.generate({ orderId: "nothing" }))).toBe("notFound");
  });
});

test("the order's history tells of its own contracts and signed copies, to staff and partner alike", async () => {
  const order = await orderWithLines();
  const elsewhere = await orderWithLines();
  const { id } = await server.as(staff).contracts.generate({ orderId: order.id, publish: true });
  await server.as(staff).contracts.generate({ orderId: elsewhere.id });
  const cookie = await signIn(server, partner);
  const file = await uploaded(server, cookie, { bytes: pdf(1), name: "a.pdf", purpose: "signedContract" });
  server.setNow(new Date(portal.clock().getTime() + 1_000));
  await server.as(partner).contracts.receiveSigned({ isChecked: true, id, fileId: file.id });
  for (const actor of [staff, partner]) {
    const { history: told } = await server.as(actor).orders.get({ id: order.id });
    expect(told.map(({ action, actorName }) => [action, actorName])).toEqual([
      ["receiveSigned", "Ana Moura"],
      ["issue", "Caio"],
    ]);
  }
});

describe("contracts.receiveSigned", () => {
  test("takes the signed copy from the partner; a newer one replaces it and both stay on file", async () => {
    const order = await orderWithLines();
    const { id } = await server.as(staff).contracts.generate({ orderId: order.id, publish: true });
    const cookie = await signIn(server, partner);
    let seen: string | null = null;
    for (const pages of [1, 2]) {
      const name = `assinado-${pages}.pdf`;
      const file = await uploaded(server, cookie, { bytes: pdf(pages), name, purpose: "signedContract" });
      await server.as(partner).contracts.receiveSigned({ isChecked: true, id, fileId: file.id, seen });
      seen = file.id;
    }
    const [listed] = await server.as(partner).contracts.list({ orderId: order.id });
    expect(listed?.signed?.name).toBe("assinado-2.pdf");
    const copies = (await server.as(partner).contracts.list({ orderId: order.id })).length;
    expect(copies).toBe(1);
  });

  test("takes no copy that was replaced, and none that another version or purpose has", async () => {
    const order = await orderWithLines();
    const { id } = await server.as(staff).contracts.generate({ orderId: order.id, publish: true });
    const { contracts: own, orders: ownOrders } = server.as(partner);
    const [first, second, document] = [await newCopy(3), await newCopy(4), await newCopy(5)];
    await own.receiveSigned({ isChecked: true, id, fileId: first });
    await own.receiveSigned({ isChecked: true, id, fileId: second, seen: first });
    expect(await refusalOf(own.receiveSigned({ isChecked: true, id, fileId: first, seen: second }))).toBe(
      "notFound",
    );
    expect(await refusalOf(own.receiveSigned({ isChecked: true, id, fileId: second }))).toBeUndefined();
    await ownOrders.addFile({ id: order.id, fileId: document });
    expect(await refusalOf(own.receiveSigned({ isChecked: true, id, fileId: document, seen: second }))).toBe(
      "notFound",
    );
    const next = await server.as(staff).contracts.generate({ orderId: order.id, publish: true });
    expect(await refusalOf(own.receiveSigned({ isChecked: true, id: next.id, fileId: second }))).toBe(
      "notFound",
    );
  });

  test("is of the newest version only", async () => {
    const order = await orderWithLines();
    const older = await server.as(staff).contracts.generate({ orderId: order.id, publish: true });
    const newest = await server.as(staff).contracts.generate({ orderId: order.id, publish: true });
    const send = async (id: string) =>
      refusalOf(
        server.as(partner).contracts.receiveSigned({ isChecked: true, id, fileId: await newCopy(6) }),
      );
    expect([await send(older.id), await send(newest.id)]).toEqual(["stale", undefined]);
  });

  test("is refused of an edition that the order has outgrown, which every list marks (E1)", async () => {
    const order = await orderWithLines();
    const { id, version } = await server.as(staff).contracts.generate({ orderId: order.id, publish: true });
    const changeOrder = (contentVersion: number) =>
      portal.db.write((tx) =>
        tx
          .update(orders)
          .set({ contentVersion, agreedVersion: contentVersion })
          .where(eq(orders.id, order.id)),
      );
    await changeOrder(2);
    for (const actor of [staff, partner]) {
      const [listed] = await server.as(actor).contracts.list({ orderId: order.id });
      expect(listed).toMatchObject({ version, orderVersion: 1, isOutdated: true });
    }
    const attempt = server
      .as(partner)
      .contracts.receiveSigned({ isChecked: true, id, fileId: await newCopy(8) });
    expect(await refusalOf(attempt)).toBe("contractOutdated");
    const next = await server.as(staff).contracts.generate({ orderId: order.id, publish: true });
    const [newest, older] = await server.as(partner).contracts.list({ orderId: order.id });
    expect(newest).toMatchObject({ id: next.id, orderVersion: 2, isOutdated: false });
    expect(older).toMatchObject({ id, isOutdated: true });
  });

  test("is refused from a partner once the order came to nothing, as any other file is", async () => {
    const order = await orderWithLines();
    const { id } = await server.as(staff).contracts.generate({ orderId: order.id, publish: true });
    for (const status of ["CANCELLED", "REJECTED"] as const) {
      await portal.db.write((tx) => tx.update(orders).set({ status }).where(eq(orders.id, order.id)));
      const attempt = server
        .as(partner)
        .contracts.receiveSigned({ isChecked: true, id, fileId: await newCopy(7) });
      expect(await refusalOf(attempt)).toBe("orderLocked");
    }
  });

  test("is not for strangers", async () => {
    const order = await orderWithLines();
    const { id } = await server.as(staff).contracts.generate({ orderId: order.id, publish: true });
    const attempt = server.as(stranger).contracts.receiveSigned({ isChecked: true, id, fileId: "f1" });
    expect(await refusalOf(attempt)).toBe("notFound");
  });
});
