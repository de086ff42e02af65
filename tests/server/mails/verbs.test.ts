import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import { reasonOf } from "#domain/refusal.ts";
import { enqueueMail, type NewMail } from "#server/mail/enqueue.ts";
import { makeUser } from "#tests/factories.ts";
import { IN_WINDOW, openTestPortal } from "#tests/portal.ts";
import { startSmtp } from "#tests/smtp.ts";

const smtp = await startSmtp();
afterAll(() => smtp.close());
const { portal, as, ctx } = await openTestPortal({ env: { SMTP_URL: smtp.url } });
const clerk = await makeUser(portal, "SUBMISSION_MANAGER");
const desk = as(clerk).mails;

beforeEach(async () => {
  smtp.answerWith(250);
  smtp.messages.length = 0;
  await portal.db.write((tx) => tx.delete(outbox));
});

const to = { email: "ana@example.org", name: "Ana" };

async function write(status: "draft" | "queued", more: Partial<NewMail<"orderStatusChanged">> = {}) {
  const params = {
    company: "Casa da Floresta",
    reference: "ORD-2025-00007",
    from: "REVIEWING",
    to: "PENDING",
    note: "Falta a planta.",
    payments: [],
    url: "http://portal.test/partner/orders/abc",
  } satisfies NewMail<"orderStatusChanged">["params"];
  const letter = { template: "orderStatusChanged", to, locale: "pt", params, status, ...more } as const;
  return String(await portal.db.write((tx) => enqueueMail(tx, ctx(clerk), letter)));
}

async function rowOf(id: string) {
  const [row] = await portal.db.read.select().from(outbox).where(eq(outbox.id, id));
  if (!row) throw new Error("the message is gone");
  return row;
}

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error: unknown) => reasonOf(error)?.code,
  );

describe("a message at the desk", () => {
  test("is read whole, as it is: subject, HTML with its pictures within, text, and what may be done", async () => {
    const mail = await desk.get({ id: await write("draft") });
    expect(mail).toMatchObject({
      toEmail: to.email,
      status: "draft",
      verbs: ["send", "discard"],
      canEdit: true,
      note: "Falta a planta.",
    });
    expect(mail.text?.subject).toContain("ORD-2025-00007");
    expect(mail.text?.html).toContain("Falta a planta.");
    expect(mail.text?.html).not.toContain("cid:");
    expect(mail.text?.text).toContain("Falta a planta.");
  });

  test("is shown as it was sent, save for codes and secret links, before and after it left", async () => {
    const letter = {
      template: "recoveryCode",
      to,
      locale: "en",
      params: { name: "Ana", minutes: 15 },
      secrets: {
        code: "AB29KXM7QP",
        resetUrl: "http://portal.test/partner/recover-password#code=AB29KXM7QP",
      },
    } as const;
    const id = String(await portal.db.write((tx) => enqueueMail(tx, ctx(clerk), letter)));
    const before = await desk.get({ id });
    await portal.drainMail();
    const after = await desk.get({ id });
    for (const mail of [before, after]) expect(JSON.stringify(mail)).not.toContain("AB29KXM7QP");
    const sent = smtp.messages[0]?.mail.text?.replaceAll("\r\n", "\n").trim() ?? "";
    const hidden = sent
      .replaceAll("http://portal.test/partner/recover-password#code=AB29KXM7QP", "http://portal.test/***")
      .replaceAll("AB29KXM7QP", "••••••");
    expect(after.text?.text.trim()).toBe(hidden);
  });

  test("a draft is edited and leaves to the new address with the new words", async () => {
    const id = await write("draft");
    const edited = { id, version: 1, toName: "Rui", toEmail: "rui@example.org", note: "Falta só a planta." };
    expect(await desk.edit(edited)).toEqual({ id, version: 2 });
    expect(await codeOf(desk.edit(edited))).toBe("stale");
    expect(await codeOf(desk.edit({ ...edited, version: 2 }))).toBe("nothingChanged");
    await desk.send({ id, version: 2 });
    await portal.drainMail();
    expect(smtp.messages.map(({ recipients }) => recipients)).toEqual([["rui@example.org"]]);
    expect(smtp.messages[0]?.mail.text).toContain("Falta só a planta.");
    expect((await rowOf(id)).status).toBe("sent");
  });

  test("one that waits is held back, waits as a draft, and leaves once somebody sends it", async () => {
    smtp.answerWith(451);
    const id = await write("queued");
    await portal.drainMail();
    smtp.answerWith(250);
    await desk.holdBack({ id, version: 1 });
    await portal.drainMail();
    expect([(await rowOf(id)).status, smtp.messages.length]).toEqual(["draft", 0]);
    expect(await codeOf(desk.send({ id, version: 1 }))).toBe("stale");
    await desk.send({ id, version: 2 });
    await portal.drainMail();
    expect(smtp.messages).toHaveLength(1);
  });

  test("one that is discarded leaves no more, and the log says who did it", async () => {
    const id = await write("draft");
    await desk.discard({ id, version: 1 });
    await portal.drainMail();
    expect(smtp.messages).toEqual([]);
    expect(await rowOf(id)).toMatchObject({
      status: "skipped",
      reason: { code: "mailDiscarded", params: { who: clerk.name } },
    });
    expect(await codeOf(desk.send({ id, version: 2 }))).toBe("moveNotAllowed");
  });

  test("an address that bounces is said so on every message to it", async () => {
    smtp.answerWith(550);
    await write("queued");
    await portal.drainMail();
    const next = await write("draft");
    expect((await desk.get({ id: next })).bounce).toContain("550");
  });
});

describe("many messages at once", () => {
  test("drafts are sent in one run, and what is none is left out with the reason", async () => {
    const ids = [await write("draft"), await write("draft")];
    const sent = await write("queued");
    await portal.drainMail();
    smtp.messages.length = 0;
    const { bulk } = as(clerk);
    const selection = { kind: "ids" as const, ids: [...ids, sent] };
    const { id } = await bulk.freeze({ act: { kind: "mails", verb: "send" }, selection });
    const preview = await bulk.get({ id });
    expect(preview.counts).toMatchObject({ waiting: 2, skipped: 1 });
    await bulk.run({ id });
    await portal.drainRuns();
    await portal.drainMail();
    expect(smtp.messages).toHaveLength(2);
    expect((await bulk.get({ id })).counts).toMatchObject({ done: 2, skipped: 1 });
  });

  test("are found by lane and by campaign", async () => {
    const ordinary = await write("draft");
    const row = await rowOf(ordinary);
    await portal.db.write((tx) =>
      tx.insert(outbox).values({
        ...row,
        id: "c".repeat(25),
        messageId: "<c@example.org>",
        template: "campaign",
        lane: "campaign",
        campaignId: "spring",
        createdAt: IN_WINDOW,
      }),
    );
    const idsOf = async (filters: Parameters<typeof desk.list>[0]) =>
      (await desk.list(filters)).items.map(({ id }) => id);
    expect(await idsOf({ filters: { lanes: ["ordinary"] } } as never)).toEqual([ordinary]);
    expect(await idsOf({ filters: { campaign: "spring" } } as never)).toEqual(["c".repeat(25)]);
  });
});
