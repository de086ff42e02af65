import { afterAll, describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import { reasonOf } from "#domain/refusal.ts";
import { composeSubject } from "#server/mail/subject.ts";
import { makeUser } from "#tests/factories.ts";
import { IN_WINDOW, openTestPortal } from "#tests/portal.ts";
import { startSmtp } from "#tests/smtp.ts";
import { SAMPLES } from "../mail/samples.ts";

const smtp = await startSmtp();
afterAll(() => smtp.close());
const portal = await openTestPortal({ env: { SMTP_URL: smtp.url } });
const { db } = portal.portal;
const manager = await makeUser(portal.portal, "SUBMISSION_MANAGER");
const partner = await makeUser(portal.portal, "PARTNER");
const DAY = 86_400_000;
type New = Partial<typeof outbox.$inferInsert>;

let serial = 0;
async function write(more: New): Promise<string> {
  serial += 1;
  const id = `mail${serial}`;
  await db.write((tx) =>
    tx.insert(outbox).values({
      id,
      messageId: `<${id}@example.org>`,
      template: "orderCreated",
      locale: "pt",
      toEmail: "ines@aldeia.example",
      toName: "Inês Ávila",
      subject: "Pedido ORD-2025-00017 recebido",
      params: { ...SAMPLES.orderCreated, reference: "ORD-2025-00017" },
      status: "sent",
      nextAttemptAt: IN_WINDOW,
      createdAt: new Date(IN_WINDOW.getTime() + serial * 1000),
      ...more,
    }),
  );
  return id;
}

const later = new Date(IN_WINDOW.getTime() + DAY);
const sent = await write({ sentAt: IN_WINDOW, recordKind: "order", recordId: "o1" });
const failed = await write({
  status: "failed",
  attempts: 3,
  lastError: "452 mailbox full",
  nextAttemptAt: later,
});
const dead = await write({
  status: "dead",
  attempts: 11,
  lastError: "550 unknown",
  template: "contractReady",
});
const secret = await write({
  status: "dead",
  template: "credentials",
  recordKind: "account",
  recordId: partner.id,
  locale: "en",
  subject: "Your access",
});
const ofTeam = await write({
  template: "staffCredentials",
  recordKind: "account",
  recordId: manager.id,
  locale: "en",
});
const draft = await write({
  status: "draft",
  template: "decisionApproved",
  recordKind: "submission",
  recordId: "s1",
});

const desk = () => portal.as(manager).mails;
type Query = Parameters<ReturnType<typeof desk>["list"]>[0];
const ids = async (query: Query) => (await desk().list(query)).items.map(({ id }) => id);
const read = async (id: string) => (await db.read.select().from(outbox).where(eq(outbox.id, id)))[0];
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => "done",
    (error: unknown) => reasonOf(error)?.code,
  );

describe("the outbox at the desk", () => {
  test("shows to whom, about what and whether it left, the newest first, and neither text nor secret", async () => {
    const { items, total, counts } = await desk().list({});
    expect(items.map(({ id }) => id)).toEqual([draft, ofTeam, secret, dead, failed, sent]);
    expect(total).toBe(6);
    expect(counts.statuses).toEqual({
      draft: 1,
      queued: 0,
      sending: 0,
      sent: 2,
      kept: 0,
      failed: 1,
      dead: 2,
      skipped: 0,
    });
    expect(items.find(({ id }) => id === failed)).toEqual({
      id: failed,
      template: "orderCreated",
      locale: "pt",
      toEmail: "ines@aldeia.example",
      toName: "Inês Ávila",
      subject: "Pedido ORD-2025-00017 recebido",
      status: "failed",
      attempts: 3,
      lastError: "452 mailbox full",
      topic: "order",
      about: null,
      lane: "ordinary",
      version: 1,
      reason: null,
      bounced: false,
      campaignId: null,
      verbs: ["retry", "holdBack", "discard"],
      isSuperseded: false,
      nextAttemptAt: later.toISOString(),
      sentAt: null,
      createdAt: new Date(IN_WINDOW.getTime() + 2000).toISOString(),
    });
  });

  test("names the record that has a page: orders, submissions, partners' accounts", async () => {
    const { items } = await desk().list({});
    const about = new Map(items.map((mail) => [mail.id, mail.about]));
    expect(about.get(sent)).toEqual({ kind: "order", id: "o1" });
    expect(about.get(draft)).toEqual({ kind: "submission", id: "s1" });
    expect(about.get(secret)).toEqual({ kind: "partner", id: partner.id });
    expect(about.get(ofTeam)).toBeNull();
  });

  test("is searched by recipient and subject, filtered by status, topic, language and day", async () => {
    expect(await ids({ search: "avila 00017", filters: { statuses: ["failed"] } })).toEqual([failed]);
    expect(await ids({ search: "ines@aldeia acc" })).toEqual([secret]);
    const params = { company: "منظمة النيل", reference: "ORD-2025-00018" };
    const apart = await write({ subject: composeSubject("orderCancelledByExhibitor", "pt", params) });
    for (const search of ["منظمة", "النيل", "\u2068منظمة النيل\u2069"])
      expect(await ids({ search })).toEqual([apart]);
    await db.write((tx) => tx.delete(outbox).where(eq(outbox.id, apart)));
    expect(await ids({ filters: { topics: ["access"] } })).toEqual([ofTeam, secret]);
    expect(await ids({ filters: { languages: ["en"], statuses: ["dead"] } })).toEqual([secret]);
    expect(await ids({ filters: { writtenFrom: "2025-08-02" } })).toEqual([]);
    expect(await ids({ filters: { writtenTo: "2025-08-01" } })).toHaveLength(6);
  });

  test("sends what failed at once, the same message, and what was given up from the beginning", async () => {
    const before = await read(failed);
    await desk().retry({ id: failed });
    await desk().retry({ id: dead });
    await portal.portal.drainMail();
    expect(await read(failed)).toMatchObject({ status: "sent", messageId: before?.messageId });
    expect((await read(failed))?.attempts).toBe(4);
    expect(await read(dead)).toMatchObject({ attempts: 1 });
  });

  test("never again what left, what is a draft, or what lost its password", async () => {
    expect(await codeOf(desk().retry({ id: sent }))).toBe("moveNotAllowed");
    expect(await codeOf(desk().retry({ id: draft }))).toBe("moveNotAllowed");
    expect(await codeOf(desk().retry({ id: secret }))).toBe("mailSecretGone");
    expect(await codeOf(desk().retry({ id: "nothing" }))).toBe("notFound");
    expect((await read(secret))?.status).toBe("dead");
  });
});
